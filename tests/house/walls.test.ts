import { ESLint } from 'eslint'
import { resolve } from 'node:path'
import tseslint from 'typescript-eslint'
import { expect, test } from 'vitest'
import planted from './planted.json' with { type: 'json' }

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

test.each(planted.ways)('no way leads through a wall: %s', async (text) => {
  for (const room of Object.keys(doors).filter((name) => name !== 'server' && name !== 'generated'))
    expect(await lint(`src/${room}/Planted.tsx`, text)).toContain(`house/doors: src/${room} may import only`)
})

test.each(planted.forbidden as [string, string, string][])('%s may not say %s', async (file, text, message) =>
  expect(await lint(file, text)).toContain(message),
)

test.each(planted.allowed as [string, string][])('%s may say %s', async (file, text) =>
  expect(await lint(file, text)).toBe(''),
)
