import openapiTS, { astToString } from 'openapi-typescript'

/** Types of the contract as clients are given it, with every record that it speaks of and the rows of its lists. */
export async function apiTypes(contract: string): Promise<string> {
  const nodes = await openapiTS(contract, { readWriteMarkers: true, silent: true })
  return `// Made by \`npm run generate\`. Change openapi/ or schemas/ and run it again.\n${astToString(nodes)}`
}
