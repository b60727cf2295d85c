import type { PropertySchema } from '#generated/definitions.gen.ts'
import { isObject, storedId } from '../record/path.ts'
import { mapValues } from '../schema/mapValues.ts'
import { filesThat } from '../form/startRecord.ts'
import type { Sides } from './Sides.ts'

/**
 * Returns the user's value without the ids and stored files that the other editor has removed. The server gives the user's
 * entries new ids, but cannot restore a file. Files that the user chose since stay.
 */
export function withoutRemovedIds(schema: PropertySchema, { base, mine, theirs }: Sides): unknown {
  if (!isObject(mine) && !Array.isArray(mine)) return mine
  const [before, now] = [textsIn(base), textsIn(theirs)]
  const isRemoved = (id: unknown) => before.has(id) && !now.has(id)
  // `mapValues` walks a record, but `mine` may be a list.
  const record = mapValues({ properties: { mine: schema } }, { mine }, (value, property) => {
    if (property.upload) return filesThat((file) => !isRemoved(storedId(file)), value)
    const isId = property.identity || property.readOnly
    return isId && isRemoved(value) ? undefined : value
  })
  return record['mine']
}

/** All texts of a value at any depth. Ids are among them. */
function textsIn(value: unknown): ReadonlySet<unknown> {
  if (typeof value === 'string') return new Set([value])
  if (!isObject(value) && !Array.isArray(value)) return new Set()
  return new Set(Object.values(value).flatMap((inner) => [...textsIn(inner)]))
}
