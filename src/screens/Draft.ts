import type { Json } from '#engine/record/path.ts'
import type { SeenRecord } from './SeenRecord.ts'

/** An item of a list that is typed in a form over another one. */
export interface OverItem {
  list: string
  /** The item that is changed, by its place in the list and how people know it; none for a new one. */
  changed?: { index: number; name: string } | undefined
  /** The draft that was taken up in the form. */
  typed?: Typed
}

export interface Typed {
  record: Json
  /** Items that are typed in place and not added yet, by the paths of their lists. */
  items?: Record<string, Json>
  /** Paths of the fields that follow others still: of the record under an empty name, of these items by their lists. */
  follows?: Record<string, readonly string[]>
  /** The item that is typed in a form over this one. */
  over?: OverItem
}

/** Values typed into a form and not saved yet. */
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
