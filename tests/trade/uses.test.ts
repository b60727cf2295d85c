import { expect, test } from 'vitest'
import { createProjectReader } from '#compiler/check/createProjectReader.ts'
import { findingLine } from '#compiler/text/Finding.ts'
import { fieldKey } from '#compiler/project/declarationOf.ts'
import type { Project } from '#compiler/project/readProject.ts'
import type { Use } from '#compiler/uses/Use.ts'
import { usesOf } from '#compiler/uses/usesOf.ts'
import { leafPaths, propertyAt } from '#engine/schema/propertyAt.ts'
import { createRandom } from '../random.ts'
import { withTrade } from './withTrade.ts'

const texts = withTrade()
const reader = createProjectReader([])
const project = reader.read(texts)

/** The text of a use from its first character, and the offset of that character in its file. */
function textAt({ source, path, isName, start }: Use): { text: string; offset: number } {
  const { line, column } = source.place(path, isName ? 'name' : 'value')
  const before = source.text.split('\n').slice(0, line - 1)
  const at = before.reduce((length, one) => length + one.length + 1, 0) + column - 1
  // A quotation mark stands before a text.
  const offset = at + (/["']/.test(source.text.charAt(at)) ? 1 : 0) + start
  return { text: source.text.slice(offset), offset }
}

/** The keys of all fields of all records, with the name of each. */
function fieldsOf({ records }: Project): Map<string, string> {
  const found = new Map<string, string>()
  for (const { whole } of records.values()) {
    for (const leaf of whole ? leafPaths(whole) : []) {
      const steps = leaf.split('.')
      for (const [index, step] of steps.entries()) {
        const schema = whole && propertyAt(whole, steps.slice(0, index + 1).join('.'))?.schema
        const key = schema && fieldKey(schema)
        // The id of records and entries has a fixed name.
        if (key !== undefined && step !== 'resourceUuid') found.set(key, step)
      }
    }
  }
  return found
}

const fields = fieldsOf(project)

test('each use of a field stands at the name of the field', () => {
  const wrong = [...fields].flatMap(([key, name]) =>
    usesOf(project)
      .of('field', key)
      .filter((use) => use.isWritten)
      .filter((use) => use.end - use.start !== name.length || !textAt(use).text.startsWith(name))
      .map(
        (use) =>
          `${key} in ${use.source.file} at ${use.path.join('.')}, ${use.start}-${use.end}: ${textAt(use).text.slice(0, 20)} ${name}`,
      ),
  )
  expect(fields.size).toBeGreaterThan(60)
  expect(wrong).toEqual([])
})

/** The texts with a field renamed wherever the index names it. */
function renamed(key: string, name: string, next: string): Map<string, string> {
  const places = new Map<string, Set<number>>()
  for (const use of usesOf(project).of('field', key)) {
    if (!use.isWritten) continue
    const offsets = places.get(use.source.file) ?? new Set()
    places.set(use.source.file, offsets.add(textAt(use).offset))
  }
  const result = new Map(texts)
  for (const [changed, offsets] of places) {
    let text = texts.get(changed) ?? ''
    for (const offset of [...offsets].sort((left, right) => right - left)) {
      text = text.slice(0, offset) + next + text.slice(offset + name.length)
    }
    result.set(changed, text)
  }
  return result
}

/** The keys of the fields that each place of a text names. */
function placesOf(): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>()
  for (const key of fields.keys()) {
    for (const { source, path, start } of usesOf(project).of('field', key)) {
      const place = `${source.file} ${path.join('/')} ${start}`
      places.set(place, (places.get(place) ?? new Set()).add(key))
    }
  }
  return places
}

/** Fields whose name stands in a text that names other fields, too: such a text says the same of two records. */
const shared = new Set([...placesOf().values()].flatMap((keys) => (keys.size > 1 ? [...keys] : [])))

/** The id of a column is called like this field: the label of the field heads it. */
const headsByName = ['schemas/inspection/inspection.schema.json#/properties/remark']

/** Fields that are renamed, chosen by `SEED`; `FIELDS=300` tries all of them. */
const seed = Number(process.env['SEED'] ?? 20261128)
const count = Number(process.env['FIELDS'] ?? 16)

test(`a field that is renamed wherever the index names it leaves no mistake, SEED=${seed}`, () => {
  const random = createRandom(seed)
  const renamable = [...fields].filter(([key]) => !shared.has(key) && !headsByName.includes(key))
  const chosen = renamable
    .map((field) => ({ field, order: random() }))
    .sort((left, right) => left.order - right.order)
    .slice(0, count)
  const wrong = chosen.flatMap(({ field: [key, name] }) => {
    const found = reader.findMistakes(renamed(key, name, `${name}Anew`)).map(findingLine)
    return found.map((line) => `${key}: ${line}`)
  })
  expect(renamable.length).toBeGreaterThan(120)
  expect(wrong).toEqual([])
})

test('a use that the index lacks is a mistake once its field is renamed', () => {
  const key = 'schemas/colony/colony.schema.json#/properties/race'
  const whole = renamed(key, 'race', 'raceAnew')
  const [file] = [...whole.keys()].filter((one) => one.endsWith('colony.form.json'))
  whole.set(file ?? '', texts.get(file ?? '') ?? '')
  expect(reader.findMistakes(whole).map(({ code }) => code)).toContain('noField')
})

test('a record, a shape, a call, an address and a lookup are found where they are used', () => {
  const filesOf = (type: string, name: string) => [
    ...new Set(
      usesOf(project)
        .of(type, name)
        .map(({ source }) => source.file),
    ),
  ]
  expect(filesOf('record', 'colony/colony')).toContain('schemas/colony/colony.form.json')
  expect(
    usesOf(project)
      .recordsWith('shapes/person')
      .map(({ id }) => id),
  ).toContain('tenant/tenant')
  expect(filesOf('operation', 'getAccountDetails')).toContain('schemas/harvest/stored.table.json')
  expect(filesOf('address', '/tenant/new')).toContain('schemas/tenant/tenant.table.json')
  expect(filesOf('lookup', 'countries')).toContain('schemas/shapes/person.schema.json')
  expect(usesOf(project).of('field', 'schemas/colony/colony.schema.json#/properties/none')).toEqual([])
})
