import fc from 'fast-check'
import { createFormats } from '#engine/formats/createFormats.ts'
import { derivations } from '#engine/remarks/frenchRules.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { formats as definition } from '#generated/formats.gen.ts'
import { typeOf } from '#engine/schema/property.ts'
import { typedNumber, typedText } from '../arbitraries/typedValue.ts'
import { codeWritings } from './writings.ts'

export const seed = Number(process.env['SEED'] ?? 20_261_128)
export const formats = createFormats(definition, () => new Date(2026, 5, 15))

/** Codes of which the format gives no pattern, by its name. */
const codes: Record<string, readonly string[]> = {
  bankRib: ['20041010050500013M02606', '30003035400005012345694'],
  bankIban: ['20041010050500013M02606', '30003035400005012345694'].map((rib) => derivations.ibanOfRib(rib) ?? ''),
  bic: ['BNPAFRPPXXX', 'BICIGALX'],
}

/** Whether a text stands for itself: it is valid, and in its normal form. */
const isPlain = (value: string, { kind, format, minLength = 1, maxLength = Infinity }: PropertySchema) => {
  if (value.trim() === '' || value.normalize() !== value) return false
  // Spaces around an address are no part of it.
  if (kind === 'email' && value.trim() !== value) return false
  if ([...value].length < minLength || [...value].length > maxLength) return false
  const working = format === undefined ? undefined : formats[format]
  return (working?.normalise(value) ?? value) === value && (working?.validate(value) ?? true)
}

/** A number that people would type: with as many decimals as are shown of one. */
const rounded = (value: number, { type }: PropertySchema, decimals: number) =>
  type === 'integer' ? value : Number(value.toFixed(decimals))

/** Valid values of a field, made of its schema; throws where none can be made. */
export function valuesOf(name: string, schema: PropertySchema, count = 5): readonly (string | number)[] {
  const { format = '', minimum = -Infinity, maximum = Infinity } = schema
  const steps = definition.formats[format]?.normalise ?? []
  const isFree = steps.includes('separators') && definition.formats[format]?.pattern === undefined
  if (isFree && !codes[format]) throw new Error(`Nobody has told this test what a ${format} is`)
  const some: fc.Arbitrary<string | number> =
    typeOf(schema) === 'string' ? typedText(schema, true) : typedNumber(schema)
  const known = codes[format]
  if (known) return known.slice(0, count)
  const made = fc.sample(some, { numRuns: 40 * count, seed })
  const valid = made.flatMap((value, index): (string | number)[] => {
    if (typeof value === 'string') return isPlain(value, schema) ? [value] : []
    if (typeof value !== 'number') return []
    const number = rounded(value, schema, index % 4)
    return number >= minimum && number <= maximum ? [number] : []
  })
  const values = [...new Set(valid)].slice(0, count)
  if (values.length === 0) throw new Error(`No value could be made for ${name}. SEED=${seed}`)
  return values
}

/** The texts among them. */
export const textsOf = (name: string, schema: PropertySchema, count?: number): readonly string[] =>
  valuesOf(name, schema, count).filter((value) => typeof value === 'string')

const stepsOf = ({ format = '' }: PropertySchema) => definition.formats[format]?.normalise ?? []

/** Whether a field takes a code: a number or an account that people write in groups. */
export const isCode = (schema: PropertySchema): boolean =>
  stepsOf(schema).includes('separators') && definition.formats[schema.format ?? '']?.kind === undefined

/** Whether its format judges a code by advice alone, so that one may be saved that is typed in part. */
export function isOpen({ format = '' }: PropertySchema): boolean {
  const { advice, pattern } = definition.formats[format] ?? {}
  return advice !== undefined && pattern === undefined
}

/** Whether a field takes a text in which each letter counts, such as a name. */
export const isName = ({ format = '', kind, ...schema }: PropertySchema): boolean =>
  kind === undefined &&
  definition.formats[format]?.kind === undefined &&
  !stepsOf({ format, ...schema }).includes('spaces')

/** What stands before a code on paper, by the end of the name of its format. */
const names: Record<string, readonly string[]> = {
  siret: ['SIRET'],
  siren: ['SIREN'],
  vat: ['VAT', 'TVA'],
  rib: ['RIB'],
  iban: ['IBAN'],
  bic: ['BIC', 'SWIFT'],
}

/** A code of a field in the writings that people use. */
export function writingsOf({ format = '' }: PropertySchema, code: string): string[] {
  const called = Object.keys(names).find((name) => format.toLowerCase().endsWith(name))
  if (called === undefined) throw new Error(`Nobody has told this test what a ${format} is called on paper`)
  return codeWritings(code, definition.formats[format]?.groups ?? [4, 2, 2, 3], names[called] ?? [])
}
