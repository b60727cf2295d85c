import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, divide, isExact, isLongNumber, multiply, round, subtract } from './decimals.ts'

/** A decimal as a whole number of its last place; sums and differences of two have at most 15 digits. */
const decimal = fc.record({
  digits: fc.bigInt({ min: -(10n ** 8n), max: 10n ** 8n }),
  places: fc.integer({ min: 0, max: 6 }),
})
type Written = { digits: bigint; places: number }

/** A decimal as people write it, without zeros behind the last digit. */
function written({ digits, places }: Written): string {
  const text = String(digits < 0n ? -digits : digits).padStart(places + 1, '0')
  const whole = text.slice(0, text.length - places)
  const fraction = text.slice(text.length - places).replace(/0+$/, '')
  return `${digits < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}
const at = ({ digits, places }: Written, more: number) => digits * 10n ** BigInt(more - places)
/** Small numbers are written with an exponent by JavaScript. */
const formatter = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 })
const shown = (value = NaN) => formatter.format(value)
const asNumber = (one: Written) => Number(written(one))

describe('numbers add up, subtract, multiply and divide as the decimals that people write', () => {
  it('like whole numbers of the last place, on 2,000 made pairs', () => {
    const pairs = fc.property(decimal, decimal, (left, right) => {
      const places = Math.max(left.places, right.places)
      const [one, other] = [at(left, places), at(right, places)]
      expect(shown(add(asNumber(left), asNumber(right)))).toBe(written({ digits: one + other, places }))
      expect(shown(subtract(asNumber(left), asNumber(right)))).toBe(written({ digits: one - other, places }))
    })
    fc.assert(pairs, { numRuns: 2_000 })
  })

  it('products of at most 15 digits have all of them, and a product divided by one factor is the other', () => {
    const factor = fc.record({ digits: fc.bigInt({ min: -(10n ** 7n), max: 10n ** 7n }), places: fc.nat({ max: 4 }) })
    const pairs = fc.property(factor, factor, (left, right) => {
      const product = { digits: left.digits * right.digits, places: left.places + right.places }
      expect(shown(multiply(asNumber(left), asNumber(right)))).toBe(
        written(product).replace('-0', (zero) => (product.digits === 0n ? '0' : zero)),
      )
      if (left.digits !== 0n) expect(divide(asNumber(product), asNumber(left))).toBe(asNumber(right) + 0)
    })
    fc.assert(pairs, { numRuns: 2_000 })
  })

  it('a quotient times its divisor is what was divided', () => {
    const divisor = fc.integer({ min: 1, max: 9 })
    const quotients = fc.property(decimal, divisor, (dividend, parts) => {
      const part = divide(asNumber(dividend), parts) ?? NaN
      expect(multiply(part, parts)).toBe(asNumber(dividend) + 0)
    })
    fc.assert(quotients, { numRuns: 2_000 })
  })

  it('a sum of a thousand amounts has their cents', () => {
    const amounts = fc.array(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), {
      minLength: 1000,
      maxLength: 1000,
    })
    const sums = fc.property(amounts, (cents) => {
      const sum = cents.map((one) => one / 100).reduce((all, one) => add(all, one) ?? NaN, 0)
      expect(sum).toBe(cents.reduce((all, one) => all + one, 0) / 100)
    })
    fc.assert(sums, { numRuns: 20 })
  })

  it.each([
    [() => add(0.1, 0.2), 0.3],
    [() => subtract(1_000_000.1, 1_000_000), 0.1],
    [() => multiply(1.1, 1.1), 1.21],
    [() => divide(0.3, 0.1), 3],
    [() => divide(10, 4), 2.5],
    [() => divide(1, 0), undefined],
    [() => multiply(1e300, 1e300), undefined],
    [() => add(1e308, 1e308), undefined],
    [() => add(1e-300, 1), 1],
  ])('%s is %s', (of, result) => expect(of()).toBe(result))
})

describe('rounding', () => {
  it('takes halves away from zero, as the decimal is written, on 2,000 made numbers', () => {
    const cases = fc.property(decimal, fc.nat({ max: 6 }), (value, decimals) => {
      const rounded =
        asNumber(value) < 0
          ? -roundedUp(-value.digits, value.places, decimals)
          : roundedUp(value.digits, value.places, decimals)
      expect(round(asNumber(value), decimals)).toBe(Number(written({ digits: rounded, places: decimals })))
    })
    fc.assert(cases, { numRuns: 2_000 })
  })
  const roundedUp = (digits: bigint, places: number, decimals: number) =>
    decimals >= places
      ? digits * 10n ** BigInt(decimals - places)
      : (digits + 5n * 10n ** BigInt(places - decimals - 1)) / 10n ** BigInt(places - decimals)

  it.each([
    [1.005, 2, 1.01],
    [-2.5, 0, -3],
    [1234, -2, 1200],
    [49, -2, 0],
    [50, -2, 100],
    [7, -3_000_000, 0],
    [1e-9, 2, 0],
    [1e21, 2, 1e21],
  ])('%s at %s decimals is %s', (value, decimals, result) => expect(round(value, decimals)).toBe(result))
})

describe('a number is exact that reads as it was written', () => {
  it('with up to 15 digits', () => {
    fc.assert(
      fc.property(decimal, (one) => {
        expect(isExact(written(one))).toBe(true)
      }),
    )
    const digits = fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n })
    fc.assert(
      fc.property(digits, fc.nat({ max: 15 }), (all, places) => {
        expect(isExact(written({ digits: all, places }))).toBe(true)
      }),
    )
  })
  it('and is what a program writes of a number that it holds', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, max: 9e15, min: -9e15 }), (value) => {
        expect(isExact(String(value))).toBe(true)
        expect(isExact(String(value).replace(/e|$/, (end) => (String(value).includes('.') ? `000${end}` : end)))).toBe(
          true,
        )
      }),
    )
  })
  it.each(['0', '-0', '007', '1.50', '1e3', '1E+3', '15e-1', '9007199254740991', '0.30000000000000004'])('%s', (text) =>
    expect(isExact(text)).toBe(true),
  )
  it.each([
    '9007199254740993',
    '12345678901234567890',
    '0.1234567890123456789',
    '1e400',
    '1e-400',
    '9'.repeat(320),
    `1${'0'.repeat(1_000_000)}1`,
  ])('unlike %.30s', (text) => expect(isExact(text)).toBe(false))
})

it.each([
  ['123456789012345', false],
  ['1234567890123456', true],
  ['-123 456 789.012345', false],
  ['1.234.567.890.123,456', true],
  ['12345678901234567 €', false],
])('%s is a number of too many digits: %s', (text, isLong) => expect(isLongNumber(text)).toBe(isLong))
