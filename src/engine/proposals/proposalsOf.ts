import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { frenchRules } from '../formats/french/frenchRules.ts'
import { isObject } from '../record/path.ts'

/** A value that can be taken over in one click. */
export interface FieldProposal {
  path: string
  value: string
}

/** What follows for the empty fields of a record in normal form from those that are filled in. */
export function proposalsOf(schema: RecordSchema | PropertySchema, record: unknown, prefix = ''): FieldProposal[] {
  if (!isObject(record)) return []
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]): FieldProposal[] => {
    const path = prefix + name
    const value = record[name]
    const { items } = property
    if (Array.isArray(value) && items) {
      return value.flatMap((entry, index) => proposalsOf(items, entry, `${path}.${index}.`))
    }
    if (isObject(value)) return proposalsOf(property, value, `${path}.`)
    if (value !== undefined && value !== '') return []
    for (const [from, by] of Object.entries(property.proposals ?? {})) {
      const source = record[from]
      const proposed = typeof source === 'string' ? frenchRules.derivations[by](source) : undefined
      if (proposed !== undefined) return [{ path, value: proposed }]
    }
    return []
  })
}
