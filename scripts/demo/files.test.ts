import { fileTypeFromBuffer } from 'file-type'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { uploadFields } from '#engine/schema/uploadFields.ts'
import { definitionOf } from './orderedRecords.ts'
import { readFiles } from './readFiles.ts'
import { readOrders } from './readOrders.ts'

const orders = readOrders()
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('the files of the demo', () => {
  it('are of the kinds and within the limits of their fields, no two pictures of a place alike', async () => {
    const photographs = new Set<string>()
    let count = 0
    const read = await Promise.all(orders.map(readFiles))
    for (const [index, order] of orders.entries()) {
      const files = read[index] ?? []
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
})
