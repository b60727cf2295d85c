import { isObject, type Json } from '#engine/record/path.ts'
import { mapProperties } from '../text/mapProperties.ts'

/**
 * The meta-schemas by file name, with `allOf` merged into the schema: validation, the walk over a definition, generated
 * types and docs then find all properties of a part in one place. References name their file, so that a part can be
 * used apart from its file.
 */
export function joinMetas(written: ReadonlyMap<string, unknown>): Map<string, Json> {
  const metas = new Map([...written].map(([file, meta]) => [file, absolute(meta, file)]))
  /** The target of a reference between meta-schemas. Throws if it does not exist. */
  const resolveTarget = (reference: string): Json => {
    const [file = '', pointer = ''] = reference.split('#/$defs/')
    const meta = metas.get(file) as Json | undefined
    const found = pointer ? (meta?.$defs as Json | undefined)?.[pointer] : meta
    if (!isObject(found)) throw new Error(`schemas/meta: the reference ${reference} leads nowhere`)
    return found
  }
  /** Merges the `allOf` of a part, and of the parts inside it. */
  const joinPart = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(joinPart)
    if (!isObject(part)) return part
    const { allOf, unevaluatedProperties, ...keywords } = part
    const joined = Object.fromEntries(Object.entries(keywords).map(([name, value]) => [name, joinPart(value)]))
    if (!Array.isArray(allOf)) return joined
    const bases = (allOf as { $ref: string }[]).map(({ $ref }) => joinPart(resolveTarget($ref)) as Json)
    const all = [...bases, joined]
    return {
      ...joined,
      ...(unevaluatedProperties === false && { additionalProperties: false }),
      required: all.flatMap(({ required }) => (required ?? []) as string[]),
      properties: Object.assign({}, ...all.map(({ properties }) => properties)) as Json,
    }
  }
  return new Map([...metas].map(([file, meta]) => [file, joinPart(meta) as Json]))
}

const absolute = (meta: unknown, file: string) =>
  mapProperties(meta, (name, value, inner) =>
    name === '$ref' && typeof value === 'string' && value.startsWith('#') ? file + value : inner(value),
  )
