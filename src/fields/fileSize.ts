import type { Language } from '#ui/text/useText.ts'

/** The size of a file as people say it. */
export function fileSize(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  const [value, unit] = kilobytes < 1024 ? [kilobytes, 'kilobyte'] : [bytes / 1024 / 1024, 'megabyte']
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}
