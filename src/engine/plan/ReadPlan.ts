import type {
  Address,
  Condition,
  DetailsDefinition,
  NoticeDefinition,
  PlacedColumn,
  PropertySchema,
} from '#generated/definitions.gen.ts'
import type { Json } from '../record/path.ts'
import type { Kind } from '../schema/kindOf.ts'
import type { PlanAction, PlanCall } from './PlanCall.ts'

/** A column of a table or of details: a field, or a combination of several. */
export interface PlanColumn extends Pick<PlacedColumn, 'to' | 'show' | 'width' | 'priority' | 'sum'> {
  /** Path of the field; the name of a column that is put together. */
  path: string
  /** Where its words stand, as `folder:fields.path`. */
  words: string
  kind: Kind
  schema: PropertySchema
  /** In a table, the test of a row that follows from `show`. */
  isShown?: (row: Json) => boolean
  /** Rules that are advice on the field. */
  advice?: readonly PlanAdvice[]
  /** Templates of a text that is put together, and the fields that they name. */
  texts?: { templates: readonly string[]; fields: Readonly<Record<string, PlanColumn>> }
  /** Fields that stand one below the other. */
  lines?: readonly PlanColumn[]
  /** Of a number whose unit another field names: how much of one common unit each of them is. */
  factors?: Readonly<Record<string, number>>
  /** The reference through which the field is reached: its path, the record at which it points, and the field there. */
  through?: { path: string; record: string; column: PlanColumn }
}

/** A rule that is advice on a field. */
export interface PlanAdvice {
  words: string
  /** Path of the object that holds the rule; empty for the record itself. */
  at: string
  /** Gives true of that object where the rule is broken. */
  isDue: Condition
}

/** The common part of the screens that read a record. */
export interface ReadPlan {
  /** Name of the definition, `folder/name`. */
  name: string
  /** Where its own words stand, as `folder:table`. */
  words: string
  load: PlanCall
  /** The part of the record that an answer may spell in another way. */
  spelt: PropertySchema
  actions?: readonly PlanAction[]
  /** Address of the link above the heading. */
  back?: string
}

/** A field that a table is filtered by, with the values that are chosen when the table opens. */
export interface PlanFilter extends PlanColumn {
  initial?: readonly string[]
}

export interface PlanOrder {
  /** Path or id. */
  column: string
  descending: boolean
}

/** A table of records, resolved over its record. */
export interface TablePlan extends ReadPlan {
  columns: readonly PlanColumn[]
  filters: readonly PlanFilter[]
  /** The order of the rows until another one is chosen: the next one counts where the ones before are alike. */
  order?: readonly PlanOrder[]
  /** Address at which a new record is made. */
  new?: string
}

/** A record to read, its definition resolved over it. */
export interface DetailsPlan extends ReadPlan {
  title?: PlanColumn
  facts: readonly PlanColumn[]
  /** Paths of the fields whose filled share is shown. */
  progress: readonly string[]
  sections: readonly DetailsSectionPlan[]
}

export interface DetailsSectionPlan extends Pick<DetailsDefinition['sections'][number], 'id' | 'show'> {
  fields: readonly PlanColumn[]
  /** The list of pictures that it shows, or the single one, and the size of each in pixels. */
  gallery?: PlanColumn
  pictureSize?: { width: number; height: number }
  /** Lists of the record whose items stand in one table. */
  lists?: readonly ItemListPlan[]
  /** Records of another kind that point at this one. */
  pointing?: PointingPlan
  /** Blocks that open and close. */
  folds: readonly { id: string; fields: readonly PlanColumn[] }[]
}

/** A list of a table. All of them have the same columns in the same order. */
export interface ItemListPlan {
  path: string
  /** The list itself, where rules advise on it. */
  whole?: PlanColumn
  columns: readonly PlanColumn[]
  file?: PlanColumn
}

/** A table of the records of a kind that refer to the shown record. */
export interface PointingPlan {
  /** Name of the record, `folder/name`. */
  record: string
  /** Path of the field that refers. */
  by: string
  columns: readonly PlanColumn[]
  /** Address of the form for a new record; the id of the shown record is appended. */
  new?: string
}

export type NoticePlan = Omit<NoticeDefinition, '$schema'> & Pick<ReadPlan, 'name' | 'words'>

/** How the records of a kind that has references, or is their target, are listed, titled and linked. */
export interface ReferencePlan {
  operation: string
  /** Calls that may change the list. */
  changes: readonly string[]
  title: PlanColumn
  /** Address of the details of one. */
  to?: Address
}
