import { isExact, isUnsafe } from '#engine/expressions/decimals.ts'
import { withoutUnseen } from '#engine/text/unseen.ts'
import { normalForm } from '#engine/text/normalForm.ts'
import { regionOf } from '#ui/text/useText.ts'

/** Thousands by commas or dots, by decimal mark. A dot alone is a decimal mark in every language: keypads have no other. */
const grouped: Record<string, RegExp> = {
  '.': /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/,
  ',': /^[+-]?[1-9]\d{0,2}(\.\d{3})+,\d*$/,
}

/**
 * Reads a number as people type it in a language, or copy it from where it is shown: comma or dot, white space of any width
 * between the digits, its unit before or behind it. Text that is no number, or one that would not be kept digit by digit,
 * comes back as it was typed, so that the check can say so.
 */
export function readNumber(text: string, language: string, unit?: string): number | string {
  const mark = decimalMark(language)
  const typed = withoutUnit(withoutUnseen(text), unit).replace(/\s/gu, '').replace('\u2212', '-')
  const digits = grouped[mark]?.test(typed) ? typed.replaceAll(mark === ',' ? '.' : ',', '') : typed
  const plain = digits.replace(',', '.')
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) || !isExact(plain)) return text
  const number = Number(plain)
  return isUnsafe(number) ? text : number
}

/** Signs of a unit beside its own. */
const otherSigns: Record<string, string[]> = { '€': ['EUR', 'euros', 'euro'] }

/** @example '12 m2', whose unit is `m²`, is '12' */
function withoutUnit(text: string, unit: string | undefined): string {
  const plain = (sign: string) => normalForm(sign, 'NFKC').trim().toLowerCase()
  const typed = plain(text)
  const signs = unit === undefined ? [] : [unit, ...(otherSigns[unit] ?? [])].map(plain)
  const unsigned = typed.replace(/^[+\-\u2212]/, '')
  const sign = signs.find((one) => one !== '' && (unsigned.startsWith(one) || unsigned.endsWith(one)))
  return sign === undefined ? text : typed.replace(sign, '')
}

/** A number as it is typed in a language, without groups. */
export function typedNumber(value: unknown, language: string): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  const text = String(value)
  // Exponents are no decimal fraction that anybody would type.
  if (text.includes('e')) return value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
  return text.replace('.', decimalMark(language))
}

function decimalMark(language: string): string {
  const parts = formatterOf(language, 'plain').formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

const looks = {
  /** Without groups, as a year. */
  plain: { useGrouping: false },
  grouped: {},
  /** Euros, with cents where there are any. */
  amount: { style: 'currency', currency: 'EUR', minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' },
} satisfies Record<string, Intl.NumberFormatOptions>

/** Making a formatter takes a hundred times as long as using it, and a list shows thousands of numbers. */
const formatters = new Map<string, Intl.NumberFormat>()

/** A cached number formatter for a language. */
export function formatterOf(language: string, look: keyof typeof looks): Intl.NumberFormat {
  const key = `${look} ${language}`
  const formatter =
    formatters.get(key) ?? new Intl.NumberFormat(regionOf(language), { maximumFractionDigits: 10, ...looks[look] })
  formatters.set(key, formatter)
  return formatter
}
