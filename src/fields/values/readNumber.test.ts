import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isLongNumber } from '#engine/expressions/decimals.ts'
import { readNumber } from './readNumber.ts'

it.each([
  ['9007199254740991', 9007199254740991],
  ['-1 234,50', -1234.5],
  ['0,1', 0.1],
])('reads %s', (text, number) => expect(readNumber(text, 'fr')).toBe(number))

it.each(['9007199254740992', '9 007 199 254 740 993', '0,1234567890123456789', '9'.repeat(320)])(
  'leaves %s as it was typed, and it counts as too long',
  (text) => {
    expect(readNumber(text, 'fr')).toBe(text)
    expect(isLongNumber(text)).toBe(true)
  },
)

it('reads digit by digit, or leaves the text, on 1,000 made whole numbers', () => {
  const digits = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n })
  const read = fc.property(digits, (whole) => {
    const number = readNumber(String(whole), 'en')
    const isKept = whole <= BigInt(Number.MAX_SAFE_INTEGER) && whole >= BigInt(Number.MIN_SAFE_INTEGER)
    expect(number).toBe(isKept ? Number(whole) : String(whole))
  })
  fc.assert(read, { numRuns: 1_000, seed: 20261127 })
})
