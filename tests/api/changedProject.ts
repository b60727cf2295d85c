import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { MigrationDefinition } from '#generated/definitions.gen.ts'
import { copyProject, type ProjectCopy } from '../copyProject.ts'

/** A copy of the project with changed definitions. */
export interface ChangedProject extends ProjectCopy {
  /** Gives a text of all definitions and words another spelling. */
  replaceAll: (text: string, other: string) => void
  edit: (file: string, change: (text: string) => string) => void
  step: (name: string, changes: MigrationDefinition['changes']) => void
  /** Runs a script of the copy to its end, and gives what it printed. Throws if it fails. */
  script: (name: string, words?: string[], environment?: Record<string, string>) => string
  start: (file: string, words?: string[], environment?: Record<string, string>) => ChildProcess
}

export function changedProject(): ChangedProject {
  const copy = copyProject()
  const { folder, read, write } = copy
  const edit: ChangedProject['edit'] = (file, change) => {
    const before = read(file)
    const after = change(before)
    if (after === before) throw new Error(`${file} was not changed`)
    write(file, after)
  }
  const run = (environment: Record<string, string> = {}) => ({ cwd: folder, env: { ...process.env, ...environment } })
  return {
    ...copy,
    edit,
    replaceAll(piece, other) {
      const files = ['schemas', 'locales'].flatMap((name) =>
        readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).map((file) => `${name}/${file}`),
      )
      const hit = files.filter(
        (file) => file.endsWith('.json') && !/^schemas\/(meta|migrations)\//.test(file) && read(file).includes(piece),
      )
      if (hit.length === 0) throw new Error(`No definition speaks of ${piece}`)
      for (const file of hit) edit(file, (whole) => whole.replaceAll(piece, other))
    },
    step(name, changes) {
      mkdirSync(join(folder, 'schemas/migrations'), { recursive: true })
      const definition: MigrationDefinition = { $schema: '../meta/migration.meta.json', changes }
      write(`schemas/migrations/${name}.migration.json`, JSON.stringify(definition))
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
