import { isObject } from '#engine/record/path.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import type { DomainFolder } from './domain.ts'
import { mapProperties } from './mapProperties.ts'

/** Names of the properties of definitions whose values are conditions. */
const conditionNames = ['shownIf', 'disabledIf', 'onlyIf']

/** A folder in which each condition is its place among the conditions of the folder; those that say the same share one. */
export interface PlacedConditions {
  folder: DomainFolder
  conditions: readonly object[]
}

/** Gives each condition of a folder its place: those of definitions, and those under which rules of records hold. */
export function placeConditions({ name, records, definitions }: DomainFolder): PlacedConditions {
  const places = new Map<string, number>()
  const conditions: object[] = []
  const placeOf = (condition: object): number => {
    const text = JSON.stringify(condition)
    const place = places.get(text) ?? conditions.push(condition) - 1
    places.set(text, place)
    return place
  }
  const inDefinition = (definition: unknown) =>
    mapProperties(definition, (key, value, inner) =>
      conditionNames.includes(key) && isObject(value) ? placeOf(value) : inner(value),
    )
  const inRecord = (schema: RecordSchema): RecordSchema => ({
    ...schema,
    ...(schema.rules && {
      rules: schema.rules.map((rule) => ({
        ...rule,
        if: typeof rule.if === 'number' ? rule.if : placeOf(rule.if),
      })),
    }),
  })
  const placed = {
    name,
    definitions: Object.fromEntries(Object.entries(definitions).map(([file, one]) => [file, inDefinition(one)])),
    records: Object.fromEntries(Object.entries(records).map(([record, schema]) => [record, inRecord(schema)])),
  }
  return { folder: placed, conditions }
}
