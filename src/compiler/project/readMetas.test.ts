import { expect, it } from 'vitest'
import type { Sentence } from '../text/sentences.ts'
import { jsonSource } from '../text/Source.ts'
import { readMetas } from './readMetas.ts'

/** What is said of a value that is to have one of two shapes. */
function sentencesOf(value: unknown): Sentence[] {
  const shape = (title: string, required: string[], ...names: string[]) => ({
    title,
    type: 'object',
    additionalProperties: false,
    required,
    properties: Object.fromEntries(names.map((name) => [name, { type: 'number' }])),
  })
  const meta = {
    $id: 'thing.meta.json',
    type: 'object',
    properties: {
      one: {
        oneOf: [
          shape('Boat', ['length', 'sails'], 'length', 'sails', 'crew'),
          shape('Car', ['length'], 'length', 'wheels'),
        ],
      },
    },
  }
  const metas = readMetas([jsonSource('schemas/meta/thing.meta.json', JSON.stringify(meta))])
  const found: Sentence[] = []
  metas.check('thing.meta.json', jsonSource('a.json', JSON.stringify({ one: value })), (_, sentence) =>
    found.push(sentence),
  )
  return found
}

// A boat that lacks what boats must have is no boat, whatever it has in common with them.
it.each<[string, object, string[]]>([
  ['all that it demands', { length: 3, rudder: 1 }, ['unknownName', 'rudder', 'wheels']],
  ['all that it demands, of two the more', { length: 3, sails: 2, rudder: 1 }, ['unknownName', 'rudder', 'crew']],
  ['most names, where neither is whole', { sails: 2, crew: 1 }, ['missing', 'length', '']],
])('of several shapes, the one is meant that has %s', (_, value, [code, name, near = '']) => {
  const [found] = sentencesOf(value)
  expect(found?.code).toBe(code)
  expect(found?.cause).toContain(`"${name}" is`)
  expect(found?.cure).toContain(near)
})
