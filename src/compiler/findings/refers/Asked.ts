import type { CompletedCall } from '#engine/plan/PlanCall.ts'
import { wordPath } from '#engine/record/path.ts'
import { findPointer } from '#engine/schema/dereference.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { rowSchema } from '#engine/schema/mapParts.ts'
import { typeOf } from '#engine/schema/property.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import type { ContractOperation } from '../../contract/readContract.ts'
import type { Definition, RecordDefinition } from '../Definition.ts'
import type { Project } from '../read/readProject.ts'
import type { Path } from '../read/Source.ts'
import type { Told } from '../Finding.ts'
import { around, type Spot } from './Spot.ts'

/** A text of a definition that is asked whether what it refers to exists. */
export interface Asked {
  project: Project
  definition: Definition
  spot: Spot
}

/** Says what is wrong with a text, where it stands. */
export function say({ project, definition: { source }, spot }: Asked, ...told: Told): void {
  project.report({ source, ...spot }, ...told)
}

/** Says what is wrong at a place inside a value. */
export function sayAt(asked: Asked, inside: Path, ...told: Told): void {
  say({ ...asked, spot: { ...asked.spot, path: [...asked.spot.path, ...inside], isName: false } }, ...told)
}

/** Something that holds the fields of which a definition speaks: a record, or the entries of a list. */
export interface Holder {
  schema: RecordSchema | PropertySchema
  /** Record of its words, `folder/name`. */
  record: string
  /** Path of its words, with a dot at the end; empty for the record itself. */
  prefix: string
}

/** The record that a definition is, or speaks of. */
export function recordOf(project: Project, { kind, id, value }: Definition): RecordDefinition | undefined {
  return project.records.get(kind === 'record' ? id : ((value as { record?: string }).record ?? ''))
}

/** Whether a definition speaks of a record that cannot be read: what could be said of its fields would be false. */
export function lacksRecord(project: Project, definition: Definition): boolean {
  return (definition.value as { record?: string }).record !== undefined && !recordOf(project, definition)?.whole
}

/**
 * Where the paths start that stand at a place; several where lists are shown together. Undefined where that cannot be
 * told: what is in the way is a finding itself.
 */
export function holdersOf(asked: Asked): Holder[] | undefined {
  const { project, definition, spot } = asked
  const start = spot.notes.within === undefined ? around(spot, ({ notes }) => notes.within !== undefined) : spot
  const list = start?.notes.within
  if (!start || list === undefined) {
    const record = recordOf(project, definition)
    return record?.whole && [{ schema: record.whole, record: record.id, prefix: '' }]
  }
  if (list === 'refers') return rowsOf(project, start)
  const outer = start.above && holdersOf({ ...asked, spot: start.above })?.[0]
  const paths = [(start.above?.value as Record<string, string | string[]> | undefined)?.[list] ?? []].flat()
  const holders = paths.flatMap((path): Holder[] => {
    const field = outer && propertyAt(outer.schema, path)?.schema
    const schema = field?.items ?? field
    if (!outer || !schema || typeOf(schema) !== 'object') return []
    return [{ ...outer, schema, prefix: `${outer.prefix}${wordPath(path)}.` }]
  })
  return holders.length === paths.length && holders.length > 0 ? holders : undefined
}

/** The rows of the record that a list names beside its columns. */
function rowsOf({ records }: Project, { above }: Spot): Holder[] | undefined {
  const record = records.get((above?.value as { refers: string } | undefined)?.refers ?? '')
  return record?.whole && [{ schema: rowSchema(record.whole), record: record.id, prefix: '' }]
}

/** What holds the field of a record that is declared at a place or around it, with references put in place. */
export function declaredAround({ project, definition, spot }: Asked): PropertySchema | undefined {
  const holder = around(spot, ({ path }) => isDeclared(path))
  return wholeAt(recordOf(project, definition), holder?.path ?? [])
}

/** What holds the field that is declared at a place or around it, beside the other fields. */
export function holderAround(asked: Asked): PropertySchema | undefined {
  const fields = around(asked.spot, ({ path }) => path.at(-1) === 'properties')
  return fields && declaredAround({ ...asked, spot: fields })
}

/** Whether a field, or a record, is declared at a place. */
export const isDeclared = (path: Path) =>
  path.length === 0 || path.at(-1) === 'items' || ['properties', '$defs', 'oneOf'].includes(String(path.at(-2)))

/** What is declared at a place of a record, with references in place; what a variant declares is part of the record. */
export function wholeAt(record: RecordDefinition | undefined, path: Path): PropertySchema | undefined {
  const steps = path[0] === 'oneOf' ? path.slice(2) : path
  return findPointer(record?.whole, ['', ...steps].join('/')) as PropertySchema | undefined
}

/** The operation of a call, or those of the variants of its record. */
export const operationsOf = ({ contract }: Project, { operation, variants }: CompletedCall): ContractOperation[] =>
  Object.values(variants?.operations ?? { operation }).flatMap((id) => contract.operations.get(id ?? '') ?? [])

/** The operations of the call that a place belongs to, and the one that follows. */
export function operationsAround({ project, spot }: Asked): ContractOperation[] {
  const call = around(spot, ({ value }) => typeof (value as { operation?: unknown }).operation === 'string')
  const { then, ...own } = (call?.value ?? {}) as CompletedCall
  return [...operationsOf(project, own), ...operationsOf(project, { operation: then })]
}
