import type { Action, Address, Condition, PropertySchema } from '#generated/definitions.gen.ts'
import type { Json } from '../record/path.ts'
import type { Kind } from '../schema/kinds.ts'
import type { PlanCall } from './PlanCalls.ts'

/** What is shown to be read, in a list or in details: a field, or something put together from several. */
export interface PlanColumn {
  /** Path of the field; the name of a column that is put together. */
  path: string
  /** Path under which its words are found. */
  words: string
  kind: Kind
  schema: PropertySchema
  /** Address that it links to. */
  to?: Address
  /** Condition under which it is shown of a record; in a list, the test of a row that follows from it. */
  show?: Condition
  isShown?: (row: Json) => boolean
  /** Of a list: share of the width, whether it goes first, and whether what the rows have in all stands under them. */
  width?: 'narrow' | 'normal' | 'medium' | 'wide'
  priority?: 'low'
  sum?: boolean
  /** Templates of a text that is put together, and the fields that they name. */
  texts?: { templates: readonly string[]; fields: Readonly<Record<string, PlanColumn>> }
  /** Fields that stand one below the other. */
  lines?: readonly PlanColumn[]
  /** The reference through which the field is reached: its path, the record at which it points, and the field there. */
  through?: { path: string; record: string; column: PlanColumn }
}

/** What the screens that read a record share. */
export interface ReadPlan {
  /** Name of the definition, `folder/name`. */
  name: string
  /** Folder of the record, under which the words of its fields stand. */
  namespace: string
  load: PlanCall
  /** The part of the record that an answer may spell in another way. */
  spelt: PropertySchema
  actions?: readonly Action[]
}

/** A list of records, resolved over its record. */
export interface ListPlan extends ReadPlan {
  columns: readonly PlanColumn[]
  filters?: readonly PlanColumn[]
  /** The order of the rows until another one is chosen. */
  order?: { column: string; descending: boolean }
  /** Address at which a new record is made. */
  new?: string
}
