import { fileTypeFromBuffer } from 'file-type'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { normaliseRecord } from '#engine/record/normaliseRecord.ts'
import { uploadFields } from '#engine/schema/uploadFields.ts'
import { readCatalogue } from '#server/catalogue.ts'
import { drawFiles } from './drawFiles.ts'
import { demoAccount } from './prepareDemo.ts'
import { readOrders } from './readOrders.ts'

const catalogue = await readCatalogue(process.cwd(), () => new Date())
const orders = readOrders()

/** The record that an operation of the contract enters. */
function definitionOf(operation: string) {
  const record = catalogue.operations.find(({ id }) => id === operation)?.body?.record
  if (record === undefined) throw new Error(`${operation} takes no record`)
  return catalogue.record(record)
}

const label = ({ json }: (typeof orders)[number]) => String(json['label'])

describe('the records of the demo', () => {
  it('are a dozen of many types, one of them found by "elan"', () => {
    expect(orders).toHaveLength(12)
    expect(new Set(orders.map(({ json }) => json['type'])).size).toBeGreaterThanOrEqual(10)
    expect(orders.map(label).filter((text) => text.includes('Élan'))).toHaveLength(1)
    expect(orders.some(({ json }) => json['measureUnity'] === 'HECTARES')).toBe(true)
    expect(orders.filter(({ json }) => json['condominiumTrustee']).length).toBeGreaterThanOrEqual(4)
  })

  it.each(orders.map((order) => [label(order), order] as const))(
    '%s is valid as it travels and as a whole',
    (_, order) => {
      const { schema, validation } = definitionOf(order.operation)
      const json = normaliseRecord(schema, order.json, catalogue.formats)
      expect(validation.wire(json)).toEqual([])
      expect(validation.record(json)).toEqual([])
    },
  )

  it('have photos that are images within the limits, no two alike', async () => {
    const seen = new Set<string>()
    let count = 0
    for (const order of orders) {
      const files = await drawFiles(order)
      const limits = new Map(
        uploadFields(definitionOf(order.operation).schema).map((field) => [field.upload.part, field]),
      )
      expect(files.length).toBeGreaterThanOrEqual(1)
      for (const { part, bytes } of files) {
        const limit = limits.get(part)
        expect(limit?.upload.accept).toContain((await fileTypeFromBuffer(bytes))?.mime)
        expect(bytes.length).toBeLessThan(limit?.upload.maxBytes ?? 0)
        expect(files.length).toBeLessThanOrEqual(limit?.maxItems ?? 0)
        const { width, height } = await sharp(bytes).metadata()
        expect([width, height]).toEqual([1200, 800])
        seen.add(createHash('sha256').update(bytes).digest('hex'))
        count += 1
      }
    }
    expect(seen.size).toBe(count)
  })

  it('belong to an account whose password keeps the rule of PWD-01 to PWD-05', () => {
    const { password } = demoAccount
    expect(password.length).toBeGreaterThan(6)
    for (const letter of [/[a-z]/, /[A-Z]/, /[0-9]/, /[~!@#$%^&*_+=\-'|(){}[\]:;"<>,.?/ ]/])
      expect(password).toMatch(letter)
  })
})
