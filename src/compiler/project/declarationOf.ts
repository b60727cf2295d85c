import { isObject } from '#engine/record/path.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import type { Records } from './Definition.ts'
import type { Path, Source } from '../text/Source.ts'

/** Where a part of a record is written, and what is written there. */
export interface Declaration {
  source: Source
  path: Path
  schema: PropertySchema
}

/** Leads from a part to its declaration. A symbol survives copies of the part and is no part of JSON. */
const declaration = Symbol('declaration')

/** A copy of what a file declares in which each part knows where it is written, also once references are in place. */
export function noteDeclarations<Part>(source: Source, part: Part, path: Path = []): Part {
  const noted = (one: unknown, step: string | number) => noteDeclarations(source, one, [...path, step])
  if (Array.isArray(part)) return part.map(noted) as Part
  if (!isObject(part)) return part
  const inner = Object.entries(part).map(([name, one]) => [name, noted(one, name)])
  return { ...Object.fromEntries(inner), [declaration]: { source, path, schema: part } } as Part
}

/** Where the declaration of a field stands, references followed into other files; undefined if it cannot be found. */
export function declarationOf({ records }: { records: Records }, id: string, field: string): Declaration | undefined {
  const found: PropertySchema & { [declaration]?: Declaration } =
    propertyAt(records.get(id)?.whole ?? {}, field)?.schema ?? {}
  return found[declaration]
}
