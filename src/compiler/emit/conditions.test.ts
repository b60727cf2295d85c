import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { withConditions } from './conditions.ts'
import { Script, scriptOf } from './script.ts'
import { mapProperties } from '../text/mapProperties.ts'

it('a choice of addresses reads what offers it, and all else the whole record, in the entries of a list as well', () => {
  const number = { type: 'number' } as const
  const boat: RecordSchema = {
    $schema: '',
    type: 'object',
    required: ['length'],
    properties: {
      length: number,
      decks: { type: 'array', items: { type: 'object', required: ['area'], properties: { area: number } } },
    },
  }
  const to = [{ to: '/deck', only: 'self.area > 9' }]
  const deck = { path: 'area', show: 'self.length > 7', to }
  const value = { record: 'boat/boat', sections: [{ fields: [{ path: 'decks', entry: { columns: [deck] } }] }] }
  const around = { schemas: new Map([['boat/boat', boat]]), formats: { $schema: '', formats: {} } }
  const text = scriptOf(withConditions({ kind: 'form', id: 'boat/boat', value }, around).value)
  expect(text).toContain('cel.more(cel.number(cel.field(self, "area")), 9)')
  expect(text).toContain('cel.more(cel.number(cel.field(self, "length")), 7)')
})

/** The words whose values are conditions, by the meta-schemas of screens. */
const conditionWords = ['form', 'details', 'table', 'outcomes'].flatMap((kind) => {
  const words: string[] = []
  const meta: unknown = JSON.parse(readFileSync(`schemas/meta/${kind}.meta.json`, 'utf8'))
  mapProperties(meta, (name, value, inner) => {
    const { $ref, oneOf = [] } = (value ?? {}) as { $ref?: string; oneOf?: { $ref?: string }[] }
    if ([$ref, ...oneOf.map((one) => one.$ref)].some((to) => to?.endsWith('#/$defs/Condition'))) words.push(name)
    return inner(value)
  })
  return words
})

it.each([...new Set(conditionWords)])('a condition under "%s" becomes a function of the record', (word) => {
  const boat: RecordSchema = { $schema: '', type: 'object', properties: { name: { type: 'string' } } }
  const around = { schemas: new Map([['boat/boat', boat]]), formats: { $schema: '', formats: {} } }
  const value = { record: 'boat/boat', sections: [{ fields: ['name'], [word]: 'has(self.name)' }] }
  const { sections } = withConditions({ kind: 'form', id: 'boat/boat', value }, around).value as typeof value
  expect(sections[0]?.[word]).toBeInstanceOf(Script)
})
