import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Files } from './generatedFiles.ts'

/** Those of the files that do not stand on disk as they are given. */
export function staleFiles(files: Files): Files {
  const stale = Object.entries(files).filter(([name, text]) => !existsSync(name) || readFileSync(name, 'utf8') !== text)
  return Object.fromEntries(stale)
}

/** Writes files, with the folders that they need. */
export function writeFiles(files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(name), { recursive: true })
    writeFileSync(name, text)
  }
}
