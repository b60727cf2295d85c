import type { Json } from '#engine/record/path.ts'
import type { SeenRecord } from './SeenRecord.ts'

/** An item that is changed: its place in the list, and how people know it. */
export interface ChangedItem {
  index: number
  name: string
}

/** What stands in a form. */
export interface Typed {
  record: Json
  /** Items that are typed in place and not added yet, by the paths of their lists. */
  items?: Record<string, Json>
  /** The item that is typed in a form over this one: without `changed` a new one of the list. */
  over?: { list: string; changed?: ChangedItem | undefined; typed: Typed }
}

/** What was typed into a form and is not saved yet. */
export interface Draft extends Typed {
  /** ISO. */
  savedAt: string
  /** The stored record that it started from. */
  base?: SeenRecord
  /** Key of a save that was tried: the same save, tried again, makes no second record. */
  idempotencyKey?: string
}

/** The draft of a form that is open, in this browser: one for each tab that has it open. */
export interface DraftBox {
  /** The newest that was kept before. */
  read: () => Draft | undefined
  write: (draft: Omit<Draft, 'savedAt'>) => void
  drop: () => void
}
