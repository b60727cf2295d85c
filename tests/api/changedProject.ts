import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { MigrationDefinition } from '#generated/definitions.gen.ts'

/** A copy of the project with changed definitions. */
export interface ChangedProject {
  folder: string
  /** Gives a text of all definitions and words another spelling. */
  replaceAll: (text: string, other: string) => void
  edit: (file: string, change: (text: string) => string) => void
  step: (name: string, changes: MigrationDefinition['changes']) => void
  /** Runs a script of the copy to its end, and gives what it printed. Throws if it fails. */
  script: (name: string, words?: string[], environment?: Record<string, string>) => string
  start: (file: string, words?: string[], environment?: Record<string, string>) => ChildProcess
  remove: () => void
}

export function copyProject(): ChangedProject {
  const folder = mkdtempSync(join(tmpdir(), 'trousseau-changed-'))
  for (const name of ['src', 'scripts', 'schemas', 'locales', 'openapi', 'docs', 'package.json', 'tsconfig.json'])
    cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'))
  const edit: ChangedProject['edit'] = (file, change) => {
    const path = join(folder, file)
    const before = readFileSync(path, 'utf8')
    const after = change(before)
    if (after === before) throw new Error(`${file} was not changed`)
    writeFileSync(path, after)
  }
  const run = (environment: Record<string, string> = {}) => ({ cwd: folder, env: { ...process.env, ...environment } })
  return {
    folder,
    edit,
    replaceAll(piece, other) {
      const files = ['schemas', 'locales'].flatMap((name) =>
        readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).map((file) => `${name}/${file}`),
      )
      const hit = files.filter(
        (file) =>
          file.endsWith('.json') &&
          !/^schemas\/(meta|migrations)\//.test(file) &&
          readFileSync(join(folder, file), 'utf8').includes(piece),
      )
      if (hit.length === 0) throw new Error(`No definition speaks of ${piece}`)
      for (const file of hit) edit(file, (whole) => whole.replaceAll(piece, other))
    },
    step(name, changes) {
      mkdirSync(join(folder, 'schemas/migrations'), { recursive: true })
      const definition: MigrationDefinition = { $schema: '../meta/migration.meta.json', changes }
      writeFileSync(join(folder, `schemas/migrations/${name}.migration.json`), JSON.stringify(definition))
    },
    script: (name, words = [], environment = {}) =>
      execFileSync(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...words], {
        ...run(environment),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    start: (file, words = [], environment = {}) =>
      spawn(process.execPath, ['--import', 'tsx', file, ...words], {
        ...run(environment),
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Address of a server that was started, once it is ready; throws with its errors if it stops instead. */
export async function addressOf(server: ChildProcess): Promise<string> {
  const errors = server.stderr ? text(server.stderr) : Promise.resolve('')
  for await (const chunk of server.stdout ?? []) {
    const address = /ready: (\S+)/.exec(String(chunk))?.[1]
    if (address !== undefined) return address.replace(/\/$/, '')
  }
  throw new Error(`The server did not start: ${await errors}`)
}
