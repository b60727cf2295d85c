/**
 * Reads a day as people type it: `1/2/2020`, `01.02.2020`, `01-02-2020`, `01022020`. What is no such day comes back as
 * it was typed, so that the check can say so.
 */
export function readDate(text: string): string {
  const typed = text.trim()
  const match = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed)
  if (!match) return typed
  const [, day = '', month = '', year = ''] = match
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`
}
