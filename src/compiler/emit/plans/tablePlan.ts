import type { TablePlan, PlanFilter, PlanOrder, ReadPlan } from '#engine/plan/ReadPlan.ts'
import { rowSchema } from '#engine/schema/mapParts.ts'
import { planColumn, planColumns } from '../../project/implied/planColumns.ts'
import { withAdvice } from '../withAdvice.ts'
import type { PropertySchema, RecordSchema, TableDefinition, TableFilter } from '#generated/definitions.gen.ts'
import { definitionWords, wordsOf } from '#engine/words/wordKeys.ts'
import type { PlanCall } from '#engine/plan/PlanCall.ts'
import type { Project } from '../../project/readProject.ts'

/** Resolves the definition of a table over its record. Throws if the record lacks a field that it names. */
export function tablePlan(name: string, definition: TableDefinition, { recordOf, formats }: Project): TablePlan {
  const { filters = [], order } = definition
  const record = recordOf(definition.record)
  const words = wordsOf(definition.record)
  return {
    ...readPlan(name, 'table', definition, record),
    columns: withAdvice(planColumns(record, definition.columns, formats, words), record, formats, rowSchema(record)),
    filters: filters.map((filter): PlanFilter => {
      const { path, initial } = asFilter(filter)
      return { ...planColumn(record, path, formats, words), ...(initial && { initial: initial.map(String) }) }
    }),
    ...(order !== undefined && { order: [order].flat().map(orderOf) }),
    ...(definition.new !== undefined && { new: definition.new }),
  }
}

/** A filter, also where its path stands alone. */
export const asFilter = (filter: string | TableFilter): Pick<TableFilter, 'path'> & Partial<TableFilter> =>
  typeof filter === 'string' ? { path: filter } : filter

/** A column by which a table is ordered, as a definition writes it. */
export const orderOf = (written: string): PlanOrder => ({
  column: written.replace(/^-/, ''),
  descending: written.startsWith('-'),
})

/**
 * The common part of the plans of tables and details.
 * @param name the definition, `folder/name`
 */
export function readPlan(
  name: string,
  kind: 'table' | 'details',
  definition: Pick<TableDefinition, 'record' | 'load' | 'actions' | 'back'>,
  record: RecordSchema,
): ReadPlan {
  const { load, actions, back } = definition
  if (!load) throw new Error(`${name} has no "load"`)
  return {
    name,
    words: definitionWords(name, kind),
    load: load as PlanCall,
    spelt: speltFields(record) ?? {},
    ...(actions && { actions }),
    ...(back !== undefined && { back }),
  }
}

/**
 * The fields of a record that answers may write in another spelling (`wire.aliases`, `wire.fromParts`), with their
 * holders; undefined if there are none. The client needs only these to read an answer.
 */
function speltFields({
  wire: { aliases, fromParts } = {},
  items,
  properties = {},
}: PropertySchema): PropertySchema | undefined {
  const inner = items && speltFields(items)
  const fields = Object.entries(properties).flatMap(([name, property]) => {
    const spelt = speltFields(property)
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
