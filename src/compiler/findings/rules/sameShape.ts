import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'

type Fields = PropertySchema | RecordSchema

/** A field in which two shapes differ; `lacks` says which of them does not have it. */
export interface Difference {
  path: string
  lacks?: 'left' | 'right'
}

/** The fields in which two shapes differ, as deep as they stand; rules and demands do not count. */
export function differencesOf(left: Fields, right: Fields, prefix = ''): Difference[] {
  const names = new Set([...Object.keys(left.properties ?? {}), ...Object.keys(right.properties ?? {})])
  return [...names].flatMap((name): Difference[] => {
    const path = prefix + name
    const [mine, theirs] = [left.properties?.[name], right.properties?.[name]]
    if (!mine || !theirs) return [{ path, lacks: mine ? 'right' : 'left' }]
    if (JSON.stringify(mine) === JSON.stringify(theirs)) return []
    const [inMine, inTheirs] = [mine.items ?? mine, theirs.items ?? theirs]
    const deeper = inMine.properties && inTheirs.properties ? differencesOf(inMine, inTheirs, `${path}.`) : []
    return deeper.length > 0 ? deeper : [{ path }]
  })
}
