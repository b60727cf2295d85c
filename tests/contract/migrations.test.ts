import type { JSONPath } from 'jsonc-parser'
import { describe, expect, it, vi } from 'vitest'
import { findingLine } from '#compiler/findings/Finding.ts'
import inSteps from './mistakes/inSteps.json' with { type: 'json' }
import { lineOf, lint, read, rename, set, type Seed } from './seed.ts'

const estate = 'schemas/real-estate/real-estate.schema.json'
const tenant = 'schemas/tenant/tenant.schema.json'
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

const change = { rename, set }

describe('a schema that leaves stored values behind', () => {
  // A change of a file, where the mistake is found, what is said of it, and the step that mends it.
  it.each(inSteps.left as [keyof typeof change, string, JSONPath, never, JSONPath, what: string, cure: string][])(
    'is refused where it stands: %s in %s, %j to %j',
    (how, file, path, to, at, what, cure) => {
      const lines = said(change[how](file, path, to, at)).join('\n')
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

it('an unreadable step is told, and nothing else', () => {
  const { changed } = rename(estate, ['properties', 'acquisitionDate'], 'boughtOn', ['properties'])
  const found = lint({ ...changed, 'schemas/migrations/0001-x.migration.json': '{' })
  expect(found.filter(({ code }) => code === 'stored')).toEqual([])
  expect(found.filter(({ file }) => file.startsWith('schemas/migrations')).map(({ code }) => code)).toContain('syntax')
})
