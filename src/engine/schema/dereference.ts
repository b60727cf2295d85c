import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'

/** Gives the schema file at a path below `schemas/`, e.g. `address/address.schema.json`. */
export type ReadSchema = (file: string) => RecordSchema

/**
 * Puts every `$ref` of a record schema in place, so that the rest of the engine never meets one.
 * Throws if a reference leads nowhere or in a circle.
 * @param file path of the schema below `schemas/`, from which its references are read
 */
export function dereference(schema: RecordSchema, file: string, read: ReadSchema): RecordSchema {
  const { $schema: _, calls: __, ...rest } = schema
  return inline(rest, { file, root: schema, read, trail: [] }) as RecordSchema
}

interface Place {
  file: string
  root: RecordSchema
  read: ReadSchema
  trail: string[]
}

function inline(part: unknown, place: Place): unknown {
  if (Array.isArray(part)) return part.map((item) => inline(item, place))
  if (typeof part !== 'object' || part === null) return part
  const { $ref, ...siblings } = part as PropertySchema
  if ($ref === undefined) {
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, inline(value, place)]))
  }
  const [path = '', pointer = ''] = $ref.split('#')
  const file = path === '' ? place.file : resolvePath(place.file, path)
  const step = `${file}#${pointer}`
  if (place.trail.includes(step)) throw new Error(`${place.file}: the reference ${$ref} leads in a circle`)
  const root = path === '' ? place.root : place.read(file)
  const target = findPointer(root, pointer)
  if (target === undefined) throw new Error(`${place.file}: the reference ${$ref} leads nowhere`)
  const found = inline(target, { file, root, read: place.read, trail: [...place.trail, step] }) as PropertySchema
  const { $schema: _, calls: __, ...inlined } = found as PropertySchema & Partial<RecordSchema>
  return { ...inlined, ...(inline(siblings, place) as PropertySchema) }
}

export function resolvePath(from: string, path: string): string {
  const parts = from.split('/').slice(0, -1)
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** Follows a JSON pointer such as `/$defs/Type`; undefined if it leads nowhere. */
export function findPointer(root: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], root)
}
