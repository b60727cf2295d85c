import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lintDefinitions, readOwnProject } from '../../scripts/check/lintDefinitions.ts'
import { generatedFiles, writeFiles } from '../../scripts/generate/generatedFiles.ts'
import { planFiles } from '../../scripts/new/planFiles.ts'
import { reasonAgainst, resourceOf } from '../../scripts/new/Resource.ts'
import { temporaryFolder } from '../temporaryFolder.ts'
import { compile } from './compile.ts'

/** What landlords would add next, and names that mean something to code, to the menu or to JavaScript. */
const names =
  'lease visit owner event note company person contact room key meter insurance work photo document message lot ' +
  'manager invoice payment receipt inspection repair agency deposit charge parking-space record module estate class ' +
  'constructor'

it('every name that is free is taken, and all of them together are in order', { timeout: 120_000 }, async () => {
  const folder = temporaryFolder()
  for (const part of ['schemas', 'locales', 'openapi', 'src', 'package.json']) {
    cpSync(part, join(folder, part), { recursive: true })
  }
  for (const [index, name] of names.split(' ').entries()) {
    const resource = resourceOf(name, { files: index % 2 === 0 })
    expect(reasonAgainst(folder, resource)).toBeUndefined()
    writeFiles(await planFiles(folder, resource), folder)
  }
  expect(lintDefinitions(folder)).toEqual([])
  const project = readOwnProject(folder)
  const files = ['api', 'clientContract', 'serverContract'].map((name) => `src/generated/${name}.gen.ts`)
  const generated = await generatedFiles(project)
  writeFiles(Object.fromEntries(files.map((file) => [file, generated[file] ?? ''])), folder)
  expect(compile(files.map((file) => join(folder, file)))).toEqual([])
})
