import type { PropertySchema } from '#generated/definitions.gen.ts'
import { isObject, storedId } from '../record/path.ts'
import { mapValues } from '../schema/mapValues.ts'
import { filesThat } from '../form/startRecord.ts'
import type { Sides } from './Sides.ts'

/**
 * The user's value after the other editor has removed or replaced it. Ids that no longer exist are dropped, so that the
 * server gives new ones. Stored files are dropped too, as they cannot be restored; files chosen since stay.
 */
export function revived(schema: PropertySchema, { base, mine, theirs }: Sides): unknown {
  if (!isObject(mine) && !Array.isArray(mine)) return mine
  const [before, now] = [base, theirs].map((value) => JSON.stringify(value))
  const contains = (text = '', id: unknown) => typeof id === 'string' && text.includes(JSON.stringify(id))
  const isGone = (id: unknown) => contains(before, id) && !contains(now, id)
  const whole = mapValues({ properties: { mine: schema } }, { mine }, (value, property) => {
    if (property.upload) return filesThat((file) => !isGone(storedId(file)), value)
    return (property.identity || property.readOnly) && isGone(value) ? undefined : value
  })
  return whole['mine']
}
