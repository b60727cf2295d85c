import { getAt, type Json } from '#engine/record/path.ts'
import { fillTemplate } from '#engine/text/fillTemplate.ts'
import type { ConditionTest, Matches } from '#engine/validation/createValidation.ts'
import type { Address } from '#generated/definitions.gen.ts'

interface AddressSources {
  params: Readonly<Record<string, string>>
  isTrueOf: ConditionTest
}

/** Text of a plain value for an address; undefined for any other value. */
export function plainText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** An address filled from the record, then from the route; undefined if none of several can be. */
export function fillAddress(address: Address, record: Json, { params, isTrueOf }: AddressSources): string | undefined {
  const valueOf = (name: string) => {
    const text = plainText(getAt(record, name)) ?? params[name]
    return text === undefined ? undefined : encodeURIComponent(text)
  }
  return chooseAddress(address, (condition) => isTrueOf(condition, record), valueOf)
}

/**
 * The first of several addresses whose condition holds and whose every name has a value, filled; undefined if none is.
 * @param matches tells whether a condition holds for the record
 */
export function chooseAddress(
  address: Address,
  matches: Matches,
  valueOf: (name: string) => string | undefined,
): string | undefined {
  for (const choice of [address].flat()) {
    const { to, only } = typeof choice === 'string' ? { to: choice } : choice
    const filled = only === undefined || matches(only) ? fillTemplate(to, valueOf) : undefined
    if (filled !== undefined) return filled
  }
  return undefined
}
