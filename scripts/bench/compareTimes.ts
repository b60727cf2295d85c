import { median } from './median.ts'

/** How far two samples of times lie apart. */
export interface Comparison {
  /** Medians, in milliseconds. */
  medians: [first: number, second: number]
  /** Difference of the medians as a share of the larger one. */
  difference: number
  /** Chance of a difference in ranks as large as this one if there is none in truth (Mann–Whitney, two-sided). */
  chance: number
}

/** Compares two samples without assuming anything of their shape. */
export function compareTimes(first: readonly number[], second: readonly number[]): Comparison {
  const medians: Comparison['medians'] = [median(first), median(second)]
  const difference = Math.abs(medians[0] - medians[1]) / Math.max(...medians)
  return { medians, difference, chance: mannWhitney(first, second) }
}

/** By the normal approximation, which holds for samples of twenty and more. Times of a fine clock hardly ever tie. */
function mannWhitney(first: readonly number[], second: readonly number[]): number {
  const [n, m] = [first.length, second.length]
  const ranked = [...first.map((value) => ({ value, own: true })), ...second.map((value) => ({ value, own: false }))]
    .sort((left, right) => left.value - right.value)
    .map(({ own }, index) => (own ? index + 1 : 0))
  const u = ranked.reduce((sum, rank) => sum + rank, 0) - (n * (n + 1)) / 2
  const z = (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
  return 2 * (1 - normal(Math.abs(z)))
}

/** The normal distribution function (Abramowitz and Stegun 26.2.17; wrong by less than 1e-7). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
}
