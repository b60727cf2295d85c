import { folderOf } from '#engine/schema/definitionName.ts'
import type { ReadPlan } from '#engine/plan/ReadPlan.ts'
import type { PlanCall } from '#engine/plan/PlanCall.ts'
import type { Action, Call, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'

interface ReadDefinition {
  record: string
  load?: Call
  actions?: Action[]
}

/** What a list and details have in common. @param name the definition, `folder/name` */
export function readPlan(name: string, definition: ReadDefinition, record: RecordSchema): ReadPlan {
  const { load, actions } = definition
  if (!load) throw new Error(`${name} has no "load"`)
  return {
    name,
    namespace: folderOf(definition.record),
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
