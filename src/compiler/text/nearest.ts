/**
 * The Damerau-Levenshtein distance: number of letters to insert, delete, change or swap to turn one word into the
 * other.
 */
function distance(left: string, right: string): number {
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= left.length; row++) {
    rows[row] = [row]
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1] ? 0 : 1
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      const cost = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + same)
      rows[row]?.push(swapped ? Math.min(cost, at(row - 2, column - 2) + 1) : cost)
    }
  }
  return at(left.length, right.length)
}

/**
 * The most similar name, for "did you mean"; undefined if none is similar. Long names may differ in more letters than
 * short ones.
 */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const all = [...names]
  const part = all.find((other) => other.startsWith(`${name}/`) || name.endsWith(`.${other}`))
  if (part !== undefined) return part
  const limit = name.length < 5 ? 1 : Math.max(2, Math.ceil(name.length / 3))
  const ranked = all
    // A difference in length is the least that two words can be apart.
    .filter((other) => Math.abs(other.length - name.length) <= limit)
    .map((other) => ({ other, far: distance(name.toLowerCase(), other.toLowerCase()) }))
    .sort((left, right) => left.far - right.far)
  const [best] = ranked
  return best && best.far <= limit ? best.other : undefined
}

/** The end of a message about an unknown name: the most similar known one, else up to twelve to choose from. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const all = [...names]
  const best = nearest(name, all)
  if (best !== undefined) return `did you mean "${best}"?`
  if (all.length === 0) return 'there is none: end the path before it, or declare one first'
  const some = all.slice(0, 12).map((one) => `"${one}"`)
  return `choose one of ${some.join(', ')}${all.length > some.length ? '…' : ''}`
}
