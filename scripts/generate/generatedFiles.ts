import openapiTS, { astToString } from 'openapi-typescript'
import { compile } from '#compiler/compile.ts'
import type { Domain } from '#compiler/domain.ts'
import { joinMetas } from '#compiler/findings/read/joinMetas.ts'
import { definitionTypes } from './definitionTypes.ts'
import { calendarTable, languageList } from './languages.ts'
import { readOfferedValues } from './offeredValues.ts'
import { reference } from './reference.ts'

/** Where code goes that is made by machine. */
export const generatedCode = 'src/generated'
/** Where pages go that are made by machine. */
export const generatedPages = 'docs/reference'

/** Texts by path. */
export type Files = Record<string, string>

const inFolder = (folder: string, files: Readonly<Files>): Files =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]))

/** What a running product reads: the compiled definitions and the languages. */
export function runningFiles(domain: Domain): Files {
  return inFolder(generatedCode, {
    ...compile(domain, readOfferedValues(domain)),
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
export async function generatedFiles(domain: Domain): Promise<Files> {
  const running = runningFiles(domain)
  const metas = joinMetas(domain.metas)
  return {
    ...running,
    ...inFolder(generatedCode, {
      'api.gen.ts': await apiTypes(running[`${generatedCode}/publicContract.gen.json`] ?? ''),
      'definitions.gen.ts': `// Made by \`npm run generate\`. Change schemas/meta and run it again.\n${await definitionTypes(metas)}`,
    }),
    ...inFolder(generatedPages, reference(metas)),
  }
}
