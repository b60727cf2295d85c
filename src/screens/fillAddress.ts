import { getAt, type Json } from '#engine/record/path.ts'
import { fillTemplate } from '#engine/text/fillTemplate.ts'

/** Fills an address from the record, then from the route; undefined if a name has no value. */
export function fillAddress(
  template: string,
  record: Json,
  params: Readonly<Record<string, string>>,
): string | undefined {
  return fillTemplate(template, (name) => {
    const value = getAt(record, name)
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : params[name]
    return text === undefined ? undefined : encodeURIComponent(text)
  })
}
