import { isAbsent } from '../record/path.ts'
import { round } from './decimals.ts'

/**
 * The value that a field takes of what its expression gives: rounded to the decimals of the field, and none that the field
 * could not have if it were typed.
 * @param isRight judges a value by what the field says
 * @param decimals undefined where the value is only passed on
 */
export function fit(value: unknown, isRight: (value: unknown) => boolean, decimals?: number): unknown {
  const fitted = typeof value === 'number' && decimals !== undefined ? round(value, decimals) : value
  return isAbsent(fitted) || !isRight(fitted) ? undefined : fitted
}
