import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes all files, or none: where one cannot be written, those before it are put back as they were. */
export function writeAll(root: string, files: Record<string, string>): void {
  const undo: (() => void)[] = []
  try {
    for (const [name, text] of Object.entries(files)) {
      const file = join(root, name)
      const folder = dirname(file)
      if (!existsSync(folder)) {
        mkdirSync(folder)
        undo.push(() => rmdirSync(folder))
      }
      const before = existsSync(file) ? readFileSync(file) : undefined
      undo.push(() => (before ? writeFileSync(file, before) : rmSync(file, { force: true })))
      writeFileSync(file, text)
    }
  } catch (cause) {
    for (const step of undo.reverse()) step()
    throw cause
  }
}
