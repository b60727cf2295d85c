import type { Json } from '#engine/record/path.ts'
import type { SeenRecord } from './SeenRecord.ts'

/** What was typed into a form and is not saved yet. */
export interface Draft {
  record: Json
  /** ISO. */
  savedAt: string
  /** The stored record that it started from. */
  base?: SeenRecord
  /** Key of a save that was tried: the same save, tried again, makes no second record. */
  idempotencyKey?: string
}

/** The drafts of one account in this browser, by form and record. */
export interface DraftBox {
  read: (key: string) => Draft | undefined
  write: (key: string, draft: Omit<Draft, 'savedAt'>) => void
  /** Forgets a draft, and those of forms that were open over it: their keys go on with `#`. */
  drop: (key: string) => void
}
