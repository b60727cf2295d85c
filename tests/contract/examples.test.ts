import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { expect, it } from 'vitest'
import { isObject, type Json } from '#engine/record/path.ts'

const metas = readdirSync('schemas/meta').map(
  (file) => JSON.parse(readFileSync(`schemas/meta/${file}`, 'utf8')) as Json & { $id: string },
)

/** Every part of a meta-schema that gives examples, by its pointer. */
function* examplesIn(part: unknown, pointer: string): Generator<[pointer: string, example: unknown]> {
  if (!isObject(part) && !Array.isArray(part)) return
  const { examples } = part as { examples?: unknown }
  if (Array.isArray(examples)) for (const example of examples) yield [pointer, example]
  for (const [name, inner] of Object.entries(part)) {
    if (name !== 'examples') yield* examplesIn(inner, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`)
  }
}

it('every example of the language is what its meta-schema takes', () => {
  const ajv = new Ajv2019({ strict: false, schemas: metas, logger: false })
  const all = metas.flatMap(({ $id, ...meta }) =>
    [...examplesIn(meta, '')].map(([pointer, example]) => ({ place: `${$id}#${pointer}`, example })),
  )
  const wrong = all.filter(({ place, example }) => !ajv.validate({ $ref: encodeURI(place) }, example))
  expect(all.length).toBeGreaterThan(150)
  expect(wrong).toEqual([])
})
