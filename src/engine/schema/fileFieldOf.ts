import type { PropertySchema } from '#generated/definitions.gen.ts'

/** Name of the field of an entry that is a file; undefined where none is. */
export const fileFieldOf = ({ properties = {} }: PropertySchema): string | undefined =>
  Object.entries(properties).find(([, field]) => field.upload && field.items === undefined)?.[0]
