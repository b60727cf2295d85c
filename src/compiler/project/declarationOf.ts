import { isObject } from '#engine/record/path.ts'
import { fieldNote } from '#engine/schema/dereference.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import type { Records } from './Definition.ts'
import type { Path, Source } from '../text/Source.ts'

/** The declaration of a part of a record, with its place. */
export interface Declaration {
  source: Source
  path: Path
  schema: PropertySchema
}

/** Leads from a part to its declaration. A symbol survives copies of the part and is no part of JSON. */
const declaration = Symbol('declaration')

/**
 * Copies the value of a record file and marks each part with its file and path. After references are resolved, a part
 * still knows where it is written.
 */
export function noteDeclarations<Part>(source: Source, part: Part, path: Path = []): Part {
  const noted = (one: unknown, step: string | number) => noteDeclarations(source, one, [...path, step])
  if (Array.isArray(part)) return part.map(noted) as Part
  if (!isObject(part)) return part
  const inner = Object.entries(part).map(([name, one]) => [name, noted(one, name)])
  const key = isFieldAt(path) ? { [fieldNote]: keyAt(source, path) } : {}
  return { ...Object.fromEntries(inner), [declaration]: { source, path, schema: part }, ...key } as Part
}

/** Whether a path leads to the declaration of a field. A field may itself have the name `properties`. */
function isFieldAt(path: Path): boolean {
  const fields = path.slice(0, -1).findLastIndex((step) => step !== 'properties')
  return path.length > 1 && (path.length - 1 - fields) % 2 === 0 && path.at(-2) === 'properties'
}

/** Returns the `fieldKey` of a field that is declared at a path of a file. */
export const keyAt = ({ file }: Source, path: Path) => `${file}#/${path.join('/')}`

type Noted = object & { [declaration]?: Declaration; [fieldNote]?: string }

/**
 * Returns the place where a field is declared, in another file if the record includes it by `$ref`. Undefined if the
 * record has no such field.
 */
export function declarationOf({ records }: { records: Records }, id: string, field: string): Declaration | undefined {
  const found: Noted = propertyAt(records.get(id)?.whole ?? {}, field)?.schema ?? {}
  return found[declaration]
}

/**
 * Returns the name of a field that is the same for all records which take its declaration over: file and pointer, as in
 * `schemas/tenant/tenant.schema.json#/properties/name`. Undefined if the schema comes from no definition file.
 */
export const fieldKey = (schema: object): string | undefined => (schema as Noted)[fieldNote]
