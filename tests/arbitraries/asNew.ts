import { mapValues } from '#engine/schema/mapValues.ts'
import { dropAt, setAt, joinPath, placesOf, type Json } from '#engine/record/path.ts'
import { keptFields, sentNames, uploadFields } from '#engine/schema/wireFields.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'

/** A document as a create sends it: nothing has an id, a number or a stored file yet. */
export function asNew(schema: RecordSchema, document: Json): Json {
  const anonymous = mapValues(schema, document, (value, { identity, numbered }) =>
    identity || numbered !== undefined ? undefined : value,
  )
  const nothingKept = keptFields(schema).reduce<Json>((json, { keptAs }) => setAt(json, keptAs, undefined), anonymous)
  return uploadFields(schema).reduce<Json>((json, { path, wire }) => {
    const sentAs = sentNames(wire)
    if (!sentAs) return dropAt(json, path)
    const ids = placesOf(json, path).map((place) => joinPath(place, `${sentAs.holder}.${sentAs.id}`))
    return ids.reduce((all, place) => dropAt(all, place), json)
  }, nothingKept)
}
