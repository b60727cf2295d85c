import type { PropertySchema } from '#generated/definitions.gen.ts'

/** Path of the field whose value names the unit of a number; undefined where its unit is a sign, or it has none. */
export const unitPath = ({ unit = '' }: PropertySchema): string | undefined => /^\{(.+)\}$/.exec(unit)?.[1]
