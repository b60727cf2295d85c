import type { ListPlan, ReadPlan } from '#engine/plan/ReadPlan.ts'
import { planColumn, planColumns } from './planColumns.ts'
import type { PropertySchema, RecordSchema, TableDefinition } from '#generated/definitions.gen.ts'
import { definitionWords, wordsOf } from '#engine/text/wordKeys.ts'
import type { PlanCall } from '#engine/plan/PlanCall.ts'
import type { Project } from '../findings/read/readProject.ts'

/** Resolves the definition of a list over its record. Throws if the record lacks a field that it names. */
export function listPlan(name: string, definition: TableDefinition, { recordOf, formats }: Project): ListPlan {
  const { filters = [], order } = definition
  const record = recordOf(definition.record)
  const words = wordsOf(definition.record)
  return {
    ...readPlan(name, 'list', definition, record),
    columns: planColumns(record, definition.columns, formats, words),
    filters: filters.map((path) => planColumn(record, path, formats, words)),
    ...(order !== undefined && { order: { column: columnOf(order), descending: order.startsWith('-') } }),
    ...(definition.new !== undefined && { new: definition.new }),
  }
}

/** The path or id of the column by which a list is ordered. */
export const columnOf = (order: string): string => order.replace(/^-/, '')

/** What a list and details have in common. @param name the definition, `folder/name` */
export function readPlan(
  name: string,
  kind: 'list' | 'details',
  definition: Pick<TableDefinition, 'record' | 'load' | 'actions'>,
  record: RecordSchema,
): ReadPlan {
  const { load, actions } = definition
  if (!load) throw new Error(`${name} has no "load"`)
  return {
    name,
    words: definitionWords(name, kind),
    load: load as PlanCall,
    spelt: speltIn(record) ?? {},
    ...(actions && { actions }),
  }
}

/** The part of a record that an answer may spell in another way; undefined if there is none. */
function speltIn({
  wire: { aliases, fromParts } = {},
  items,
  properties = {},
}: PropertySchema): PropertySchema | undefined {
  const inner = items && speltIn(items)
  const fields = Object.entries(properties).flatMap(([name, property]) => {
    const spelt = speltIn(property)
    return spelt ? [[name, spelt] as const] : []
  })
  const isSpelt = aliases !== undefined || fromParts !== undefined
  if (!isSpelt && !inner && fields.length === 0) return undefined
  return {
    ...(isSpelt && { wire: { ...(aliases && { aliases }), ...(fromParts !== undefined && { fromParts }) } }),
    ...(inner && { items: inner }),
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
  }
}
