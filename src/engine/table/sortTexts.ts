type Compare = (left: string, right: string) => number

/** Both are done in about a millisecond: so many texts are sorted at once, and so many are merged. */
const runLength = 256
const mergedInStep = 1024

/**
 * Puts texts in order, some in each step: comparing in the order of a language takes so long that many texts would hold
 * the page up. Texts that are alike stay as they came.
 */
export function* sortTexts(texts: readonly string[], compare: Compare): Generator<undefined, string[]> {
  let from: string[] = []
  for (let start = 0; start < texts.length; start += runLength) {
    from.push(...texts.slice(start, start + runLength).sort(compare))
    yield
  }
  let to = from.slice()
  for (let width = runLength; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += 2 * width) {
      const middle = Math.min(start + width, from.length)
      const end = Math.min(start + 2 * width, from.length)
      const merge: Merge = { from, to, left: start, middle, right: middle, end, place: start }
      while (merge.place < end) {
        mergeSome(merge, compare)
        yield
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}

/** Two neighbouring runs that become one. */
interface Merge {
  from: readonly string[]
  to: string[]
  left: number
  middle: number
  right: number
  end: number
  place: number
}

function mergeSome(merge: Merge, compare: Compare): void {
  const { from, to, middle, end } = merge
  const stop = Math.min(end, merge.place + mergedInStep)
  let { left, right, place } = merge
  for (; place < stop; place += 1) {
    const first = from[left] ?? ''
    const second = from[right] ?? ''
    if (left < middle && (right >= end || compare(first, second) <= 0)) {
      to[place] = first
      left += 1
    } else {
      to[place] = second
      right += 1
    }
  }
  Object.assign(merge, { left, right, place })
}
