import type { Address, Condition } from '#generated/definitions.gen.ts'

/**
 * The address that counts for a record; undefined if none of several does.
 * @param holds tells whether a condition holds for the record
 */
export function chooseAddress(address: Address, holds: (condition: Condition) => boolean): string | undefined {
  if (typeof address === 'string') return address
  return address.find(({ onlyIf }) => onlyIf === undefined || holds(onlyIf))?.to
}
