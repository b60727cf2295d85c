import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import type { Format, FormatsDefinition, PropertySchema } from '#generated/definitions.gen.ts'

const { formats } = JSON.parse(readFileSync('schemas/formats.json', 'utf8')) as FormatsDefinition

/** Numbers that a field takes, among them its limits. */
export function typedNumber({ type, minimum = -1e6, maximum = 1e6, format }: PropertySchema): fc.Arbitrary<number> {
  const last = format !== undefined && formats[format]?.check === 'pastYear' ? new Date().getFullYear() : maximum
  if (type === 'integer') return fc.integer({ min: minimum, max: Math.min(last, 2 ** 31) })
  return fc.oneof(
    fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31 - 1) }),
    fc.double({ min: minimum, max: maximum, noNaN: true }),
    fc.constantFrom(minimum, maximum),
  )
}

const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2020-12-31'), noInvalidDate: true })
const two = (number: number) => String(number).padStart(2, '0')

const written = day.map((date) => `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`)

/** Texts that a check of `formats.json` takes, by its name. */
const checked: Record<NonNullable<Format['check']>, fc.Arbitrary<string>> = {
  pastYear: fc.constant(''),
  uuid: fc.uuid(),
  url: fc.webUrl().map((url) => url.slice(0, 100)),
  date: written,
  pastDate: written,
  stamp: day.map(
    (date) => `${two(date.getUTCMonth() + 1)}/${two(date.getUTCDate())}/${date.getUTCFullYear()} 14:03:07`,
  ),
}

const letters = fc.string({
  unit: fc.oneof(
    { weight: 4, arbitrary: fc.string({ minLength: 1, maxLength: 1 }) },
    fc.constantFrom('é', 'Ω', '漢', '👍', 'e\u0301', '<', '{{', '$t('),
  ),
})

/** Texts that a field takes, should it have no lookup. @param filled none is blank */
export function typedText(property: PropertySchema, filled: boolean): fc.Arbitrary<string> {
  const { format, minLength = 0, maxLength = 40 } = property
  const { check, pattern, demands } = (format === undefined ? undefined : formats[format]) ?? {}
  if (check) return checked[check]
  if (demands) return letters.map((text) => `Aa1-aaa ${text}`.slice(0, 60))
  if (pattern !== undefined && pattern !== '\\S') return fc.stringMatching(new RegExp(pattern))
  const free = letters.map((text) => [...text].slice(0, Math.min(maxLength, 40)).join(''))
  return filled || minLength > 0 || pattern !== undefined ? free.map((text) => (text.trim() === '' ? 'x' : text)) : free
}
