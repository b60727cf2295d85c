import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
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
import { dirname, join } from 'node:path'

/** A copy of the project in which anything may be changed. */
export type ProjectCopy = ReturnType<typeof copyProject>

/**
 * Copies what is, or is about to be, in the repository; packages are shared.
 * @param ownFolder links the packages one by one, so that what Vite keeps among them stays in the copy
 */
export function copyProject({ ownFolder = false } = {}) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'trousseau-copy-'))
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  })
  for (const file of listed.split('\0')) {
    if (file === '' || file === 'node_modules' || !existsSync(file)) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  const packages = join(folder, 'node_modules')
  const shared = realpathSync('node_modules')
  if (ownFolder) {
    mkdirSync(packages)
    for (const name of readdirSync(shared)) {
      if (!/^\.(vite|cache|package-lock)/.test(name)) symlinkSync(join(shared, name), join(packages, name))
    }
  } else symlinkSync(shared, packages)
  return {
    folder,
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
    /** Takes the copy away. */
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}
