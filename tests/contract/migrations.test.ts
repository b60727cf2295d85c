import { describe, expect, it, vi } from 'vitest'
import { findingLine } from '#compiler/findings/Finding.ts'
import { lineOf, lint, read, rename, set, type Seed } from './seed.ts'

const estate = 'schemas/real-estate/real-estate.schema.json'
const tenant = 'schemas/tenant/tenant.schema.json'
const guarantor = 'schemas/guarantor/guarantor.schema.json'
const shape = 'schemas/migrations/stored.shape.json'

/** What the check says of stored records where the mistake is. */
function said({ changed, file, line }: Seed): string[] {
  const found = lint(changed)
  const here = found.filter((one) => one.file === file && one.line === line)
  if (here.length === 0) throw new Error(`Nothing at ${file}:${line} but\n${found.map(findingLine).join('\n')}`)
  return here.map(findingLine)
}

// Each lints all definitions anew, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

describe('a schema that leaves stored values behind', () => {
  it.each<[Seed, what: string, cure: string]>([
    [
      rename(estate, ['properties', 'acquisitionDate'], 'boughtOn', ['properties']),
      'no field takes the stored "acquisitionDate": its stored values would be orphaned',
      '{"record":"real-estate/real-estate","rename":"acquisitionDate","to":"boughtOn"}',
    ],
    [
      rename(guarantor, ['properties', 'resourceUuid'], 'uuid', ['properties']),
      'the stored "guarantors.resourceUuid"',
      '"rename":"guarantors.resourceUuid","to":"guarantors.uuid"',
    ],
    [
      set(estate, ['$defs', 'Type', 'enum', 2], 'APARTMENT', ['$defs', 'Type', 'enum']),
      '"type" no longer takes the stored "APARTEMENT"',
      '"retype":"type","values":[["APARTEMENT","APARTMENT"]]',
    ],
    [
      set(estate, ['properties', 'surface', 'type'], 'string'),
      '"surface" is stored as number and declared as string',
      '"retype":"surface","from":"number","to":"text"',
    ],
    [
      set(estate, ['required', 5], 'acquisitionDate'),
      'stored records may have no "acquisitionDate"',
      '"set":"acquisitionDate","to":"…"',
    ],
    [
      set(tenant, ['oneOf', 0, 'required', 1], 'followupAddress', ['oneOf', 0]),
      'stored records may break this rule',
      '{"record":"tenant/tenant","narrow":"*","because":"…"}',
    ],
    [
      set(shape, ['records', 'boat/boat'], { name: { type: 'string' } }),
      'no operation stores "boat/boat"',
      'put its schema and its operations back',
    ],
  ])('is refused where it stands, with the step that mends it: $1', (seed, what, cure) => {
    const lines = said(seed).join('\n')
    expect(lines).toContain(what)
    expect(lines).toContain(cure)
  })

  it('is refused without the shape as well', () => {
    const found = lint({ [shape]: undefined }).map(findingLine)
    expect(found).toEqual([expect.stringContaining('schemas/migrations/stored.shape.json is missing')])
  })
})

it('a schema that takes more is fine', () => {
  const seeds = [
    set(estate, ['properties', 'label', 'maxLength'], 300),
    set(estate, ['properties', 'constructionYear', 'minimum'], 1000),
    set(estate, ['rules'], undefined, ['properties']),
    set(tenant, ['required'], ['type', 'person'], ['required']),
  ]
  const found = seeds.flatMap(({ changed }) => lint(changed).filter(({ code }) => code === 'stored'))
  expect(found.map(findingLine)).toEqual([])
})

/** The definitions with a step, and what the check says of it. */
function step(changes: object[], name = '0001-more', others: Record<string, string> = {}) {
  const file = `schemas/migrations/${name}.migration.json`
  const text = JSON.stringify({ $schema: '../meta/migration.meta.json', changes }, undefined, 2)
  const found = lint({ ...others, [file]: text })
  const at = (path: (string | number)[], message: string) =>
    expect(found.map(findingLine)).toContainEqual(
      expect.stringMatching(new RegExp(`^${file.replaceAll('.', '\\.')}:${lineOf(text, path)}:\\d+ {2}.*${message}`)),
    )
  return { found, at }
}

describe('a step with a mistake', () => {
  const record = 'real-estate/real-estate'
  const twice = (...pairs: string[]) => pairs.map((pair) => pair.split(' '))
  type Row = [change: object, word: string, message: string]
  const ofShape: Row[] = [
    [{ rename: 'surfce', to: 'area' }, 'rename', 'no stored record has a field "surfce".*did you mean "surface"'],
    [{ record: 'sign-in/sign-in', rename: 'username', to: 'name' }, 'record', 'there are no stored records'],
    [{ rename: 'surface', to: 'label' }, 'to', 'there is a field "label" already'],
    [
      { rename: 'habitable.habitableComponents.surface', to: 'habitable.surface' },
      'to',
      'cannot leave or enter the entries of "habitable.habitableComponents"',
    ],
    [{ retype: 'surface', from: 'text', to: 'number' }, 'from', '"surface" is no text so far'],
    [{ retype: 'surface' }, 'retype', 'nothing says what the values become'],
    [{ set: 'garden.size', to: 1 }, 'set', 'no stored record has a field "garden"'],
    [{ retype: 'label', values: twice('a b'), otherwise: 'c' }, 'otherwise', 'add "because"'],
    [{ retype: 'type', values: twice('BOX OTHER', 'LAND OTHER') }, '', 'two values become the same.*add "because"'],
    [{ retype: 'type', values: twice('BOX A', 'BOX B') }, '', '"BOX" stands here twice'],
  ]
  const ofWords: Row[] = [
    [{ remove: 'surface' }, '', '"because" is missing'],
    [{ rename: 'surface', too: 'area' }, 'too', 'did you mean "to"'],
  ]
  it.each([
    ['that the stored records do not bear', ofShape],
    ['that the language does not know', ofWords],
  ])('tells every one %s, where it stands', (_, rows) => {
    const { at, found } = step(rows.map(([change]) => ({ record, ...change })))
    const lines = found.filter(({ file }) => file.startsWith('schemas/migrations/')).map(findingLine)
    for (const [index, [, word, message]] of rows.entries()) {
      expect(lines.join('\n')).toMatch(new RegExp(message))
      // Some stand at a pair of values, some at the whole change.
      if (word !== '') at(['changes', index, word], message)
    }
  })

  it('has the next number, and a name', () => {
    const change = { record, narrow: 'label', because: 'b' }
    step([change], '0003-more').at([], 'has the number 0003.*0001-more')
    step([change], 'more').at([], '"more" is no name of a step.*0001-')
  })

  it('is not changed, nor taken away, once it is part of the shape', () => {
    const shaped = read(shape).replace(/"steps": \{/, '"steps": { "0001-more": "of old", "0002-gone": "x"')
    const { at, found } = step([{ record, narrow: 'label', because: 'b' }], '0001-more', { [shape]: shaped })
    at(['changes'], 'the step "0001-more" was changed')
    expect(found.map(findingLine).join('\n')).toContain('the step "0002-gone" is gone')
  })

  it('is in order if it makes no mistake', () => {
    const { found } = step([{ record, narrow: 'label', because: 'Letters cut them off.' }])
    expect(found.map(findingLine)).toEqual([])
  })
})

it('an unreadable step is told, and nothing else', () => {
  const { changed } = rename(estate, ['properties', 'acquisitionDate'], 'boughtOn', ['properties'])
  const found = lint({ ...changed, 'schemas/migrations/0001-x.migration.json': '{' })
  expect(found.filter(({ code }) => code === 'stored')).toEqual([])
  expect(found.filter(({ file }) => file.startsWith('schemas/migrations')).map(({ code }) => code)).toContain('syntax')
})
