import type { Format } from '#generated/definitions.gen.ts'
import { separators } from '../text/numbers.ts'
import { withoutUnseen } from '../text/unseen.ts'

type Step = NonNullable<Format['normalise']>[number]

const steps: Record<Step, (text: string) => string> = {
  trim: (text) => text.trim(),
  spaces: (text) => text.replace(/\s+/gu, ''),
  separators: (text) => text.replace(separators, ''),
  trunkZero: (text) => text.replace(/^(\+33|0033)(0|\(0\))/, '$1'),
  // Other letters may become two.
  upperCase: (text) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase()),
}

/**
 * Brings a text to the form in which its format checks and stores it: without invisible characters, without a name
 * before the code (`IBAN FR14…`), and with each step of `normalise` applied.
 * @param name of the format
 */
export function normaliseText(text: string, format: Format, name: string): string {
  // In a secret each sign counts, seen or not.
  if (format.kind === 'secret') return text
  const isName = format.kind === undefined && !format.normalise?.includes('spaces')
  const visible = format.kind === 'email' ? bareAddress(text) : withoutUnseen(text, { keepJoiners: isName })
  const normal = (format.normalise ?? []).reduce(
    (value, step) => steps[step](value),
    withoutOwnName(visible, format, name),
  )
  // A text of dashes alone, or a name, is left for the validator.
  return normal === '' ? visible.trim() : normal
}

/** A mail address without the signs around it in a copied text: `mailto:jean@example.org`, `Jean <jean@example.org>`. */
export function bareAddress(text: string): string {
  const visible = withoutUnseen(text).trim()
  const [, inside = visible] = /^(?:[^<>@]*\s)?<([^<>\s]+)>$/.exec(visible) ?? []
  return inside.replace(/^mailto:(?=.)/i, '')
}

/** Other names of codes on paper, by the name of their check or format. */
const otherNames: Record<string, string[]> = { vat: ['tva'], bic: ['swift'] }

/**
 * Removes the name that stands before a code on paper: `IBAN FR14 …`, `SIRET : 732 …`. The name of a format must be set
 * apart, since some banks' codes begin with BIC.
 * @param name of its format
 */
function withoutOwnName(text: string, { kind, advice, normalise: steps = [] }: Format, name: string): string {
  if (kind !== undefined || !steps.includes('separators')) return text
  const given = text.trim()
  const plain = given.toLowerCase()
  const names = [advice ?? name, ...(otherNames[advice ?? name] ?? [])]
  const isApart = ({ length }: string) => advice !== undefined || /[^\p{L}\p{N}]/u.test(given.charAt(length))
  const codeName = names.find((one) => plain.startsWith(one) && isApart(one))
  return codeName === undefined ? text : given.slice(codeName.length)
}

/** Splits a value into its named groups; none unless the value is exactly as long as all of them. */
export function partsOf(value: string, { groups = [], parts = [] }: Format): { name: string; text: string }[] {
  if (parts.length === 0 || value.length !== groups.reduce((sum, length) => sum + length, 0)) return []
  const texts = cutIntoGroups(value, groups)
  return parts.map((name, index) => ({ name, text: texts[index] ?? '' }))
}

/** Cuts a text into groups; the last length repeats. */
function cutIntoGroups(text: string, lengths: readonly number[]): string[] {
  const [length = text.length, ...others] = lengths
  if (text === '') return []
  return [text.slice(0, length), ...cutIntoGroups(text.slice(length), others.length > 0 ? others : lengths)]
}

/** A number in the groups in which people read it: `732 829 320 00074`, `06 12 34 56 78`, `+33 6 12 34 56 78`. */
export function showGrouped(text: string, format: Format): string {
  if (format.kind === 'phone') return showPhone(text)
  // A text of another shape is shown unchanged, since groups would split it at wrong places.
  return format.groups && /^[0-9A-Z]+$/.test(text) ? cutIntoGroups(text, format.groups).join(' ') : text
}

/** A French phone number in pairs: `06 12 34 56 78`, `+33 6 12 34 56 78`. Any other text is unchanged. */
function showPhone(text: string): string {
  const match = /^(\+33|0033|0)?(\d)(\d{8})$/.exec(text)
  if (!match) return text
  const [, prefix = '', first = '', others = ''] = match
  const pairs = (others.match(/\d\d/g) ?? []).join(' ')
  // Without a prefix, a spreadsheet has taken the zero.
  return ['0', ''].includes(prefix) ? `0${first} ${pairs}` : `${prefix} ${first} ${pairs}`
}

/** Type of the values that a format applies to. */
export const typeOfFormat = ({ check }: Format): 'string' | 'number' => (check === 'pastYear' ? 'number' : 'string')
