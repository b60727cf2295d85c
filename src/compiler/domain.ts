import type {
  FormatsDefinition,
  LookupsDefinition,
  MigrationDefinition,
  OutcomeTable,
  RecordSchema,
  ScreensDefinition,
  ShapeDefinition,
  ValuesDefinition,
} from '#generated/definitions.gen.ts'
import { folderOf, lastNameOf } from '#engine/schema/definitionName.ts'
import type { Variants } from '#engine/schema/variants.ts'
import type { ContractOperation } from './contract/readContract.ts'
import type { Definition, Project, RecordDefinition } from './findings/Project.ts'

/** A folder of `schemas/`. */
export interface DomainFolder {
  name: string
  /** Record schemas by name of the record, their references in place. */
  records: Record<string, RecordSchema>
  /** Variants of the records that have some. */
  variants?: Record<string, Variants>
  definitions: DomainDefinition[]
}

/** A form, a list, details or a notice. */
export type DomainDefinition<Shape = unknown> = Pick<Definition<Shape>, 'kind' | 'id' | 'value'>

/** All that the definitions of a project say. */
export interface Domain {
  folders: DomainFolder[]
  formats: FormatsDefinition
  lookups: LookupsDefinition
  /** Lists of `schemas/lookups` by name. */
  values: Record<string, ValuesDefinition>
  outcomes: Record<string, OutcomeTable>
  screens: ScreensDefinition
  /** Steps that carry stored records over, by name. */
  migrations: Record<string, MigrationDefinition>
  /** What stored records look like, as far as that is known. */
  shape: ShapeDefinition | undefined
  /** openapi.yaml, read. */
  api: object
  operations: ContractOperation[]
  /** Meta-schemas by file name. */
  metas: ReadonlyMap<string, unknown>
}

/** Gives a record by its name, `folder/name`. Throws if there is none. */
export type RecordOf = (name: string) => RecordSchema

/** Kinds of files that make a folder one of screens. */
const kinds = ['record', 'form', 'table', 'details', 'notice']

/** The folder of shapes that records take over; they are no records. */
export const shapesFolder = 'shapes'

/** The records of some folders, each by its name, `folder/name`. */
export const recordsIn = (folders: readonly DomainFolder[]): [name: string, schema: RecordSchema][] =>
  folders.flatMap(({ name: folder, records }) =>
    Object.entries(records).map(([name, schema]): [string, RecordSchema] => [`${folder}/${name}`, schema]),
  )

function wholeRecord(record: RecordDefinition | undefined): RecordSchema {
  if (record?.whole) return record.whole
  throw new Error(`${record?.source.file ?? 'A record'} refers to what is not there, or to itself`)
}

/** The variants of a record, `folder/name`; undefined where it has none. */
export const variantsOf = (folders: readonly DomainFolder[], record: string): Variants | undefined =>
  folders.find(({ name }) => name === folderOf(record))?.variants?.[lastNameOf(record)]

/** The definitions of a project without the way back to their texts. */
export function domainOf({ sources, definitions, records, screens, formats, ...others }: Project): Domain {
  const folders = new Map<string, DomainFolder>()
  const inOrder = definitions.toSorted((left, right) => (left.source.file < right.source.file ? -1 : 1))
  const ofScreens = inOrder.filter((one) => kinds.includes(one.kind) && one.folder !== shapesFolder)
  for (const { kind, id, folder: name, name: own, value } of ofScreens) {
    const folder = folders.get(name) ?? { name, records: {}, definitions: [] }
    folders.set(name, folder)
    const variants = kind === 'record' ? records.get(id)?.variants : undefined
    if (variants) folder.variants = { ...folder.variants, [own]: variants }
    if (kind === 'record') folder.records[own] = wholeRecord(records.get(id))
    else folder.definitions.push({ kind, id, value })
  }
  const named = <Shape>(wanted: string) =>
    Object.fromEntries(inOrder.flatMap(({ kind, name, value }) => (kind === wanted ? [[name, value as Shape]] : [])))
  const [shape] = others.shapes.values()
  return {
    folders: [...folders.values()],
    formats: formats.value,
    lookups: others.lookups.value,
    values: named<ValuesDefinition>('values'),
    outcomes: others.outcomes.value.tables,
    screens: screens.value,
    migrations: named<MigrationDefinition>('migration'),
    shape: shape?.value,
    api: others.contract.source.value as object,
    operations: [...others.contract.operations.values()],
    metas: new Map(
      sources.flatMap(({ file, value }) => {
        const name = /^schemas\/meta\/(.+)$/.exec(file)?.[1]
        return name === undefined ? [] : [[name, value]]
      }),
    ),
  }
}
