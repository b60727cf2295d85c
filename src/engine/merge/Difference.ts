import type { PropertySchema } from '#generated/definitions.gen.ts'
import type { Json } from '../record/path.ts'

/** The same place in three states: as both started, as one has it, and as another has saved it meanwhile. */
export interface Sides<Value = unknown> {
  base: Value
  mine: Value
  theirs: Value
}

/** Whose value counts where both changed the same. */
export type Side = 'mine' | 'theirs'

/** An entry of a list with the place of that list. */
export interface MergedEntry {
  /** Word path of the list, in the record or in the entry around it. */
  list: string
  sides: Sides<Json | undefined>
}

/** A place that one of the editors changed. */
export interface Difference extends Sides {
  /** Where it is; an entry that has an id is named by it, so that the path stays when others come and go. */
  path: string
  /** Word path, in the record or in the innermost of `entries`; empty for an entry as a whole. */
  words: string
  /** Who changed it: one of the two, or both and not to the same. */
  by: Side | 'both'
  schema: PropertySchema
  /** The entries that hold it, from the outermost on. */
  entries: readonly MergedEntry[]
}

export interface Merged {
  /** What both changed without getting in each other's way; where they did, what was chosen. */
  record: Json
  /** In the order of the schema. */
  differences: Difference[]
}

/** Whose value counts, by the path of a difference. Mine unless it is said. */
export type Choices = Readonly<Record<string, Side>>
