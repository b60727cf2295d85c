import { derivedOnce } from '#engine/derivedOnce.ts'
import type { CompletedCall } from '#engine/plan/PlanCall.ts'
import { wordPath } from '#engine/record/path.ts'
import { findPointer } from '#engine/schema/dereference.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { rowSchema } from '#engine/schema/mapParts.ts'
import { typeOf } from '#engine/schema/property.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import type { ContractOperation } from './readContract.ts'
import type { Definition, RecordDefinition } from './Definition.ts'
import type { Project } from './readProject.ts'
import type { Path } from '../text/Source.ts'
import { around, beside, type Spot } from './Spot.ts'

/** A value of a definition, with the project, definition and record that it belongs to. */
export interface Subject extends Spot {
  project: Project
  definition: Definition
  /** The record that the definition is, or speaks of. */
  record: RecordDefinition | undefined
}

/** Holder of the fields that a definition names: a record, or the entries of a list. */
export interface Holder {
  schema: RecordSchema | PropertySchema
  /** Record of its words, `folder/name`. */
  record: string
  /** Path of its words, with a dot at the end; empty for the record itself. */
  prefix: string
}

/** Whether a definition speaks of a record that cannot be read: what could be said of its fields would be false. */
export const lacksRecord = ({ definition, record }: Subject): boolean =>
  (definition.value as { record?: string }).record !== undefined && !record?.whole

/**
 * Returns the holders in which the paths of a place start; several if lists are shown together. Undefined if they
 * cannot be found: the cause is a finding itself.
 */
export function holdersOf(subject: Subject): Holder[] | undefined {
  const { record } = subject
  const start =
    subject.notes.within === undefined ? around(subject, ({ notes }) => notes.within !== undefined) : subject
  const list = start?.notes.within
  if (!start || list === undefined) return record?.whole && [{ schema: record.whole, record: record.id, prefix: '' }]
  const outer = start.above && holdersOf({ ...subject, ...start.above })?.[0]
  const named = beside(start, list) as string | string[] | undefined
  if (list === 'refers') {
    // Columns of records are columns of their rows.
    const other = subject.project.records.get(String(named))
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

/** Returns the schema that declares the field at a place or around it, with references put in place. */
export function declaredAround(subject: Subject): PropertySchema | undefined {
  const holder = around(subject, ({ path }) => isDeclared(path))
  return wholeAt(subject.record, holder?.path ?? [])
}

/** Returns the schema that holds the field at a place or around it, with its sibling fields. */
export function holderAround(subject: Subject): PropertySchema | undefined {
  const fields = around(subject, ({ path }) => path.at(-1) === 'properties')
  return fields && declaredAround({ ...subject, ...fields })
}

/** Whether a field, or a record, is declared at a place. */
export const isDeclared = (path: Path) =>
  path.length === 0 || path.at(-1) === 'items' || ['properties', '$defs', 'oneOf'].includes(String(path.at(-2)))

/**
 * Returns the declaration at a place of a record, with references put in place. Declarations of a variant belong to the
 * record.
 */
export function wholeAt(record: RecordDefinition | undefined, path: Path): PropertySchema | undefined {
  const steps = path[0] === 'oneOf' ? path.slice(2) : path
  return findPointer(record?.whole, ['', ...steps].join('/')) as PropertySchema | undefined
}

/** The operation of a call, or the operations of the variants of its record. */
export const operationsOf = ({ contract }: Project, { operation, variants }: CompletedCall): ContractOperation[] =>
  Object.values(variants?.operations ?? { operation }).flatMap((id) => contract.operations.get(id ?? '') ?? [])

/** The operations of the call that a place belongs to, and the one that follows. */
export function operationsAround(subject: Subject): ContractOperation[] {
  const call = around(subject, ({ value }) => typeof (value as { operation?: unknown }).operation === 'string')
  const { then, ...callItself } = (call?.value ?? {}) as CompletedCall
  return [...operationsOf(subject.project, callItself), ...operationsOf(subject.project, { operation: then })]
}

/**
 * Returns the schema of `self` in the expression at a place. In a record definition that is the declaration around the
 * expression. On a screen it is the record, or its row in a table.
 */
export function selfOf(subject: Subject): RecordSchema | PropertySchema | undefined {
  const { definition, record, path } = subject
  if (definition.kind === 'record') return declaredAround(subject)
  // An `only` within a list that the screen shows reads the entry. All other conditions read the record.
  const holder = path.at(-1) === 'only' ? holdersOf(subject)?.[0]?.schema : record?.whole
  return holder && definition.kind === 'table' ? rowSchema(holder) : holder
}

/** Returns every value of all definitions that their meta-schemas know. */
export const subjectsOf = derivedOnce((project: Project): Subject[] =>
  project.definitions.flatMap((definition) => {
    const { kind, id, value, spots } = definition
    const record = project.records.get(kind === 'record' ? id : ((value as { record?: string }).record ?? ''))
    return spots.map((spot) => ({ project, definition, record, ...spot }))
  }),
)
