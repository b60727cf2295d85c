import type { Format } from '#generated/definitions.gen.ts'

type Step = NonNullable<Format['normalise']>[number]

const steps: Record<Step, (text: string) => string> = {
  trim: (text) => text.trim(),
  spaces: (text) => text.replace(/\s+/gu, ''),
  separators: (text) => text.replace(/[.\-\u2010-\u2013]+/gu, ''),
  trunkZero: (text) => text.replace('(0)', ''),
  upperCase: (text) => text.toUpperCase(),
}

export function normalise(text: string, format: Format): string {
  return (format.normalise ?? []).reduce((value, step) => steps[step](value), text)
}

/** Splits a value into its named groups; none unless the value is exactly as long as all of them. */
export function partsOf(value: string, { groups = [], parts = [] }: Format): { name: string; text: string }[] {
  if (parts.length === 0 || value.length !== groups.reduce((sum, length) => sum + length, 0)) return []
  const texts = cut(value, groups)
  return parts.map((name, index) => ({ name, text: texts[index] ?? '' }))
}

/** Cuts a text into groups; the last length is that of all others. */
function cut(text: string, lengths: readonly number[]): string[] {
  const [length = text.length, ...others] = lengths
  if (text === '') return []
  return [text.slice(0, length), ...cut(text.slice(length), others.length > 0 ? others : lengths)]
}

/** A number in the groups in which people read it: `732 829 320 00074`, `06 12 34 56 78`, `+33 6 12 34 56 78`. */
export function showGrouped(text: string, format: Format): string {
  if (format.kind === 'phone') return showPhone(text)
  return format.groups ? cut(text, format.groups).join(' ') : text
}

function showPhone(text: string): string {
  const match = /^(\+33|0033|0)?(\d)(\d{8})$/.exec(text)
  if (!match) return text
  const [, prefix = '', first = '', others = ''] = match
  const pairs = (others.match(/\d\d/g) ?? []).join(' ')
  return prefix === '0' ? `0${first} ${pairs}` : `${prefix} ${first} ${pairs}`.trim()
}

/** A number as it is dialled or keyed in, however it is grouped or led in: `+33 (0)6 39…` and `06.39…` are `0639…`. */
export function bareNumber(text: string): string {
  return text
    .replace('(0)', '')
    .replace(/[\s.\-\u2010-\u2013]/gu, '')
    .replace(/^(\+33|0033)0?/, '0')
}

/** Whether a text is a number and nothing else, or the beginning of one. */
export const isNumber = (text: string): boolean => /^\s*\+?\d[\d\s.\-()\u2010-\u2013]*$/u.test(text)

/** Type of the values of which a format speaks. */
export const typeOfFormat = ({ check }: Format): 'string' | 'number' => (check === 'pastYear' ? 'number' : 'string')
