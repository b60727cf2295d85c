import { readFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import { publicContract } from '#server/contract/publicContract.ts'
import type { DomainFolder } from './domain.ts'

/** Types of the contract as clients are given it, with every record that it speaks of and the rows of its lists. */
export async function apiTypes(domain: DomainFolder[]): Promise<string> {
  const schemaOf = (record: string) => {
    const [folder, name = ''] = record.split('/')
    const found = domain.find((one) => one.name === folder)?.records[name]
    if (!found) throw new Error(`openapi.yaml refers to ${record}, which schemas/ does not hold`)
    return found
  }
  const contract = publicContract(readFileSync('openapi/openapi.yaml', 'utf8'), schemaOf, '/api')
  const nodes = await openapiTS(JSON.stringify(contract), { readWriteMarkers: true, silent: true })
  return `// Made by \`npm run generate\`. Change openapi/ or schemas/ and run it again.\n${astToString(nodes)}`
}
