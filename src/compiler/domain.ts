import { parse } from 'yaml'
import { dereference } from '#engine/schema/dereference.ts'
import type {
  FormatsDefinition,
  LookupsDefinition,
  OutcomesDefinition,
  OutcomeTable,
  RecordSchema,
  ScreensDefinition,
  ValuesDefinition,
} from '#generated/definitions.gen.ts'

/** Texts of files by their path below the root of a project. */
export type Texts = Readonly<Record<string, string>>

/** A folder of `schemas/`. */
export interface DomainFolder {
  name: string
  /** Record schemas by name of the record, their references in place. */
  records: Record<string, RecordSchema>
  /** Forms, lists, details and notices by file name. */
  definitions: Record<string, unknown>
}

/** All that the definitions of a project say. */
export interface Domain {
  folders: DomainFolder[]
  formats: FormatsDefinition
  lookups: LookupsDefinition
  /** Lists of `schemas/lookups` by name. */
  values: Record<string, ValuesDefinition>
  outcomes: Record<string, OutcomeTable>
  screens: ScreensDefinition
  /** openapi.yaml, read. */
  api: object
}

/** Gives a record by its name, `folder/name`. Throws if there is none. */
export type RecordOf = (name: string) => RecordSchema

/** Folders of `schemas/` that hold no screens. */
const others = ['meta', 'lookups', 'migrations']

/** Reads the definitions of a project. Throws if a text is no JSON, or if a reference leads nowhere. */
export function readDomain(texts: Texts): Domain {
  const read = <Shape>(file: string) => readJson<Shape>(texts, `schemas/${file}`)
  return {
    folders: readFolders(texts),
    formats: read<FormatsDefinition>('formats.json'),
    lookups: read<LookupsDefinition>('lookups.json'),
    values: readValues(texts),
    outcomes: read<OutcomesDefinition>('outcomes.json').tables,
    screens: read<ScreensDefinition>('screens.json'),
    api: parse(textOf(texts, 'openapi/openapi.yaml')) as object,
  }
}

function readFolders(texts: Texts): DomainFolder[] {
  const folders = new Map<string, DomainFolder>()
  const readSchema = (file: string) => readJson<RecordSchema>(texts, `schemas/${file}`)
  for (const path of Object.keys(texts).sort()) {
    const [, name = '', file = ''] = /^schemas\/([^/]+)\/([^/]+\.json)$/.exec(path) ?? []
    if (name === '' || others.includes(name)) continue
    const folder = folders.get(name) ?? { name, records: {}, definitions: {} }
    folders.set(name, folder)
    if (file.endsWith('.schema.json')) {
      const schema = dereference(readSchema(`${name}/${file}`), `${name}/${file}`, readSchema)
      folder.records[file.replace('.schema.json', '')] = schema
    } else folder.definitions[file] = readJson(texts, path)
  }
  return [...folders.values()]
}

function readValues(texts: Texts): Record<string, ValuesDefinition> {
  return Object.fromEntries(
    Object.keys(texts).flatMap((path): [string, ValuesDefinition][] => {
      const name = /^schemas\/lookups\/([^/]+)\.values\.json$/.exec(path)?.[1]
      return name === undefined ? [] : [[name, readJson<ValuesDefinition>(texts, path)]]
    }),
  )
}

function readJson<Shape = unknown>(texts: Texts, file: string): Shape {
  try {
    return JSON.parse(textOf(texts, file)) as Shape
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${(cause as Error).message}`, { cause })
  }
}

function textOf(texts: Texts, file: string): string {
  const text = texts[file]
  if (text === undefined) throw new Error(`There is no file ${file}`)
  return text
}
