import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../temporaryFolder.ts'
import planted from './planted.json' with { type: 'json' }

const { doors, storeys } = (await import(resolve('scripts/lint/doors.js'))) as {
  doors: Record<string, object>
  storeys: Record<string, Record<string, string[]>>
}

// Written out once more on purpose: a door that is opened in the lint configuration alone turns this file red.
test('the doors between the rooms are these', () => {
  expect(doors).toEqual({
    generated: { values: [], types: ['engine'] },
    compiler: { values: ['engine'], types: ['generated'] },
    engine: { values: [], types: ['generated'] },
    ui: { values: [], types: [] },
    client: { values: ['generated'], types: ['engine'] },
    fields: { values: ['engine', 'ui'], types: ['generated'] },
    screens: { values: ['engine', 'ui', 'fields', 'client'], types: ['generated'] },
    app: { values: ['engine', 'ui', 'fields', 'screens', 'client', 'generated'], types: [] },
    server: { values: ['engine', 'generated'], types: [] },
  })
})

test('the storeys of the compiler are these, and each imports only what lies below', () => {
  expect(storeys).toEqual({
    compiler: {
      text: [],
      expressions: ['text'],
      project: ['text'],
      emit: ['text', 'expressions', 'project'],
      uses: ['text', 'expressions', 'project'],
      check: ['text', 'expressions', 'project', 'uses', 'emit'],
      top: ['text', 'expressions', 'project', 'emit'],
    },
  })
})

const throughStoreys = Object.entries(storeys['compiler'] ?? {}).flatMap(([from, below]) =>
  ['text', 'expressions', 'project', 'emit', 'uses', 'check']
    .filter((to) => to !== from && !below.includes(to))
    .flatMap((to) => {
      const folder = from === 'top' ? '' : `/${from}`
      const message = `src/compiler/${from} may import only`
      return planted.ways
        .map((text) => text.replaceAll(/(#|\.\.\/)server\//g, `#compiler/${to}/`))
        .map((text) => [`src/compiler${folder}/planted.ts`, text, message] as const)
    }),
)
const everywhere = Object.keys(doors).filter((name) => name !== 'server' && name !== 'generated')
const throughWalls = planted.ways.flatMap((text) =>
  everywhere.map((room) => [`src/${room}/Planted.tsx`, text, `house(doors): src/${room} may import only`] as const),
)
const forbidden = planted.forbidden as [string, string, string][]
const allowed = planted.allowed as [string, string][]
let findings: string[][]

// All plants stand in one copy of the house, each in a file of its own. The walls need no types.
beforeAll(() => {
  const folder = temporaryFolder()
  cpSync('scripts/lint', join(folder, 'scripts', 'lint'), { recursive: true })
  const config = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as { options: object }
  const options = { ...config.options, typeAware: false, typeCheck: false }
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, options }))
  const files = [...throughWalls, ...throughStoreys, ...forbidden, ...allowed].map(([path, text], index) => {
    const file = path.replace('lanted.', `lanted${index}.`)
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${text}\n`)
    return file
  })
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; message: string; filename: string }[] }
  findings = files.map((file) =>
    diagnostics.filter(({ filename }) => filename === file).map(({ code, message }) => `${code}: ${message}`),
  )
})

test.each([...throughWalls, ...throughStoreys, ...forbidden].map((plant, index) => [...plant, index] as const))(
  '%s may not say %s',
  (_file, _text, message, index) => expect(findings[index]?.join('\n')).toContain(message),
)

test.each(allowed)('%s may say %s', (file, text) => {
  const index = allowed.findIndex((one) => one[0] === file && one[1] === text)
  expect(findings.slice(-allowed.length)[index]).toEqual([])
})
