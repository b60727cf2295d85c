import { ESLint } from 'eslint'
import { resolve } from 'node:path'
import tseslint from 'typescript-eslint'
import { expect, test } from 'vitest'

// Written out once more on purpose: a door that is opened in the lint configuration alone turns this file red.
const rooms = ['generated', 'compiler', 'engine', 'ui', 'client', 'fields', 'screens', 'app', 'server'] as const
type Room = (typeof rooms)[number]
const open: Record<Room, Room[]> = {
  generated: [],
  compiler: ['engine'],
  engine: [],
  ui: [],
  client: ['generated'],
  fields: ['engine', 'ui'],
  screens: ['engine', 'ui', 'fields', 'client'],
  app: ['engine', 'ui', 'fields', 'screens', 'client', 'generated'],
  server: ['engine', 'generated'],
}
const openForTypes: Partial<Record<Room, Room[]>> = {
  compiler: ['generated'],
  engine: ['generated'],
  fields: ['generated'],
  screens: ['generated'],
}
/** src/generated is made by a machine and is not linted; nobody types an import there. */
const linted = rooms.filter((room) => room !== 'generated')

// The walls need no types, so the lint runs on text alone.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] })

const lint = async (file: string, text: string) => {
  const [result] = await eslint.lintText(text, { filePath: resolve(file) })
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId ?? 'parser'}: ${message}`)
}
const closedTo = (room: Room) =>
  rooms.filter((other) => other !== room && !open[room].includes(other) && !openForTypes[room]?.includes(other))

const waysIn: [string, (room: string) => string][] = [
  ['by name', (room) => `import { thing } from '#${room}/thing.ts'\nthing()\n`],
  ['by a relative path', (room) => `import { thing } from '../${room}/thing.ts'\nthing()\n`],
  ['for its side effects', (room) => `import '#${room}/thing.ts'\n`],
  ['by passing it on', (room) => `export { thing } from '#${room}/thing.ts'\n`],
  ['by passing all on', (room) => `export * from '#${room}/thing.ts'\n`],
  ['for types', (room) => `import type { Thing } from '#${room}/thing.ts'\nexport const one: Thing | null = null\n`],
  ['by passing a type on', (room) => `export type { Thing } from '#${room}/thing.ts'\n`],
  ['by a type expression', (room) => `export type Thing = import('#${room}/thing.ts').Thing\n`],
  ['when it runs', (room) => `export const load = () => import('#${room}/thing.ts')\n`],
  ['when it runs, relatively', (room) => `export const load = () => import(\`../${room}/thing.ts\`)\n`],
]

test.each(linted)('src/%s enters no room that is closed to it, in any way', async (room) => {
  const open: string[] = []
  for (const other of closedTo(room))
    for (const [way, text] of waysIn) {
      const problems = (await lint(`src/${room}/Planted.tsx`, text(other))).join('\n')
      const refused = problems.includes(`house/doors: src/${room} may import only`)
      if (!refused || !problems.includes(`may not import ${other}`)) open.push(`${other} ${way}`)
    }
  expect(open).toEqual([])
})

test.each([
  ['by a value', `import { house } from '../../tests/api/requests.ts'\nvoid house\n`],
  ['by a type', `export type { Person } from '../../tests/api/server.ts'\n`],
  ['when it runs', `export const load = () => import('../../tests/api/requests.ts')\n`],
])('scripts never enter tests: %s', async (_, text) => {
  expect((await lint('scripts/demo/planted.ts', text)).join()).toContain('scripts/ may not import tests/')
  expect((await lint('scripts/demo/planted.ts', text.replace('tests/api', 'scripts/suite'))).join()).toBe('')
})

test('a deeper folder does not open a door', async () => {
  const text = `import { thing } from '../../client/thing.ts'\nthing()\n`
  expect((await lint('src/fields/deep/Planted.tsx', text)).join()).toContain('house/doors')
  expect((await lint('src/fields/deep/Planted.tsx', text.replace('../../client', '../other'))).join()).toBe('')
})

test.each(Object.keys(openForTypes) as Room[])('src/%s takes only types from generated', async (room) => {
  const file = `src/${room}/planted.ts`
  for (const text of [
    `import { facts } from '#generated/facts.gen.ts'\nfacts()\n`,
    `export const load = () => import('#generated/facts.gen.ts')\n`,
  ])
    expect((await lint(file, text)).join()).toContain('only types of generated')
  const types = `import type { Facts } from '#generated/facts.gen.ts'\nexport const none: Facts | null = null\n`
  expect(await lint(file, types)).toEqual([])
})

test.each(
  linted.flatMap((room) =>
    open[room].map((other) => ({ room, other, text: `import { a } from '../${other}/a.ts'\na()\n` })),
  ),
)('src/$room enters $other by its name only', async ({ room, other, text }) => {
  expect((await lint(`src/${room}/planted.ts`, text)).join()).toContain(`by its name: #${other}/`)
  expect(await lint(`src/${room}/planted.ts`, text.replace('../', '#'))).toEqual([])
})

const packages = ['react', 'react-dom/client', 'antd', '@tanstack/react-table', 'react-router-dom', '@rjsf/core']
test.each(['engine', 'client', 'server'])('src/%s knows no React', async (room) => {
  for (const name of packages)
    expect((await lint(`src/${room}/planted.ts`, `import * as it from '${name}'\nit\n`)).join()).toContain(
      'knows no React',
    )
})

test.each(linted.filter((room) => room !== 'server'))('src/%s runs without Node', async (room) => {
  for (const name of ['node:fs', 'fs', 'node:crypto', 'path'])
    expect((await lint(`src/${room}/planted.ts`, `import * as it from '${name}'\nvoid it\n`)).join()).toContain(
      'without Node',
    )
})

const calls = [
  `void fetch('/x')\n`,
  `void window.fetch('/x')\n`,
  `void globalThis.fetch('/x')\n`,
  `export const request = new XMLHttpRequest()\n`,
  `export const socket = new WebSocket('wss://example.org')\n`,
  `export const source = new EventSource('/x')\n`,
  `navigator.sendBeacon('/x')\n`,
]
test.each(linted.filter((room) => room !== 'client' && room !== 'server'))(
  'src/%s may not call the network',
  async (room) => {
    for (const text of calls)
      expect((await lint(`src/${room}/planted.ts`, text)).join()).toContain('Only src/client talks to the network')
  },
)

test('src/client may call the network', async () => {
  expect(await lint('src/client/planted.ts', `void fetch('/x')\n`)).toEqual([])
})

const domain = [
  `import words from '../../locales/fr/app.json'\nvoid words\n`,
  `export const all = import.meta.glob('../../schemas/**/*.json')\n`,
  `export const all = import.meta.glob(['/locales/**/*.json'])\n`,
  `export const load = () => import('../../openapi/openapi.yaml')\n`,
]
test.each(linted.filter((room) => room !== 'app').flatMap((room) => domain.map((text) => ({ room, text }))))(
  'src/$room may not import the domain: $text',
  async ({ room, text }) => {
    expect((await lint(`src/${room}/planted.ts`, text)).join()).toContain('Only src/app imports the files of')
  },
)

test('src/app may import the domain', async () => {
  for (const text of domain.slice(0, 3)) expect((await lint('src/app/planted.ts', text)).join()).toBe('')
})

test.each([
  ['an attribute', `export const Planted = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />\n`],
  ['a property', `export const planted = { dangerouslySetInnerHTML: { __html: 'x' } }\n`],
  ['an assignment', `document.body.innerHTML = 'x'\n`],
  ['an insertion', `document.body.insertAdjacentHTML('beforeend', 'x')\n`],
])('no HTML from strings: %s', async (_, text) => {
  expect((await lint('src/ui/Planted.tsx', text)).join()).toContain('no HTML is ever built from strings')
})

test('no file silences the lint', async () => {
  const text = `/* eslint-disable */\nimport { thing } from '#server/thing.ts'\nthing()\n`
  expect((await lint('src/ui/Planted.tsx', text)).join()).toContain('house/doors')
})

test('a house without violations passes', async () => {
  const text = [
    `import { kindOf } from '#engine/schema/kindOf.ts'`,
    `import type { RecordSchema } from '#generated/definitions.gen.ts'`,
    `import { useText } from '#ui/text/useText.ts'`,
    `import { rows } from './rows.ts'`,
    `export const clean = (schema: RecordSchema) => [kindOf(schema), useText, rows]`,
  ].join('\n')
  expect(await lint('src/screens/clean.ts', `${text}\n`)).toEqual([])
})
