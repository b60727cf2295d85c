import type { RecordSchema } from '#generated/definitions.gen.ts'
import type { Variants } from '#engine/schema/variants.ts'
import type { Source } from '../text/Source.ts'
import type { Spot } from './Spot.ts'

/** A definition file below schemas/. */
export interface Definition<Shape = unknown> {
  /** Name of its meta-schema. */
  kind: string
  /** `folder/name`; the name alone of a file that has no folder of its own. */
  id: string
  folder: string
  name: string
  source: Source
  value: Shape
  /** All that its meta-schema knows of it. */
  spots: Spot[]
}

/** A definition without the positions in its text. */
export type WrittenDefinition = Pick<Definition, 'kind' | 'id' | 'value'>

/** A record with its references put in place. */
export interface RecordDefinition extends Definition<RecordSchema> {
  /** Undefined if a reference leads nowhere. */
  whole: RecordSchema | undefined
  /** The fields that only some of the records have. Undefined if all have the same fields. */
  variants: Variants | undefined
  /** Whether its own references lead in a circle. */
  isCircle: boolean
}

/** Records by their name, `folder/name`. */
export type Records = ReadonlyMap<string, RecordDefinition>

/** Gives a record by its name. Throws if there is none. */
export type RecordOf = (name: string) => RecordSchema

/** The folder of shapes that records take over; they are no records. */
export const shapesFolder = 'shapes'
