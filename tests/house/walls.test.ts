import { ESLint } from 'eslint'
import { resolve } from 'node:path'
import tseslint from 'typescript-eslint'
import { expect, test } from 'vitest'

const { doors } = (await import(resolve('scripts/lint/doors.js'))) as { doors: Record<string, object> }

// Written out once more on purpose: a door that is opened in the lint configuration alone turns this file red.
test('the doors between the rooms are these', () => {
  expect(doors).toEqual({
    generated: { values: [], types: ['engine'] },
    compiler: { values: ['engine'], types: ['generated'] },
    engine: { values: [], types: ['generated'] },
    ui: { values: [], types: [] },
    client: { values: ['generated'], types: [] },
    fields: { values: ['engine', 'ui'], types: ['generated'] },
    screens: { values: ['engine', 'ui', 'fields', 'client'], types: ['generated'] },
    app: { values: ['engine', 'ui', 'fields', 'screens', 'client', 'generated'], types: [] },
    server: { values: ['engine', 'generated'], types: [] },
  })
})

// The walls need no types, so the lint runs on text alone.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] })
async function lint(file: string, text: string): Promise<string> {
  const [result] = await eslint.lintText(`${text}\n`, { filePath: resolve(file) })
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId ?? 'parser'}: ${message}`).join('\n')
}

test.each([
  `import { thing } from '#server/thing.ts'\nthing()`,
  `import { thing } from '../server/thing.ts'\nthing()`,
  `import '#server/thing.ts'`,
  `export { thing } from '#server/thing.ts'`,
  `export * from '#server/thing.ts'`,
  `import type { Thing } from '#server/thing.ts'\nexport const one: Thing | null = null`,
  `export type { Thing } from '#server/thing.ts'`,
  `export type Thing = import('#server/thing.ts').Thing`,
  `export const load = () => import('#server/thing.ts')`,
  'export const load = () => import(`../server/thing.ts`)',
  `/* eslint-disable */\nimport { thing } from '#server/thing.ts'\nthing()`,
])('no way leads through a wall: %s', async (text) => {
  for (const room of Object.keys(doors).filter((name) => name !== 'server' && name !== 'generated'))
    expect(await lint(`src/${room}/Planted.tsx`, text)).toContain(`house/doors: src/${room} may import only`)
})

const network = 'Only src/client talks to the network'
const html = 'no HTML is ever built from strings'
test.each([
  ['src/fields/deep/Planted.tsx', `import { thing } from '../../client/thing.ts'\nthing()`, 'may not import client'],
  ['src/app/planted.ts', `import { thing } from '../client/thing.ts'\nthing()`, 'by its name: #client/'],
  ['src/engine/planted.ts', `import { facts } from '#generated/facts.gen.ts'\nfacts()`, 'only types of generated'],
  ['src/screens/planted.ts', `export const load = () => import('#generated/facts.gen.ts')`, 'only types of generated'],
  ['scripts/demo/planted.ts', `export type { Person } from '../../tests/api/server.ts'`, 'may not import tests/'],
  ['src/server/planted.ts', `import * as it from 'react-dom/client'\nit`, 'knows no React'],
  ['src/client/planted.ts', `import * as it from '@tanstack/react-table'\nit`, 'knows no React'],
  ['src/engine/planted.ts', `import * as it from 'node:fs'\nvoid it`, 'without Node'],
  ['src/screens/planted.ts', `import * as it from 'path'\nvoid it`, 'without Node'],
  [
    'src/server/planted.ts',
    `import words from '../../locales/fr/app.json'\nvoid words`,
    'Only src/app imports the files',
  ],
  [
    'src/ui/planted.ts',
    `export const all = import.meta.glob(['/locales/**/*.json'])`,
    'Only src/app imports the files',
  ],
  ['src/app/planted.ts', `void fetch('/x')`, network],
  ['src/engine/planted.ts', `void globalThis.fetch('/x')`, network],
  ['src/screens/planted.ts', `export const socket = new WebSocket('wss://example.org')`, network],
  ['src/ui/planted.ts', `navigator.sendBeacon('/x')`, network],
  ['src/ui/Planted.tsx', `export const Planted = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />`, html],
  ['src/ui/planted.ts', `export const planted = { dangerouslySetInnerHTML: { __html: 'x' } }`, html],
  ['src/ui/planted.ts', `document.body.innerHTML = 'x'`, html],
  ['src/ui/planted.ts', `document.body.insertAdjacentHTML('beforeend', 'x')`, html],
])('%s may not say %s', async (file, text, message) => expect(await lint(file, text)).toContain(message))

test.each([
  ['src/client/planted.ts', `void fetch('/x')`],
  ['src/app/planted.ts', `export const all = import.meta.glob('../../schemas/**/*.json')`],
  ['src/fields/deep/Planted.tsx', `import { thing } from '../other/thing.ts'\nthing()`],
  [
    'src/engine/planted.ts',
    `import type { Facts } from '#generated/facts.gen.ts'\nexport const none: Facts | null = null`,
  ],
  ['src/screens/clean.ts', `import { kindOf } from '#engine/schema/kindOf.ts'\nexport const clean = kindOf`],
  ['scripts/demo/planted.ts', `export type { Person } from '../suite/results.ts'`],
])('%s may say %s', async (file, text) => expect(await lint(file, text)).toBe(''))
