import type { PropertySchema } from '#generated/definitions.gen.ts'

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
