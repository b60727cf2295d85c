import { clientModule } from '#compiler/contract/clientModule.ts'
import { publicContract } from '#compiler/contract/publicContract.ts'
import { readContract } from '#compiler/contract/readContract.ts'
import { serverModule } from '#compiler/contract/serverModule.ts'
import type { FormatsDefinition } from '#generated/definitions.gen.ts'
import { apiTypes } from './apiTypes.ts'
import { definitionTypes } from './definitionTypes.ts'
import { readApi, readDomain, readFormats, type DomainFolder } from './domain.ts'
import { calendarTable, languageList } from './languages.ts'
import { readOfferedValues, type OfferedValues } from './offeredValues.ts'
import { reference } from './reference.ts'
import { validatorsModule, validatorsTypes } from './validators.ts'

/** Where code goes that is made by machine. */
export const generatedCode = 'src/generated'
/** Where pages go that are made by machine. */
export const generatedPages = 'docs/reference'

/** Texts by path. */
export type Files = Record<string, string>

const compiled = new Map<string, { from: string; text: string }>()

const publicFile = `${generatedCode}/publicContract.gen.json`

/** The contract as clients are given it. */
function publicText(api: object, domain: DomainFolder[]): string {
  const schemaOf = (record: string) => {
    const [folder, name = ''] = record.split('/')
    const found = domain.find((one) => one.name === folder)?.records[name]
    if (!found) throw new Error(`openapi.yaml refers to ${record}, which schemas/ does not hold`)
    return found
  }
  return `${JSON.stringify(publicContract(api, schemaOf))}\n`
}

/** Compiling takes its time: a folder that has not changed since is not compiled again. */
function validatorsOf(domain: DomainFolder, formats: FormatsDefinition, offered: OfferedValues): string {
  const from = JSON.stringify([domain, formats, offered])
  const known = compiled.get(domain.name)
  if (known?.from === from) return known.text
  const text = validatorsModule(domain, formats, offered)
  compiled.set(domain.name, { from, text })
  return text
}

/** What a running product reads: the validators, the contract and the languages. */
export function runningFiles(): Files {
  const formats = readFormats()
  const api = readApi()
  const contract = readContract(api)
  const offered = readOfferedValues(contract)
  const operations = [...contract.operations.values()]
  const domainFolders = readDomain()
  const files: Files = {
    [`${generatedCode}/clientContract.gen.ts`]: clientModule(operations),
    [`${generatedCode}/serverContract.gen.ts`]: serverModule(operations),
    [publicFile]: publicText(api, domainFolders),
    [`${generatedCode}/languages.gen.ts`]: languageList(),
    [`${generatedCode}/calendars.gen.ts`]: calendarTable(),
  }
  for (const domain of domainFolders) {
    files[`${generatedCode}/validators/${domain.name}.gen.js`] = validatorsOf(domain, formats, offered)
    files[`${generatedCode}/validators/${domain.name}.gen.d.ts`] = validatorsTypes
  }
  return files
}

/** Everything: what runs, and the types and pages beside it. */
export async function generatedFiles(): Promise<Files> {
  const pages = Object.entries(reference()).map(([name, text]): [string, string] => [`${generatedPages}/${name}`, text])
  const running = runningFiles()
  return {
    [`${generatedCode}/api.gen.ts`]: await apiTypes(running[publicFile] ?? ''),
    [`${generatedCode}/definitions.gen.ts`]: `// Made by \`npm run generate\`. Change schemas/meta and run it again.\n${await definitionTypes()}`,
    ...running,
    ...Object.fromEntries(pages),
  }
}
