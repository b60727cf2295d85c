import { conditionKey } from '#engine/validation/conditionKey.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'

/** Names of the properties of definitions whose values are conditions. */
const conditionNames = ['shownIf', 'disabledIf', 'onlyIf']

/** Every condition of a definition, by the text by which it is found. */
export function conditionsOf(definition: unknown): Record<string, object> {
  const found: Record<string, object> = {}
  walk(definition, (name, value) => {
    if (conditionNames.includes(name) && isObject(value)) found[conditionKey(value)] = value
  })
  return found
}

/** The conditions under which the rules of a record hold. */
export function ruleConditions({ rules = [] }: RecordSchema): Record<string, object> {
  return Object.fromEntries(rules.map((rule) => [conditionKey(rule.if), rule.if]))
}

function walk(part: unknown, visit: (name: string, value: unknown) => void): void {
  if (!isObject(part)) return
  for (const [name, value] of Object.entries(part)) {
    visit(name, value)
    walk(value, visit)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
