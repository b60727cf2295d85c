import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createFormats, type Formats } from '#engine/formats/createFormats.ts'
import { latestClock } from '#engine/formats/dates.ts'
import { createPresenter } from '#engine/record/createPresenter.ts'
import type { Json } from '#engine/record/path.ts'
import { dereference, findPointer } from '#engine/schema/dereference.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { rowSchema } from '#engine/schema/rowSchema.ts'
import { createValidation, type RecordValidation, type ValidatorFactory } from '#engine/validation/createValidation.ts'
import type { FormatsDefinition, RecordSchema, ScreensDefinition } from '#generated/definitions.gen.ts'
import {
  serverOperations,
  type Operate,
  type OperateRecord,
  type ServerOperation,
} from '#generated/serverContract.gen.ts'

/** A kind of record: its declaration, its references in place, its checks, and what is shown of it. */
export interface RecordDefinition {
  /** `folder/name` below `schemas/`. */
  name: string
  schema: RecordSchema
  validation: RecordValidation
  /** What leaves the server: of a record alone, and as a row of a list. */
  present: Record<'record' | 'row', (record: Json) => Json>
}

/** All that `schemas/` and the contract say, read once. */
export interface Catalogue {
  operations: readonly ServerOperation[]
  formats: Formats
  screens: ScreensDefinition
  /** Throws if there is no such record. */
  record(name: string): RecordDefinition
  /** Values of an enumeration, by `folder/name#/pointer`. Throws if there is none. */
  enumeration(reference: string): string[]
  /** The API document in one piece, for clients outside. */
  contract(apiPrefix: string): object
}

/**
 * Reads the domain from disk.
 * @param root folder of the project, which holds `schemas/` and `src/`
 * @param clock tells the present moment, for dates that may not lie after today
 * @param edition query under which a file of validators is loaded, for it may have been loaded before
 * @param operations calls that are answered, unless those of the contract
 */
export async function readCatalogue(
  root: string,
  clock: () => Date,
  edition: (file: string) => string = () => '',
  operations: readonly ServerOperation[] = serverOperations,
): Promise<Catalogue> {
  const schemas = join(root, 'schemas')
  const readJson = (file: string): unknown => JSON.parse(readFileSync(join(schemas, file), 'utf8'))
  const readSchema = (file: string) => readJson(file) as RecordSchema
  const formats = createFormats(readJson('formats.json') as FormatsDefinition, latestClock(clock))
  const screens = readJson('screens.json') as ScreensDefinition
  const records = new Map<string, RecordDefinition>()
  for (const folder of foldersOf(schemas)) {
    const files = readdirSync(join(schemas, folder)).filter((file) => file.endsWith('.schema.json'))
    if (files.length === 0) continue
    const validations = createValidation(await validatorsOf(root, folder, edition), formats)
    for (const file of files) {
      const name = `${folder}/${file.replace('.schema.json', '')}`
      const path = `${folder}/${file}`
      const validation = validations[file.replace('.schema.json', '')]
      if (!validation) throw new Error(`No validators were generated for ${name}: run npm run generate`)
      const schema = dereference(readSchema(path), path, readSchema)
      const present = { record: createPresenter(schema), row: createPresenter(rowSchema(schema)) }
      records.set(name, { name, schema, validation, present })
    }
  }
  const record = (name: string) => {
    const found = records.get(name)
    if (!found) throw new Error(`There is no record ${name} in schemas/`)
    return found
  }
  const enumerations = new Map<string, string[]>()
  const enumeration = (reference: string) => {
    const [name = '', pointer = ''] = reference.split('#')
    const schema = () => findPointer(readSchema(`${name}.schema.json`), pointer) as { enum?: string[] } | undefined
    const values = enumerations.get(reference) ?? schema()?.enum
    if (!values) throw new Error(`${reference} is no enumeration of schemas/`)
    enumerations.set(reference, values)
    return values
  }
  // A contract that names what does not exist fails here, not at the first call.
  for (const { id, operate, body } of operations) {
    if (body?.record !== undefined) record(body.record)
    if (operate.record !== undefined) requireEntries(id, record(operate.record), operate)
    if ('schema' in operate) enumeration(operate.schema ?? '')
    if ('verb' in operate && operate.verb === 'list') requireListed(id, record(operate.record), operate)
  }
  const document = join(root, 'src', 'generated', 'publicContract.gen.json')
  const contract = (apiPrefix: string) => ({
    ...(JSON.parse(readFileSync(document, 'utf8')) as object),
    servers: [{ url: apiPrefix }],
  })
  return { operations, formats, screens, record, enumeration, contract }
}

/** Throws if a list chooses its records by a field that it does not show. */
function requireListed(id: string, { name, schema }: RecordDefinition, { only = {} }: OperateRecord): void {
  const { properties } = rowSchema(schema)
  const hidden = Object.keys(only).find((field) => !properties[field])
  if (hidden !== undefined) throw new Error(`openapi.yaml: ${id} lists only by ${hidden}, which rows of ${name} lack`)
}

/** Throws if an operation names lists that the record does not have, or texts that their entries do not have. */
function requireEntries(id: string, { name, schema }: RecordDefinition, operate: Operate): void {
  const { lists = [], texts = [] } = 'handler' in operate ? operate : {}
  for (const list of lists) {
    const { items } = propertyAt(schema, list)?.schema ?? {}
    if (!items) throw new Error(`openapi.yaml: ${id} searches ${list}, which is no list of ${name}`)
    const missing = texts.find((text) => !propertyAt(items, text))
    if (missing !== undefined) throw new Error(`openapi.yaml: ${id} compares ${missing}, which ${list} does not hold`)
  }
}

function foldersOf(schemas: string): string[] {
  return readdirSync(schemas, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'meta')
    .map((entry) => entry.name)
}

/** Loaded by name, so that a new folder of `schemas/` needs no line of code here. */
async function validatorsOf(
  root: string,
  folder: string,
  edition: (file: string) => string,
): Promise<ValidatorFactory> {
  const file = join(root, 'src', 'generated', folder, 'validators.gen.js')
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href + edition(file))) as {
    default: ValidatorFactory
  }
  return module.default
}
