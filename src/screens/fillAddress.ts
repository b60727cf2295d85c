import { getAt, type Json } from '#engine/record/path.ts'
import { fillTemplate } from '#engine/text/fillTemplate.ts'
import type { Holds } from '#engine/validation/createHolds.ts'
import type { Address, Condition } from '#generated/definitions.gen.ts'

/** What an address is filled from, beside the record. */
export interface AddressSources {
  params: Readonly<Record<string, string>>
  holds: Holds
}

/** Chooses an address by the record and fills it from the record, then from the route; undefined if a name has no value. */
export function fillAddress(address: Address, record: Json, { params, holds }: AddressSources): string | undefined {
  const template = chooseAddress(address, (condition) => holds(condition, record))
  if (template === undefined) return undefined
  return fillTemplate(template, (name) => {
    const value = getAt(record, name)
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : params[name]
    return text === undefined ? undefined : encodeURIComponent(text)
  })
}

/**
 * The address that counts for a record; undefined if none of several does.
 * @param holds tells whether a condition holds for the record
 */
export function chooseAddress(address: Address, holds: (condition: Condition) => boolean): string | undefined {
  if (typeof address === 'string') return address
  return address.find(({ only }) => only === undefined || holds(only))?.to
}
