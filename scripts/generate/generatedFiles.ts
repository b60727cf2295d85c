import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { compile } from '#compiler/compile.ts'
import type { Project } from '#compiler/project/readProject.ts'
import { definitionTypes } from './definitionTypes.ts'
import { calendarTable, languageList } from './languages.ts'
import { offeredValues } from './offeredValues.ts'
import { reference } from './reference.ts'

export const generatedCode = 'src/generated'
export const generatedPages = 'docs/reference'

/** Texts by path. */
export type Files = Record<string, string>

const inFolder = (folder: string, files: Readonly<Files>): Files =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]))

/** The files that a running product reads: the compiled definitions and the languages. */
export function runningFiles(project: Project): Files {
  return inFolder(generatedCode, {
    ...compile(project, offeredValues(project)),
    'languages.gen.ts': languageList(),
    'calendars.gen.ts': calendarTable(),
  })
}

/** Types of the contract as clients are given it, with every record that it speaks of and the rows of its lists. */
async function apiTypes(contract: string): Promise<string> {
  const nodes = await openapiTS(contract, { readWriteMarkers: true, silent: true })
  return `// Made by \`npm run generate\`. Change openapi/ or schemas/ and run it again.\n${astToString(nodes)}`
}

/** Everything: what runs, and the types and pages beside it. */
export async function generatedFiles(project: Project): Promise<Files> {
  const running = runningFiles(project)
  const { metas } = project
  return {
    ...running,
    ...inFolder(generatedCode, {
      'api.gen.ts': await apiTypes(running[`${generatedCode}/publicContract.gen.json`] ?? ''),
      'definitions.gen.ts': `// Made by \`npm run generate\`. Change schemas/meta and run it again.\n${await definitionTypes(metas)}`,
    }),
    ...inFolder(generatedPages, reference(metas)),
  }
}

/** Files whose text on disk differs from the given one. */
export function staleFiles(files: Files): Files {
  const stale = Object.entries(files).filter(([name, text]) => !existsSync(name) || readFileSync(name, 'utf8') !== text)
  return Object.fromEntries(stale)
}

/** Writes files atomically, with the folders that they need: a development server never reads half a file. */
export function writeFiles(files: Files, root = '.'): void {
  const aside = join(root, `.cache/generated-${process.pid}`)
  mkdirSync(dirname(aside), { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(aside, text)
    renameSync(aside, join(root, name))
  }
}
