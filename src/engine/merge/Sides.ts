/** The same thing in three states: as both started, as one has it, and as another has saved it meanwhile. */
export interface Sides<Value = unknown> {
  base: Value
  mine: Value
  theirs: Value
}

/** Applies a function to each of the three states. */
export const mapSides = <From, To>(
  { base, mine, theirs }: Sides<From>,
  map: (value: From, side: keyof Sides) => To,
): Sides<To> => ({
  base: map(base, 'base'),
  mine: map(mine, 'mine'),
  theirs: map(theirs, 'theirs'),
})
