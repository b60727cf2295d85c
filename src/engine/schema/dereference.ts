import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { withEntryIds } from './entryIds.ts'
import { joinParts } from './joinParts.ts'
import { uniteVariants } from './uniteVariants.ts'
import { isVaried, variantShape, variantValue, type Variants, type VariedSchema } from './variants.ts'

/** Gives the schema file at a path below `schemas/`, e.g. `address/address.schema.json`. */
export type ReadSchema = (file: string) => RecordSchema

/**
 * Resolves every `$ref` of a record schema and unites its variants, so that the rest of the engine handles neither.
 * Throws if a reference has no target or leads in a circle.
 * @param file path of the schema below `schemas/`, from which its references are read
 */
export function dereference(schema: RecordSchema, file: string, read: ReadSchema): RecordSchema {
  const { $schema: _, calls: __, ...rest } = schema
  return withEntryIds(resolveReferences(rest, { file, root: schema, read, trail: [] }) as RecordSchema)
}

/** The variants of a record with their references in place; undefined where it has none. */
export function variantsOf(schema: RecordSchema, file: string, read: ReadSchema): Variants | undefined {
  if (!isVaried(schema)) return undefined
  const { discriminator, oneOf, ...common } = schema
  const place = { file, root: schema, read, trail: [] }
  return {
    discriminator,
    oneOf,
    base: resolveReferences(common, place) as PropertySchema,
    shapes: new Map(shapesOf(schema, place)),
  }
}

interface Place {
  file: string
  root: RecordSchema
  read: ReadSchema
  trail: string[]
}

/** Resolves the references inside a part. Keywords beside a `$ref` are joined with its target. */
function resolveReferences(part: unknown, place: Place): unknown {
  if (Array.isArray(part)) return part.map((item) => resolveReferences(item, place))
  if (typeof part !== 'object' || part === null) return part
  if (isVaried(part)) {
    const { discriminator: _, oneOf: __, ...base } = part
    return uniteVariants(resolveReferences(base, place) as PropertySchema, shapesOf(part, place), part)
  }
  const { $ref, ...keywords } = part as PropertySchema
  // Notes of a reader under a symbol stay with the part.
  const inner = Object.entries(keywords).map(([key, value]) => [key, resolveReferences(value, place)] as const)
  const written = { ...keywords, ...Object.fromEntries(inner) } as PropertySchema
  if ($ref === undefined) return written
  const base = resolveTarget($ref, place)
  const joined = inner.length === 0 ? base : joinParts(base, written)
  const field = (part as NotedField)[fieldNote]
  return field === undefined ? joined : { ...joined, [fieldNote]: field }
}

/** A reader may note something of a field under this symbol. It stays with the field when its reference is put in place. */
export const fieldNote = Symbol('field')
interface NotedField {
  [fieldNote]?: unknown
}

/** The target of a reference, with its own references put in place. */
function resolveTarget($ref: string, place: Place): PropertySchema {
  const { file, pointer } = targetOf($ref, place.file)
  const step = `${file}#${pointer}`
  if (place.trail.includes(step)) throw new Error(`${place.file}: the reference ${$ref} leads in a circle`)
  const root = $ref.startsWith('#') ? place.root : place.read(file)
  const found = findPointer(root, pointer) as RecordSchema | undefined
  if (found === undefined) throw new Error(`${place.file}: the reference ${$ref} leads nowhere`)
  // The parts that a file offers to others are no part of its own declaration.
  const { $schema: _, $defs: __, calls: ___, changes: ____, title: _____, ...part } = found
  return resolveReferences(part, { file, root, read: place.read, trail: [...place.trail, step] }) as PropertySchema
}

const shapesOf = (varied: VariedSchema, place: Place) =>
  varied.oneOf.map((variant) => {
    const shape = resolveReferences(variantShape(varied, variant), place) as PropertySchema
    return [variantValue(varied, variant) ?? '', shape] as const
  })

/** The file and the JSON pointer that a reference names. @param from the file that holds it, as a path below `schemas/` */
export function targetOf($ref: string, from: string): { file: string; pointer: string } {
  const [path = '', pointer = ''] = $ref.split('#')
  return { file: path === '' ? from : resolvePath(from, path), pointer }
}

/** Resolves a relative path such as `../shapes/person.schema.json`. */
function resolvePath(from: string, path: string): string {
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
