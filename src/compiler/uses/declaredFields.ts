import { derivedOnce } from '#engine/derivedOnce.ts'
import { isObject, type Json } from '#engine/record/path.ts'
import { targetOf } from '#engine/schema/dereference.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { splitKey } from '#engine/words/wordKeys.ts'
import { fieldKey, keyAt } from '../project/declarationOf.ts'
import type { Project } from '../project/readProject.ts'
import type { Path, Source } from '../text/Source.ts'
import type { FoundUse, Use } from './Use.ts'

interface DeclaredField {
  /** The `fieldKey` of the field's first declaration. */
  key: string
  use: Use
}

/**
 * Returns all declarations of fields by their own `fieldKey`. A field is declared once more by a variant that repeats a
 * field of its record or of an earlier variant, and beside a `$ref` to a shape that has the field.
 */
export const declaredFields = derivedOnce(({ records }: Project): ReadonlyMap<string, DeclaredField> => {
  const all = [...records.values()].flatMap(({ id, source }) =>
    declarationsIn(source.value as Json).map(({ path, $ref }) => ({ id, source, path, $ref })),
  )
  const known = new Set(all.map(({ source, path }) => keyAt(source, path)))
  const firstOf = ({ id, source, path, $ref }: (typeof all)[number]): string => {
    const earlier = [...earlierIn(source, path), ...inShape(id, path, $ref)]
    return earlier.find((key) => known.has(key)) ?? keyAt(source, path)
  }
  const firsts = new Map(all.map((one) => [keyAt(one.source, one.path), firstOf(one)]))
  const keyOf = (key: string): string => {
    const first = firsts.get(key) ?? key
    return first === key ? key : keyOf(first)
  }
  return new Map(
    all.map(({ source, path }) => {
      const end = String(path.at(-1)).length
      const use = { source, path, isName: true, isWritten: true, start: 0, end, as: 'declaration' }
      return [keyAt(source, path), { key: keyOf(keyAt(source, path)), use }]
    }),
  )
})

/**
 * Keys of the declarations that come before the one of a variant: in the record, and in earlier variants. All of them
 * are the same field.
 */
function earlierIn(source: Source, [step, variant, ...rest]: Path): string[] {
  if (step !== 'oneOf') return []
  const variants = Array.from({ length: Number(variant) }, (_, index): Path => ['oneOf', index, ...rest])
  return [rest, ...variants].map((path) => keyAt(source, path))
}

/** Key of the same field in the shape that the holder includes by `$ref`. */
function inShape(id: string, path: Path, $ref: string | undefined): string[] {
  if ($ref === undefined) return []
  const { file, pointer } = targetOf($ref, `${id}.schema.json`)
  return [`schemas/${file}#${pointer}/properties/${String(path.at(-1))}`]
}

interface Declared {
  path: Path
  /** The shape that the holder of the field takes over. */
  $ref: string | undefined
}

/** All field declarations of a record file, with their paths: in objects, lists, parts and variants. */
function declarationsIn(schema: Json, path: Path = []): Declared[] {
  const inside = (part: unknown, ...steps: Path) => (isObject(part) ? declarationsIn(part, [...path, ...steps]) : [])
  const named = (keyword: string) => (isObject(schema[keyword]) ? Object.entries(schema[keyword]) : [])
  const variants = Array.isArray(schema['oneOf']) ? (schema['oneOf'] as unknown[]) : []
  const $ref = typeof schema['$ref'] === 'string' ? schema['$ref'] : undefined
  return [
    ...named('properties').flatMap(([name, part]) => [
      { path: [...path, 'properties', name], $ref },
      ...inside(part, 'properties', name),
    ]),
    ...inside(schema['items'], 'items'),
    ...named('$defs').flatMap(([name, part]) => inside(part, '$defs', name)),
    ...variants.flatMap((part, index) => inside(part, 'oneOf', index)),
  ]
}

/** Returns the words of fields with the `fieldKey` of each field that their key names. */
export function wordsOfFields({ words, records }: Project): FoundUse[] {
  const all = [...words.by.values()].flatMap((ofLanguage) => [...ofLanguage.values()])
  return all.flatMap(({ key, source, path }) => {
    const { namespace, inside } = splitKey(key)
    if (!inside.startsWith('fields.')) return []
    const steps = stepsOf(path).slice(1)
    const holders = [...records.values()].filter(({ folder }) => folder === namespace)
    return holders.flatMap(({ whole = {} }) =>
      steps.flatMap(({ name, at, start }, index): FoundUse[] => {
        const way = steps.slice(0, index + 1).map((step) => step.name)
        const field = propertyAt(whole, way.join('.'))?.schema
        const declared = field && fieldKey(field)
        // The last step is the word itself, such as `label`.
        if (declared === undefined || index === steps.length - 1) return []
        const place = { source, path: path.slice(0, at + 1), isName: true, isWritten: true }
        const use = { ...place, start, end: start + name.length, as: 'words' }
        return [{ type: 'field', name: declared, use }]
      }),
    )
  })
}

/** The names on a path, whose steps may hold several names with dots between them. */
export function stepsOf(path: Path): { name: string; at: number; start: number }[] {
  return path.flatMap((step, at) => {
    const names = String(step).split('.')
    return names.map((name, index) => ({
      name,
      at,
      start: names.slice(0, index).join('.').length + Math.min(index, 1),
    }))
  })
}
