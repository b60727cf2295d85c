import { pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'

/** Types of the contract, and through its references of every record. */
export async function apiTypes(file = 'openapi/openapi.yaml'): Promise<string> {
  const nodes = await openapiTS(pathToFileURL(file), { readWriteMarkers: true, silent: true })
  return `// Made by \`npm run generate\`. Change openapi/ or schemas/ and run it again.\n${astToString(nodes)}`
}
