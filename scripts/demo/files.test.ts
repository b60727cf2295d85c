import { fileTypeFromBuffer } from 'file-type'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { uploadFields } from '#engine/schema/uploadFields.ts'
import { drawFiles } from './drawFiles.ts'
import { definitionOf } from './orderedRecords.ts'
import { readOrders, type RecordOrder } from './readOrders.ts'

const begun = new Date()
const orders = readOrders(begun)
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('the files of the demo', () => {
  it('are of the kinds and within the limits of their fields, no two pictures of a place alike', async () => {
    const photographs = new Set<string>()
    let count = 0
    const drawn = await Promise.all(orders.map(drawFiles))
    for (const [index, order] of orders.entries()) {
      const files = drawn[index] ?? []
      for (const { upload, maxItems } of uploadFields(definitionOf(order.operation).schema)) {
        const found = files.filter(({ part }) => part === upload.part)
        expect(found.length).toBeLessThanOrEqual(maxItems ?? 0)
        for (const { name, type, bytes } of found) {
          expect((await fileTypeFromBuffer(bytes))?.mime, name).toBe(type)
          expect(upload.accept.includes('*/*') || upload.accept.includes(type), name).toBe(true)
          expect(bytes.length).toBeLessThan(upload.maxBytes)
        }
      }
      const parts = new Set(uploadFields(definitionOf(order.operation).schema).map(({ upload }) => upload.part))
      expect(files.filter(({ part }) => !parts.has(part))).toEqual([])
      if (order.operation !== 'createRealEstate') continue
      expect(files.length).toBeGreaterThanOrEqual(1)
      for (const { bytes } of files) {
        const { width, height } = await sharp(bytes).metadata()
        expect([width, height]).toEqual([1200, 800])
        photographs.add(hash(bytes))
        count += 1
      }
    }
    expect(photographs.size).toBe(count)
  })

  it('are named as the records say', () => {
    for (const { json, files = {} } of orders) {
      const names = (value: unknown) => JSON.stringify(value ?? []).match(/(?<="fileName":")[^"]+/g) ?? []
      for (const part of ['documents', 'identificationDocument'])
        expect((files[part] ?? []).map(({ name }) => name)).toEqual([...names(json[part])])
    }
  })

  it('are drawn again to the byte, so that a call that is repeated is the same call', async () => {
    const [student] = orders.filter(({ json }) => JSON.stringify(json).includes('SCHOOL_REGISTRATION'))
    const again = readOrders(begun).find(({ json }) => JSON.stringify(json) === JSON.stringify(student?.json))
    const draw = async (order?: RecordOrder) => (order ? (await drawFiles(order)).map(({ bytes }) => hash(bytes)) : [])
    const first = await draw(student)
    expect(new Set(first).size).toBeGreaterThanOrEqual(5)
    expect(await draw(again)).toEqual(first)
  })

  it('are refused where nobody can draw them', async () => {
    const order = (file: object) => ({ operation: '', json: {}, files: { documents: [{ name: 'x', ...file }] } })
    await expect(drawFiles(order({}))).rejects.toThrow('x must say one of')
    const paper = { kind: 'poem', issuer: '', issuerAddress: '', color: '#000000', date: '01/01/2026' }
    await expect(drawFiles(order({ paper }))).rejects.toThrow('No paper is called poem')
  })
})
