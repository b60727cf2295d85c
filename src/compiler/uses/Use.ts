import type { Path, Source } from '../text/Source.ts'

/** A place where a definition, the contract or a word file names something. */
export interface Use {
  source: Source
  path: Path
  /** Whether the name stands in the name of a property rather than in its value. */
  isName: boolean
  /** Characters of the text that hold the name, counted from 0; `end` is the first one behind it. */
  start: number
  end: number
  /** Whether the text is there. Otherwise another part of the definition implies it, and the path leads near that. */
  isWritten: boolean
  /** How the place refers: `to` of its note in the meta-schema, `words` for a key of a word file, or `declaration`. */
  as: string
}

/** A name inside a value of a definition. */
export interface Named {
  /** Type of the named thing, such as `record`, `field` or `operation`. */
  type: string
  /** A record as `folder/name`, a part of one as `folder/name#/$defs/part`, a field by its `fieldKey`. */
  name: string
  start: number
  end: number
  /** Path from the value to the text, if it is not the value itself. */
  inside?: Path
  isName?: boolean
}

export interface FoundUse extends Pick<Named, 'type' | 'name'> {
  use: Use
}
