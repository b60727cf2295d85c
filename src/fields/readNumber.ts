/**
 * Reads a number as people type it: comma or dot, white space of any width between the digits. What is no number comes
 * back as it was typed, so that the check can say so.
 */
export function readNumber(text: string): number | string {
  const plain = text.replace(/\s/gu, '').replace(',', '.').replace('\u2212', '-')
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text
}

/** A number as it is typed in a language, without groups. */
export function typedNumber(value: unknown, language: string): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  const text = String(value)
  // Exponents are no decimal fraction that anybody would type.
  if (text.includes('e')) return value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
  return language === 'fr' ? text.replace('.', ',') : text
}

/** A number as it is read in a language. @param plain no groups, as in a year */
export function shownNumber(value: number, language: string, plain: boolean): string {
  const formatter = formatters[plain ? 'plain' : 'grouped'].get(language) ?? makeFormatter(language, plain)
  return formatter.format(value)
}

/** Making a formatter takes a hundred times as long as using it, and a list shows thousands of numbers. */
const formatters = { plain: new Map<string, Intl.NumberFormat>(), grouped: new Map<string, Intl.NumberFormat>() }

function makeFormatter(language: string, plain: boolean): Intl.NumberFormat {
  const formatter = new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    useGrouping: !plain,
    maximumFractionDigits: 10,
  })
  formatters[plain ? 'plain' : 'grouped'].set(language, formatter)
  return formatter
}
