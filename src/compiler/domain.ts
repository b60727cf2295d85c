import type { MigrationDefinition, RecordSchema, ValuesDefinition } from '#generated/definitions.gen.ts'
import type { Definition, Project } from './findings/Project.ts'

/** A form, a list, details or a notice. */
export type DomainDefinition = Pick<Definition, 'kind' | 'id' | 'value'>

/** All that the definitions of a project say, without the way back to their texts. */
export type Domain = ReturnType<typeof domainOf>

/** Gives a record by its name, `folder/name`. Throws if there is none. */
export type RecordOf = (name: string) => RecordSchema

export function recordIn(records: Domain['records'], name: string): RecordSchema {
  const found = records.get(name)
  if (!found) throw new Error(`There is no schemas/${name}.schema.json`)
  return found
}

/** Kinds of definitions that show something. */
const shown = ['form', 'table', 'details', 'notice']

/** The folder of shapes that records take over; they are no records. */
export const shapesFolder = 'shapes'

export function domainOf({ definitions, records, screens, formats, ...others }: Project) {
  const inOrder = definitions.toSorted((left, right) => (left.source.file < right.source.file ? -1 : 1))
  const named = <Shape>(wanted: string) =>
    Object.fromEntries(inOrder.flatMap(({ kind, name, value }) => (kind === wanted ? [[name, value as Shape]] : [])))
  const ofRecords = inOrder.flatMap(({ kind, id, folder, source }) => {
    if (kind !== 'record' || folder === shapesFolder) return []
    const { whole, variants } = records.get(id) ?? {}
    if (!whole) throw new Error(`${source.file} refers to what is not there, or to itself`)
    return [{ id, whole, variants }]
  })
  const [shape] = others.shapes.values()
  return {
    /** Record schemas by name, `folder/name`, their references in place. */
    records: new Map(ofRecords.map(({ id, whole }) => [id, whole])),
    /** Variants of the records that have some. */
    variants: new Map(ofRecords.flatMap(({ id, variants }) => (variants ? [[id, variants]] : []))),
    definitions: inOrder.flatMap(({ kind, id, value }) =>
      shown.includes(kind) ? [{ kind, id, value }] : [],
    ) as DomainDefinition[],
    formats: formats.value,
    lookups: others.lookups.value,
    /** Lists of `schemas/lookups` by name. */
    values: named<ValuesDefinition>('values'),
    outcomes: others.outcomes.value.tables,
    screens: screens.value,
    /** Steps that carry stored records over, by name. */
    migrations: named<MigrationDefinition>('migration'),
    /** What stored records look like, as far as that is known. */
    shape: shape?.value,
    /** openapi.yaml, read. */
    api: others.contract.source.value as object,
    operations: [...others.contract.operations.values()],
    metas: others.metas,
  }
}
