import fc from 'fast-check'
import { placesOf, type Json } from '#engine/record/path.ts'
import { typeOf } from '#engine/schema/property.ts'
import { uploadFields } from '#engine/schema/wireFields.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { wireSchema } from '#compiler/emit/validators/wireSchema.ts'
import { asNew } from './asNew.ts'
import { documentOf } from './documentOf.ts'
import { hostileText, markIn } from './hostileTexts.ts'

/**
 * A new record with every field that it can have, in which each text that its schema leaves free is hostile and begins
 * with the name of its field. Lists whose entries are of several types have two of them.
 * @param sign tells the texts of one record from those of another
 */
export function hostileRecord(schema: RecordSchema, sign: string): Json {
  let turn = sign.length
  const make = (property: PropertySchema | RecordSchema, path: string, place: number): unknown => {
    const { properties, items, minimum, enum: values, const: only } = property as PropertySchema
    if (properties) {
      const entries = Object.entries(properties).map(([name, inner]) => [name, make(inner, `${path}.${name}`, place)])
      return Object.fromEntries(entries) as Json
    }
    if (items) {
      const kinds = items.properties?.['type']?.enum?.length ?? 1
      return Array.from({ length: Math.min(2, kinds) }, (_, index) => make(items, `${path}.${index}`, index))
    }
    if (only !== undefined) return only
    if (values) return values[place % values.length]
    if (typeOf(property) === 'number' || typeOf(property) === 'integer') return Math.max(minimum ?? 1, 1)
    const text = typeOf(property) === 'string' ? hostileText(property, path, (turn += 1)) : undefined
    return text ?? fc.sample(documentOf(property, true), { numRuns: 1, seed: 7 })[0]
  }
  return asNew(schema, make(wireSchema(schema), sign, 0) as Json)
}

/** The files that a record announces or has room for, one each, under names that try the same. */
export function hostileFiles(schema: RecordSchema, record: Json, sign: string) {
  return uploadFields(schema).flatMap(({ path, upload: { part }, wire: { sentAs } }) => {
    const holders = sentAs ? placesOf(record, path) : ['']
    return holders.map((_, index) => ({
      part,
      name: `⟨${sign}.${path}.${index}⟩"><img src=x onerror=ran()>{{name}}$t(app:common.close)'\u202E👩‍👩‍👧.png`,
    }))
  })
}

/** The hostile texts that stand in a record as it is answered, by their marks. */
export function hostileTextsIn(record: unknown): Map<string, string> {
  if (typeof record === 'string') {
    const mark = markIn(record)
    return new Map(mark === undefined ? [] : [[mark, record]])
  }
  if (typeof record !== 'object' || record === null) return new Map()
  return new Map(Object.values(record).flatMap((inner) => [...hostileTextsIn(inner)]))
}
