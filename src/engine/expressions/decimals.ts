/**
 * Arithmetic of decimals. A number of a record stands for the decimal in which it is written, so 0.1 + 0.2 is 0.3 and not
 * the sum of two binary fractions.
 */
interface Decimal {
  /** All digits as a whole number. */
  digits: bigint
  /** Power of ten by which they count. */
  exponent: number
}

const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent)

/** @example 12.5 has the digits 125 and the exponent -1 */
function decimalOf(value: number): Decimal {
  const [mantissa = '', power = '0'] = String(value).split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  return { digits: BigInt(whole + fraction), exponent: Number(power) - fraction.length }
}

/** The nearest number; undefined beyond all numbers. */
function numberOf({ digits, exponent }: Decimal): number | undefined {
  const number = Number(`${digits}e${exponent}`)
  return Number.isFinite(number) ? number : undefined
}

/** Significant digits of sums and products, as in a spreadsheet: a third has more, and three of them are one. */
const knownDigits = 15

/** Rounds a decimal to 15 significant digits, as a spreadsheet does, and returns it as a number. */
function roundedNumberOf({ digits, exponent }: Decimal): number | undefined {
  const dropped = String(digits).replace('-', '').length - knownDigits
  if (dropped <= 0) return numberOf({ digits, exponent })
  return numberOf({ digits: withoutLast(digits, dropped), exponent: exponent + dropped })
}

/** Digits without the last ones, halves away from zero. */
function withoutLast(digits: bigint, dropped: number): bigint {
  const unit = powerOfTen(dropped)
  const half = digits < 0n ? -unit / 2n : unit / 2n
  return (digits + half) / unit
}

/**
 * The sum of two numbers as decimals: `add(0.1, 0.2)` is 0.3. Whole numbers take the quick way. Undefined beyond the
 * range of numbers.
 */
export function add(left: number, right: number): number | undefined {
  const quick = left + right
  if ([left, right, quick].every(Number.isSafeInteger)) return quick
  const [one, other] = [decimalOf(left), decimalOf(right)]
  const exponent = Math.min(one.exponent, other.exponent)
  const digitsOf = (part: Decimal) => part.digits * powerOfTen(part.exponent - exponent)
  return roundedNumberOf({ digits: digitsOf(one) + digitsOf(other), exponent })
}

export const subtract = (left: number, right: number): number | undefined => add(left, -right)

/** The product of two numbers as decimals. Undefined beyond the range of numbers. */
export function multiply(left: number, right: number): number | undefined {
  const quick = left * right
  // Zero has no sign.
  if ([left, right, quick].every(Number.isSafeInteger)) return quick + 0
  const [one, other] = [decimalOf(left), decimalOf(right)]
  return roundedNumberOf({ digits: one.digits * other.digits, exponent: one.exponent + other.exponent })
}

/** Digits of a quotient beyond the digits of its divisor: more than a number holds. */
const quotientDigits = 40

/** The quotient of two numbers as decimals. Undefined for a divisor of zero, where expressions have no value. */
export function divide(left: number, right: number): number | undefined {
  if (right === 0) return undefined
  const [one, other] = [decimalOf(left), decimalOf(right)]
  const shift = quotientDigits + String(other.digits).length
  const digits = (one.digits * powerOfTen(shift)) / other.digits
  return numberOf({ digits, exponent: one.exponent - other.exponent - shift })
}

/** Rounds to decimals, halves away from zero; negative decimals round to tens, hundreds and so on. */
export function round(value: number, decimals = 0): number | undefined {
  const { digits, exponent } = decimalOf(value)
  const dropped = -decimals - exponent
  if (dropped <= 0) return value
  // The dropped digits are beyond the precision of the number.
  if (dropped > String(digits).length) return 0
  return numberOf({ digits: withoutLast(digits, dropped), exponent: -decimals })
}

/** More letters than the longest decimal of a number has that is not padded with zeros. */
const longestNumber = 400

/** Whether a text of digits, such as JSON has, is a number that reads as it was written: no digit is lost. */
export function isExact(text: string): boolean {
  if (text.length > longestNumber) return false
  const number = Number(text)
  // So few digits are never lost, except near zero.
  if (text.length <= knownDigits && Number.isFinite(number) && Math.abs(number) > 1e-290) return true
  return Number.isFinite(number) && plainDigits(text) === plainDigits(String(number))
}

/** Whether a whole number is so large that its neighbour may have been written: many programs take one for the other. */
export const isUnsafe = (value: unknown): value is number => Number.isInteger(value) && !Number.isSafeInteger(value)

/** Whether a text has the digits of a number, with the signs that people write between them, and too many of them to be kept. */
export const isLongNumber = (text: string): boolean =>
  /^[\d\s.,+\-\u2212]+$/u.test(text) && text.replace(/\D/g, '').length > knownDigits

/** A number of one notation: digits without zeros around them, and the exponent of the last one. */
function plainDigits(text: string): string {
  const [mantissa = '', power = '0'] = text.toLowerCase().split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const [, sign = '', digits = '', zeros = ''] = /^([+-]?)0*(\d*?)(0*)$/.exec(whole + fraction) ?? []
  if (digits === '') return '0'
  return `${sign === '-' ? '-' : ''}${digits}e${Number(power) - fraction.length + zeros.length}`
}
