import type { CompletedCall } from '#engine/plan/PlanCall.ts'
import { wordPath } from '#engine/record/path.ts'
import { findPointer } from '#engine/schema/dereference.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { rowSchema } from '#engine/schema/mapParts.ts'
import { typeOf } from '#engine/schema/property.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import type { ContractOperation } from '../../project/readContract.ts'
import type { Definition, RecordDefinition } from '../../project/Definition.ts'
import type { Project } from '../../project/readProject.ts'
import type { Path } from '../../text/Source.ts'
import type { Told } from '../../text/Finding.ts'
import { around, beside, type Spot } from '../../project/Spot.ts'

/** A value of a definition that is asked whether it is right. */
export interface Asked extends Spot {
  project: Project
  definition: Definition
  /** The record that the definition is, or speaks of. */
  record: RecordDefinition | undefined
}

/** Says what is wrong with a value, where it stands. */
export function say({ project, definition: { source }, path, isName }: Asked, ...told: Told): void {
  project.report({ source, path, isName }, ...told)
}

/** Says what is wrong at a place inside a value. */
export function sayAt(asked: Asked, inside: Path, ...told: Told): void {
  say({ ...asked, path: [...asked.path, ...inside], isName: false }, ...told)
}

/** Something that holds the fields of which a definition speaks: a record, or the entries of a list. */
export interface Holder {
  schema: RecordSchema | PropertySchema
  /** Record of its words, `folder/name`. */
  record: string
  /** Path of its words, with a dot at the end; empty for the record itself. */
  prefix: string
}

/** Whether a definition speaks of a record that cannot be read: what could be said of its fields would be false. */
export const lacksRecord = ({ definition, record }: Asked): boolean =>
  (definition.value as { record?: string }).record !== undefined && !record?.whole

/**
 * Where the paths start that stand at a place; several where lists are shown together. Undefined where that cannot be
 * told: what is in the way is a finding itself.
 */
export function holdersOf(asked: Asked): Holder[] | undefined {
  const { record } = asked
  const start = asked.notes.within === undefined ? around(asked, ({ notes }) => notes.within !== undefined) : asked
  const list = start?.notes.within
  if (!start || list === undefined) return record?.whole && [{ schema: record.whole, record: record.id, prefix: '' }]
  const outer = start.above && holdersOf({ ...asked, ...start.above })?.[0]
  const named = beside(start, list) as string | string[] | undefined
  if (list === 'refers') {
    // The columns of records are those of their rows.
    const other = asked.project.records.get(String(named))
    return other?.whole && [{ schema: rowSchema(other.whole), record: other.id, prefix: '' }]
  }
  const paths = [named ?? []].flat()
  const holders = paths.flatMap((path): Holder[] => {
    const field = outer && propertyAt(outer.schema, path)?.schema
    const schema = field?.items ?? field
    if (!outer || !schema || typeOf(schema) !== 'object') return []
    return [{ ...outer, schema, prefix: `${outer.prefix}${wordPath(path)}.` }]
  })
  return holders.length === paths.length && holders.length > 0 ? holders : undefined
}

/** What holds the field of a record that is declared at a place or around it, with references put in place. */
export function declaredAround(asked: Asked): PropertySchema | undefined {
  const holder = around(asked, ({ path }) => isDeclared(path))
  return wholeAt(asked.record, holder?.path ?? [])
}

/** What holds the field that is declared at a place or around it, beside the other fields. */
export function holderAround(asked: Asked): PropertySchema | undefined {
  const fields = around(asked, ({ path }) => path.at(-1) === 'properties')
  return fields && declaredAround({ ...asked, ...fields })
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
export function operationsAround(asked: Asked): ContractOperation[] {
  const call = around(asked, ({ value }) => typeof (value as { operation?: unknown }).operation === 'string')
  const { then, ...own } = (call?.value ?? {}) as CompletedCall
  return [...operationsOf(asked.project, own), ...operationsOf(asked.project, { operation: then })]
}
