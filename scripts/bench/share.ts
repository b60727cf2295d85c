/** The value that a share of all values stays below. @example share([1, 2, 3, 4], 0.5) === 3 */
export function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN
}
