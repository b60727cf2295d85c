import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../temporaryFolder.ts'

/** The folder of a built browser app as small as can be, for the tests of the file that calls this. */
export function builtApp(): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'export {}')
  writeFileSync(join(folder, 'assets', 'main-abc123.js.br'), 'as Brotli')
  writeFileSync(join(folder, 'assets', 'main-abc123.js.gz'), 'as gzip')
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(
    join(folder, 'index.html'),
    '<base href="__BASE_PATH__"><meta name="trousseau" data-base-path="__BASE_PATH__" data-api-prefix="__API_PREFIX__"><meta name="description" lang="__LANGUAGE__" content="__DESCRIPTION__">',
  )
  return folder
}
