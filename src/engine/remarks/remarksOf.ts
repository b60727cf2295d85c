import type { FormatsDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { frenchRules } from '../formats/french/frenchRules.ts'
import { isObject } from '../record/path.ts'

/** Advice on a value that is valid but doubtful. It never blocks. */
export interface FieldRemark {
  path: string
  /** Name of the remark, as its words are keyed. */
  name: string
}

/** The remarks on a record in normal form. What is invalid gets none: the error says enough. */
export function remarksOf(
  schema: RecordSchema | PropertySchema,
  record: unknown,
  formats: FormatsDefinition,
  prefix = '',
): FieldRemark[] {
  if (!isObject(record)) return []
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]): FieldRemark[] => {
    const path = prefix + name
    const value = Object.hasOwn(record, name) ? record[name] : undefined
    const { items } = property
    if (Array.isArray(value) && items) {
      return value.flatMap((entry, index) => remarksOf(items, entry, formats, `${path}.${index}.`))
    }
    if (isObject(value)) return remarksOf(property, value, formats, `${path}.`)
    const { advice, pattern = '' } = formats.formats[property.format ?? ''] ?? {}
    if (typeof value !== 'string' || advice === undefined || !new RegExp(pattern, 'u').test(value)) return []
    return frenchRules.checks[advice](value) ? [] : [{ path, name: advice }]
  })
}
