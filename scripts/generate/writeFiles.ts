import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Files } from './generatedFiles.ts'

/** Those of the files that do not stand on disk as they are given. */
export function staleFiles(files: Files): Files {
  const stale = Object.entries(files).filter(([name, text]) => !existsSync(name) || readFileSync(name, 'utf8') !== text)
  return Object.fromEntries(stale)
}

/** Writes files atomically, with the folders that they need: a development server never reads half a file. */
export function writeFiles(files: Files): void {
  const aside = `.cache/generated-${process.pid}`
  mkdirSync(dirname(aside), { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(name), { recursive: true })
    writeFileSync(aside, text)
    renameSync(aside, name)
  }
}
