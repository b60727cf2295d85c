import type { PropertySchema } from '#generated/definitions.gen.ts'
import { unitPath } from '#engine/schema/unitPath.ts'
import { unitKeys } from '#engine/text/wordKeys.ts'
import type { Translate } from '#ui/text/useText.ts'

/**
 * The sign of a field's unit; undefined for a number without one.
 * @param named value of the field that names the unit, where one does
 */
export function unitOf(schema: PropertySchema, named: unknown, text: Translate): string | undefined {
  if (unitPath(schema) === undefined) return schema.unit
  return typeof named === 'string' && named !== '' ? (text.optional(unitKeys(named)) ?? named) : undefined
}
