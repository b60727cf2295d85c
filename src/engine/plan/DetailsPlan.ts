import type { Condition } from '#generated/definitions.gen.ts'
import type { PlanColumn, ReadPlan } from './ListPlan.ts'

/** A record to read, its definition resolved over it. */
export interface DetailsPlan extends ReadPlan {
  title?: PlanColumn
  facts: readonly PlanColumn[]
  /** Paths of the fields of which the filled share is shown. */
  progress: readonly string[]
  sections: readonly DetailsSectionPlan[]
  /** Address that leads back. */
  back?: string
}

export interface DetailsSectionPlan {
  id: string
  /** Condition under which it is shown. */
  show?: Condition
  fields: readonly PlanColumn[]
  /** The list of pictures that it shows, or the single one, and the size of each in pixels. */
  gallery?: PlanColumn
  pictureSize?: { width: number; height: number }
  list?: ItemsPlan
  /** Records of another kind that point at this one. */
  pointing?: PointingPlan
  /** Blocks that open and close. */
  folds: readonly { id: string; fields: readonly PlanColumn[] }[]
}

/** Lists of a record whose items stand in one table. */
export interface ItemsPlan {
  lists: readonly ItemListPlan[]
}

/** One of the lists of a table. All of them have the same columns in the same order. */
export interface ItemListPlan {
  path: string
  columns: readonly PlanColumn[]
  /** The field that is a file. */
  file?: PlanColumn
}

/** A list of the records of a kind that point at the one that is shown. */
export interface PointingPlan {
  /** Name of the record, `folder/name`. */
  record: string
  /** Path of the field that points. */
  by: string
  columns: readonly PlanColumn[]
  /** Address at which a new one is made, up to the id at which it is to point. */
  new?: string
}
