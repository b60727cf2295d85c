import { createFormats, type Formats } from '#engine/formats/createFormats.ts'
import { dereference } from '#engine/schema/dereference.ts'
import { createValidation, type RecordValidation } from '#engine/validation/createValidation.ts'
import type {
  Action,
  DetailsDefinition,
  FormDefinition,
  FormatsDefinition,
  NoticeDefinition,
  RecordSchema,
  TableDefinition,
} from '#generated/definitions.gen.ts'
import type { RecordParts } from '#screens/ScreenServices.ts'
import type { DefinitionFiles } from './files.ts'
import { referencedFiles, shownForms } from './references.ts'

interface DefinitionOf {
  form: FormDefinition
  table: TableDefinition
  details: DetailsDefinition
  notice: NoticeDefinition
}

/** The definitions of the product: fetched ahead of a screen, then at hand at once. */
export interface Catalogue {
  formats: Formats
  formatsDefinition: FormatsDefinition
  /** Fetches a definition, its record with all checks, its code, and the forms that it may turn into or open; gives the namespaces of their words. */
  prepare: (kind: keyof DefinitionOf, name: string) => Promise<string[]>
  /** A prepared definition, by its name as `folder/name`. */
  definition: <Kind extends keyof DefinitionOf>(kind: Kind, name: string) => DefinitionOf[Kind]
  /** A prepared record, by its name as `folder/name`. */
  recordOf: (name: string) => RecordParts
}

const folderOf = (name: string) => name.split('/')[0] ?? name

/** Whether some field offers values to choose from, whose words are shared. */
const hasOptions = (schema: RecordSchema) => /"(enum|lookup)":/.test(JSON.stringify(schema))

/** Opens the catalogue on the definition files of the product. */
export function createCatalogue(
  files: DefinitionFiles,
  formatsDefinition: FormatsDefinition,
  clock: () => Date,
): Catalogue {
  const formats = createFormats(formatsDefinition, clock)
  const contents = new Map<string, unknown>()
  const validations = new Map<string, Record<string, RecordValidation>>()
  const records = new Map<string, RecordParts>()
  const withOptions = new Set<string>()

  async function fetchFile(file: string): Promise<unknown> {
    if (!contents.has(file)) contents.set(file, await files.definition(file))
    return contents.get(file)
  }

  function read(file: string): unknown {
    const content = contents.get(file)
    if (content === undefined) throw new Error(`schemas/${file} is not prepared`)
    return content
  }

  const readSchema = (file: string) => read(file) as RecordSchema

  async function fetchSchema(file: string, seen: Set<string>): Promise<void> {
    if (seen.has(file)) return
    seen.add(file)
    const schema = await fetchFile(file)
    await Promise.all(referencedFiles(schema, file).map((other) => fetchSchema(other, seen)))
  }

  async function fetchChecks(folder: string): Promise<void> {
    if (validations.has(folder)) return
    validations.set(folder, createValidation(await files.validators(folder), formats))
  }

  /** The schema of a record, with all that it refers to in its place. */
  async function fetchWhole(name: string): Promise<RecordSchema> {
    const file = `${name}.schema.json`
    await fetchSchema(file, new Set())
    return dereference(readSchema(file), file, readSchema)
  }

  async function prepareRecord(name: string): Promise<void> {
    const [schema] = await Promise.all([fetchWhole(name), fetchChecks(folderOf(name))])
    if (records.has(name)) return
    const validation = validations.get(folderOf(name))?.[name.split('/')[1] ?? '']
    if (!validation) throw new Error(`No checks were generated for ${name}: run npm run generate`)
    records.set(name, { schema, validation })
    if (hasOptions(schema)) withOptions.add(name)
  }

  async function fetchFormCode(form: FormDefinition): Promise<void> {
    const [code, schema] = await Promise.all([files.code(), fetchWhole(form.record)])
    await code.fetchFormCode(form, schema, formatsDefinition)
  }

  async function prepare(kind: keyof DefinitionOf, name: string, seen = new Set<string>()): Promise<string[]> {
    // Forms may lead to each other in a circle.
    if (seen.has(`${kind} ${name}`)) return []
    seen.add(`${kind} ${name}`)
    const definition = (await fetchFile(`${name}.${kind}.json`)) as { record?: string; actions?: Action[] }
    const { record } = definition
    const [others] = await Promise.all([
      Promise.all(shownForms(definition).map((form) => prepare('form', form, seen))),
      record === undefined ? undefined : prepareRecord(record),
      kind === 'form' ? fetchFormCode(definition as FormDefinition) : (await files.code()).fetchCode(definition),
    ])
    const shared = record !== undefined && withOptions.has(record) ? ['options'] : []
    return [...new Set([folderOf(name), folderOf(record ?? name), ...shared, ...others.flat()])]
  }

  return {
    formats,
    formatsDefinition,
    prepare: (kind, name) => prepare(kind, name),
    definition: <Kind extends keyof DefinitionOf>(kind: Kind, name: string) =>
      read(`${name}.${kind}.json`) as DefinitionOf[Kind],
    recordOf(name) {
      const parts = records.get(name)
      if (!parts) throw new Error(`The record ${name} is not prepared`)
      return parts
    },
  }
}
