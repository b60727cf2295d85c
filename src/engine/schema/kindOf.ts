import type { PropertySchema, FormatsDefinition } from '#generated/definitions.gen.ts'
import { typeOf } from './property.ts'

/** Every kind of value that a screen can show. `src/fields/fields.ts` must answer for each. */
export const kinds = [
  'text',
  'paragraph',
  'number',
  'date',
  'choice',
  'choices',
  'flag',
  'email',
  'phone',
  'website',
  'secret',
  'files',
  'entries',
  'unknown',
] as const
export type Kind = (typeof kinds)[number]

/** The lookup that offers the values of a field; the records of a kind are one, under the name of the record. */
export const lookupOf = ({ lookup, refers }: PropertySchema): string | undefined => lookup ?? refers

/** Texts that may be longer than this get several lines. */
const longText = 1000

/** Whether lists filter fields of a kind by the first and the last value. */
export const isRanged = (kind: Kind): boolean => kind === 'date' || kind === 'number'

/** The kind of a field. This is the only place that decides it, and the order of its lines counts. */
export function kindOf(property: PropertySchema, formats: FormatsDefinition): Kind {
  if (property.kind !== undefined) return kinds.find((kind) => kind === property.kind) ?? 'unknown'
  if (property.upload) return 'files'
  if (property.enum || lookupOf(property) !== undefined) return 'choice'
  switch (typeOf(property)) {
    case 'boolean':
      return 'flag'
    case 'number':
    case 'integer':
      return 'number'
    case 'array':
      return kindOfList(typeOf(property.items ?? {}))
    case 'string':
      return (
        formats.formats[property.format ?? '']?.kind ?? ((property.maxLength ?? 0) > longText ? 'paragraph' : 'text')
      )
    default:
      return 'unknown'
  }
}

function kindOfList(items: string | undefined): Kind {
  if (items === 'object') return 'entries'
  return items === 'string' ? 'choices' : 'unknown'
}
