/** A source of numbers from 0 to 1 that repeats itself for the same seed. */
export interface Random {
  (): number
  between: (low: number, high: number) => number
}

/** Mulberry32: the same seed always draws the same picture. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(next, { between: (low: number, high: number) => low + next() * (high - low) })
}
