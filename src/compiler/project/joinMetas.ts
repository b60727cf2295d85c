import { isObject, type Json } from '#engine/record/path.ts'
import { mapProperties } from '../text/mapProperties.ts'

/**
 * The meta-schemas by file name, with what a part takes over by `allOf` in place: each part names all of its properties
 * by itself, for the test of the shape, the walk over a definition, the types and the pages. References name their file,
 * so that a part can be read away from it.
 */
export function joinMetas(written: ReadonlyMap<string, unknown>): Map<string, Json> {
  const metas = new Map([...written].map(([file, meta]) => [file, absolute(meta, file)]))
  const target = (reference: string): Json => {
    const [file = '', pointer = ''] = reference.split('#/$defs/')
    const meta = metas.get(file) as Json | undefined
    const found = pointer ? (meta?.$defs as Json | undefined)?.[pointer] : meta
    if (!isObject(found)) throw new Error(`schemas/meta: the reference ${reference} leads nowhere`)
    return found
  }
  const join = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(join)
    if (!isObject(part)) return part
    const { allOf, unevaluatedProperties, ...keywords } = part
    const joined = Object.fromEntries(Object.entries(keywords).map(([name, value]) => [name, join(value)]))
    if (!Array.isArray(allOf)) return joined
    const bases = (allOf as { $ref: string }[]).map(({ $ref }) => join(target($ref)) as Json)
    const all = [...bases, joined]
    return {
      ...joined,
      ...(unevaluatedProperties === false && { additionalProperties: false }),
      required: all.flatMap(({ required }) => (required ?? []) as string[]),
      properties: Object.assign({}, ...all.map(({ properties }) => properties)) as Json,
    }
  }
  return new Map([...metas].map(([file, meta]) => [file, join(meta) as Json]))
}

const absolute = (meta: unknown, file: string) =>
  mapProperties(meta, (name, value, inner) =>
    name === '$ref' && typeof value === 'string' && value.startsWith('#') ? file + value : inner(value),
  )
