import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'

/** What is, or is about to be, in the repository. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(file))
const textFiles = files.filter(
  (file) => /\.(ts|tsx|js|json|md|ya?ml|html|css|svg)$|^\.ci\//.test(file) && file !== 'package-lock.json',
)

interface Package {
  scripts: Record<string, string>
}
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Package

describe('commands', () => {
  it.each(['README.md', ...files.filter((file) => file.startsWith('docs/') && file.endsWith('.md'))])(
    '%s names only commands that exist',
    (file) => {
      const text = readFileSync(file, 'utf8')
      const named = [...text.matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map(([, name]) => name ?? '')
      const own = ['ci', 'init', 'install', 'i', 'pkg', 'run']
      expect(named.filter((name) => !own.includes(name) && !(name in scripts))).toEqual([])
    },
  )

  it('npm run check runs every part', () => {
    const parts = Object.keys(scripts).filter((name) => name.startsWith('check:'))
    expect(parts.length).toBeGreaterThan(3)
    for (const part of parts) expect(scripts.check).toContain(`npm run ${part}`)
  })
})

describe('the tree', () => {
  it('was read', () => expect(textFiles.length).toBeGreaterThan(50))

  // Written in pieces, so that this file does not find itself.
  const foreign = ['/ho' + 'me/', '/Us' + 'ers/', '/wo' + 'rk/', '../sha' + 'red']
  it('holds no path of somebody’s machine', () => {
    const hits = textFiles.flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return foreign.filter((path) => text.includes(path)).map((path) => `${file}: ${path}`)
    })
    expect(hits).toEqual([])
  })

  it('switches no rule of the lint off', () => {
    const off = 'oxlint-' + 'disable'
    expect(textFiles.filter((file) => readFileSync(file, 'utf8').includes(off))).toEqual([])
  })

  it('puts texts into a normal form in one place, which holds for texts of any length', () => {
    const code = files.filter((file) => /^src\/.*\.tsx?$/.test(file) && !file.includes('.test.'))
    const direct = code.filter((file) => /\.normalize\(/.test(readFileSync(file, 'utf8')))
    expect(direct).toEqual(['src/engine/text/normalForm.ts'])
  })

  it('takes the driver of SQLite from one module, which knows the one that suits each Node', () => {
    const code = files.filter((file) => /^(src|tests|scripts)\/.*\.tsx?$/.test(file))
    const naming = code.filter((file) =>
      /^(?!import type ).*['(]better-sqlite3(-node20)?'/m.test(readFileSync(file, 'utf8')),
    )
    expect(naming).toEqual(['src/server/store/database/sqliteDriver.ts'])
  })

  it('has no barrels and no drawers', () => {
    const code = files.filter((file) => /^(src|tests|scripts)\//.test(file))
    expect(code.filter((file) => /\/(index|utils|helpers|misc|common|types)(\/|\.tsx?$)/.test(file))).toEqual([])
  })

  it('has at most 20 files of code in a folder, beside their tests', () => {
    const counts = new Map<string, number>()
    const isCode = /^(src\/(?!generated\/)|scripts\/|tests\/).*\.(ts|tsx|js)$/
    for (const file of files.filter((path) => isCode.test(path) && !/^(src|scripts)\/.*\.test\.tsx?$/.test(path))) {
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
    }
    expect([...counts].filter(([, count]) => count > 20)).toEqual([])
  })

  it('keeps what is generated apart and marked', () => {
    const generated = files.filter((file) => /\.gen\.(ts|js)$/.test(file))
    expect(generated).not.toEqual([])
    expect(generated.filter((file) => !file.startsWith('src/generated/'))).toEqual([])
    expect(
      files.filter(
        (file) =>
          file.startsWith('src/generated/') && !/\.gen\.(d\.)?(ts|js|json)$/.test(file) && !/\.gen\.d\.\w+$/.test(file),
      ),
    ).toEqual([])
    for (const file of generated) expect(readFileSync(file, 'utf8').slice(0, 500), file).toMatch(/generate/i)
  })
})
