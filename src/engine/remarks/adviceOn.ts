import type { FormatsDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { frenchRules } from './frenchRules.ts'
import { isObject, type Json } from '../record/path.ts'

/** Names of warnings, and values that follow for empty fields, by path. */
export interface Advice {
  warnings: [string, string][]
  suggestions: [string, string][]
}

/**
 * What the French rules know of a record in normal form: which valid values are doubtful, and what follows for empty
 * fields from those that are filled in. It never blocks. Only forms whose record asks for it fetch them.
 */
export function adviceOn(schema: RecordSchema, record: Json, formats: FormatsDefinition): Advice {
  const advice: Advice = { warnings: [], suggestions: [] }
  const visit = (declared: RecordSchema | PropertySchema, holder: unknown, prefix: string): void => {
    if (!isObject(holder)) return
    for (const [name, property] of Object.entries(declared.properties ?? {})) {
      const path = prefix + name
      const value = Object.hasOwn(holder, name) ? holder[name] : undefined
      const { items } = property
      if (Array.isArray(value) && items) value.forEach((entry, index) => visit(items, entry, `${path}.${index}.`))
      else if (isObject(value)) visit(property, value, `${path}.`)
      else if (value === undefined || value === '') {
        const proposed = proposedFor(property, holder)
        if (proposed !== undefined) advice.suggestions.push([path, proposed])
      } else {
        const doubt = doubtOf(property, value, formats)
        if (doubt !== undefined) advice.warnings.push([path, doubt])
      }
    }
  }
  visit(schema, record, '')
  return advice
}

function proposedFor({ proposals = {} }: PropertySchema, holder: Json): string | undefined {
  return Object.entries(proposals)
    .map(([from, by]) => {
      const source = holder[from]
      return typeof source === 'string' ? frenchRules.derivations[by](source) : undefined
    })
    .find((proposed) => proposed !== undefined)
}

/** The name of a remark, as its words are keyed. What is invalid gets none: the error says enough. */
function doubtOf({ format = '' }: PropertySchema, value: unknown, { formats }: FormatsDefinition): string | undefined {
  const { advice, pattern = '' } = formats[format] ?? {}
  if (typeof value !== 'string' || advice === undefined || !new RegExp(pattern, 'u').test(value)) return undefined
  return frenchRules.checks[advice](value) ? undefined : advice
}
