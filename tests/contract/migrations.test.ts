import type { JSONPath } from 'jsonc-parser'
import { describe, expect, it, vi } from 'vitest'
import { createProjectReader } from '#compiler/check/createProjectReader.ts'
import { findingLine } from '#compiler/text/Finding.ts'
import { stepsModule } from '#compiler/emit/calculations.ts'
import * as cel from '#engine/expressions/values.ts'
import { runModule } from '../../scripts/check/runModule.ts'
import { shapeText } from '../../scripts/generate/shape.ts'
import inSteps from './mistakes/inSteps.json' with { type: 'json' }
import { allTexts, edit, lineOf, lint, read, rename, set, type Seed } from './seed.ts'

const estate = 'schemas/real-estate/real-estate.schema.json'
const tenant = 'schemas/tenant/tenant.schema.json'
const shape = 'schemas/migrations/stored.shape.json'

/** What the check says of stored records where the mistake is. */
function linesOf({ changed, file, line }: Seed): string[] {
  const found = lint(changed)
  const here = found.filter((one) => one.file === file && one.line === line)
  if (here.length === 0) throw new Error(`Nothing at ${file}:${line} but\n${found.map(findingLine).join('\n')}`)
  return here.map(findingLine)
}

// Each lints all definitions anew, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const change = { rename, set }

describe('a schema that leaves stored values behind', () => {
  // A change of a file, where the mistake is found, what is said of it, and the step that mends it.
  it.each(inSteps.left as [keyof typeof change, string, JSONPath, never, JSONPath, what: string, cure: string][])(
    'is refused where it stands: %s in %s, %j to %j',
    (how, file, path, to, at, what, cure) => {
      const lines = linesOf(change[how](file, path, to, at)).join('\n')
      expect(lines).toContain(what)
      expect(lines).toContain(cure)
    },
  )

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
  it.each(Object.entries(inSteps.steps) as [string, [change: object, word: string, message: string][]][])(
    'tells every one that the %s refuses, where it stands',
    (_, rows) => {
      const { at, found } = step(rows.map(([change]) => ({ record, ...change })))
      const lines = found.filter(({ file }) => file.startsWith('schemas/migrations/')).map(findingLine)
      for (const [index, [, word, message]] of rows.entries()) {
        expect(lines.join('\n')).toMatch(new RegExp(message))
        // Some stand at a pair of values, some at the whole change.
        if (word !== '') at(['changes', index, word], message)
      }
    },
  )

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

/** The texts of the definitions after some edits. */
function edited(edits: [file: string, path: JSONPath, value: unknown][]): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [file, path, value] of edits) texts[file] = edit(texts[file] ?? read(file), path, value ?? undefined)
  return texts
}

type Tried = [edits: [JSONPath, unknown][], changes: object[], messages: string[]]

describe('a step is made on records of the old shape, and judged by the schemas of now', () => {
  it.each(Object.entries(inSteps.tried) as [string, Tried][])('%s', (_, [edits, changes, messages]) => {
    const texts = edited(edits.map(([path, value]) => [estate, path, value]))
    const { found } = step(
      changes.map((one) => ({ record: 'real-estate/real-estate', ...one })),
      '0001-more',
      texts,
    )
    const lines = found.filter(({ file }) => file.startsWith('schemas/migrations/')).map(findingLine)
    if (messages.length === 0) {
      expect([...lines, ...found.filter(({ code }) => code === 'stored').map(findingLine)]).toEqual([])
    }
    for (const message of messages) expect(lines.join('\n')).toMatch(new RegExp(message))
  })
})

describe('cures that are printed together', () => {
  /** The changes of each cure, one for each of its alternatives. */
  const curesIn = (texts: Record<string, string>) =>
    lint(texts)
      .filter(({ code }) => code === 'stored')
      .map(({ cure }) => [...cure.matchAll(/\{"record".*?\}(?=,? or |$)/g)].map(([text]) => JSON.parse(text) as object))

  type Pasted = [edits: [string, JSONPath, unknown][], fills: string[]]
  it.each(Object.entries(inSteps.pasted) as [string, Pasted][])(
    'can be pasted together, and then only ask for what the analyst knows: %s',
    (_, [edits, fills]) => {
      const texts = edited(edits)
      const cures = curesIn(texts)
      expect(cures.length).toBeGreaterThan(1)
      const wrongIn = (changes: object[]) =>
        step(changes, '0001-more', texts).found.filter(
          ({ file, code }) => code === 'stored' || file.startsWith('schemas/migrations/'),
        )
      for (const side of [0, -1]) {
        const pasted = cures.map((all) => all.at(side) ?? {})
        expect(new Set(wrongIn(pasted).map(({ code }) => code))).toEqual(new Set(['blank']))
        const open = [...fills]
        const filled = JSON.stringify(pasted)
          .replaceAll('"because":"…"', '"because":"b"')
          .replaceAll('"…"', () => JSON.stringify(/^\d+$/.test(open[0] ?? '') ? Number(open.shift()) : open.shift()))
        const { found } = step(JSON.parse(filled) as object[], '0001-more', texts)
        expect(found.filter(({ file }) => file.startsWith('schemas/migrations/')).map(findingLine)).toEqual([])
      }
    },
  )

  it('take each new value and each new field for one old', () => {
    const values = ['P1', 'P2', 'P3']
    const { changed } = set(estate, ['properties', 'measureUnity', 'enum'], values)
    const [[change] = []] = curesIn(changed as Record<string, string>)
    expect(change).toMatchObject({
      values: [
        ['SQUARE_METERS', '…'],
        ['HECTARES', '…'],
      ],
    })
    expect(change).not.toHaveProperty('because')
    // What is not whole yet is not tried.
    const { found } = step([change ?? {}], '0001-more', changed as Record<string, string>)
    const open = found.filter(({ file, code }) => code === 'stored' || file.startsWith('schemas/migrations/'))
    expect(open.map(({ code }) => code)).toEqual(['blank', 'blank'])
  })
})

it('the expressions of a step are compiled for the server, and the same after what they read is gone', () => {
  const file = 'schemas/migrations/0001-square-metres.migration.json'
  const record = 'real-estate/real-estate'
  const to = "self.measureUnity == 'HECTARES' ? self.surface * 10000.0 : self.surface"
  const changes = [
    { record, calculate: 'surface', to, because: 'b' },
    { record, remove: 'measureUnity', because: 'b' },
  ]
  const without = edited([
    [estate, ['properties', 'measureUnity'], undefined],
    [estate, ['required'], ['label', 'type', 'address', 'surface']],
  ])
  const text = JSON.stringify({ $schema: '../meta/migration.meta.json', changes })
  const reader = createProjectReader([])
  const projectOf = (shapeNow: string) =>
    reader.read(
      new Map([...allTexts(), ...Object.entries({ ...without, [file]: text, [shape]: shapeNow })] as [
        string,
        string,
      ][]),
    )
  const pending = projectOf(read(shape))
  const module = stepsModule(pending)['steps.gen.ts'] ?? ''
  const [, code = ''] = /"0001-square-metres 0 .*?": (.*)\n/.exec(module) ?? []
  const of = runModule(`export default ${code}`) as (self: object, cel: object) => unknown
  expect(of({ surface: 2, measureUnity: 'HECTARES' }, cel)).toBe(20_000)
  expect(of({ surface: 2, measureUnity: 'SQUARE_METERS' }, cel)).toBe(2)
  const committed = shapeText(pending, []).text
  expect(JSON.parse(committed)).not.toHaveProperty(['records', record, 'measureUnity'])
  expect(stepsModule(projectOf(committed))['steps.gen.ts']).toBe(module)
})

it('an unreadable step is told, and nothing else', () => {
  const { changed } = rename(estate, ['properties', 'acquisitionDate'], 'boughtOn', ['properties'])
  const found = lint({ ...changed, 'schemas/migrations/0001-x.migration.json': '{' })
  expect(found.filter(({ code }) => code === 'stored')).toEqual([])
  expect(found.filter(({ file }) => file.startsWith('schemas/migrations')).map(({ code }) => code)).toContain('syntax')
})
