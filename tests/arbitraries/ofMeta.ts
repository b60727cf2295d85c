import fc from 'fast-check'
import type { Json } from '#engine/record/path.ts'

/** Texts that break what puts them together with other texts, or takes them for something else. */
export const hostileTexts = [
  "L'AUTRE",
  'a"b',
  'a`b',
  '${ran()}',
  'a\\b',
  '18:00',
  'VERY GOOD',
  'a,b;c!d?',
  'case',
  'constructor',
  '__proto__',
  'x\u2028y',
  '👩‍👩‍👧',
  '</script>',
  '50%',
  '{{name}}',
  '{name}',
  '$t(app:common.close)',
  'a.b',
  '1',
  'toString',
  'é Ω 漢',
  '\u0000return 1\u0000',
  "'; ran(); '",
  '*/ran()/*',
  'a/b~c',
  '-x',
  'new',
  'a  b',
  '#',
  'null',
  'true',
]

export type Meta = Json

/** Values of a part of a meta-schema, with hostile texts where it takes any. @param depth how far it goes */
export function ofMeta(
  meta: Meta,
  follow: (reference: string) => Meta,
  names: readonly string[],
  depth: number,
): fc.Arbitrary<unknown> {
  const again = (part: unknown) => ofMeta(part as Meta, follow, names, depth - 1)
  if (typeof meta['$ref'] === 'string') {
    return ofMeta({ ...follow(meta['$ref']), ...without(meta, '$ref') }, follow, names, depth)
  }
  if ('const' in meta) return fc.constant(meta['const'])
  if (Array.isArray(meta['enum'])) return fc.constantFrom(...(meta['enum'] as unknown[]))
  const examples = (meta['examples'] ?? []) as unknown[]
  if (Array.isArray(meta['oneOf'])) return fc.oneof(...(meta['oneOf'] as unknown[]).map(again))
  const types = [meta['type'] ?? []].flat() as string[]
  const properties = (meta['properties'] ?? {}) as Record<string, Meta>
  const all: fc.Arbitrary<unknown>[] = types.map((type) => {
    if (type === 'boolean') return fc.boolean()
    if (type === 'integer' || type === 'number') return fc.constantFrom(0, 1, 2, 7, 2.5, -1)
    if (type === 'array') {
      return depth > 0 && meta['items'] ? fc.array(again(meta['items']), { maxLength: 2 }) : fc.constant([])
    }
    if (type === 'null') return fc.constant(null)
    if (type === 'object') {
      return depth > 0 ? fc.record(mapped(properties, again), { requiredKeys: [] }) : fc.constant({})
    }
    return fc.oneof(
      fc.constantFrom(...names, ...hostileTexts),
      ...(examples.length > 0 ? [fc.constantFrom(...examples)] : []),
    )
  })
  return all.length > 0 ? fc.oneof(...all) : fc.constantFrom(...hostileTexts)
}

const without = (json: Json, name: string) => Object.fromEntries(Object.entries(json).filter(([one]) => one !== name))
const mapped = <Made>(parts: Record<string, Meta>, make: (part: Meta) => Made) =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, make(part)]))
