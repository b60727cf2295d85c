import type { Format } from '#generated/definitions.gen.ts'

/** A named group of a value. */
export interface FormatPart {
  name: string
  text: string
}

/** Splits a value into its named groups; none unless the value is exactly as long as all of them. */
export function partsOf(value: string, { groups = [], parts = [] }: Format): FormatPart[] {
  if (parts.length === 0 || value.length !== groups.reduce((sum, length) => sum + length, 0)) return []
  let start = 0
  return parts.map((name, index) => {
    const text = value.slice(start, start + (groups[index] ?? 0))
    start += text.length
    return { name, text }
  })
}
