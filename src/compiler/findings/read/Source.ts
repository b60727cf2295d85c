/** Names and positions that lead to a place in a file. */
export type Path = (string | number)[]

/** The value at a path, the name before it, or a character of the text that it is, counted from 0. */
export type At = 'value' | 'name' | number

export interface Position {
  /** Another file, where the place is implied by what stands there. */
  file?: string
  line: number
  column: number
}

export interface Broken extends Position {
  cause: string
  cure: string
}

/** A file that was read, with the way back from a place in its value to a place in its text. */
export interface Source {
  /** Path below the project, with slashes. */
  file: string
  text: string
  /** What the text says; undefined if it cannot be read. */
  value: unknown
  /** Why the text cannot be read: the first reason alone, since what follows may come of it; and names that occur twice. */
  broken: Broken[]
  /** Where a value, or the name before it, stands; the nearest place that exists if it does not. */
  place: (path: Path, at?: At) => Position
}

/** Line and column, both from one, of an offset. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: offset - lineStart + 1 }
}

const remembered = new WeakMap<Source, [Path, unknown][]>()

/** The values of a source that hold no others, each with the path to it. */
export function leavesOf(source: Source): [Path, unknown][] {
  const found = remembered.get(source) ?? leaves(source.value)
  remembered.set(source, found)
  return found
}

function leaves(value: unknown, path: Path = []): [Path, unknown][] {
  if (typeof value !== 'object' || value === null) return path.length === 0 ? [] : [[path, value]]
  const steps = Array.isArray(value) ? value.entries() : Object.entries(value)
  return [...steps].flatMap(([step, inner]) => leaves(inner, [...path, step]))
}
