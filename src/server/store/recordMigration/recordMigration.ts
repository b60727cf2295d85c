import type { Kysely } from 'kysely'
import type { RecordRow, Tables, Transact } from '../database/tables.ts'
import { migrateDocument, type SteppedRow } from './migrateDocument.ts'
import { migrateRecords } from './migrateRecords.ts'
import { makerOf, stepOf, storedForm, type RecordHistory, type StoredForm } from './RecordHistory.ts'

/** What a store asks of the migration of its records. */
export interface RecordMigration {
  /** What makes the summaries of now; a row of another maker has none that count. */
  maker: string
  /** A stored row in the shape of now: that of a process that still runs an older version comes in another. */
  read: (row: SteppedRow) => RecordRow
  /** A document as it is stored, with its summaries. */
  write: (name: string, document: string) => StoredForm
  /** Migrates all records; see `migrateRecords`. */
  migrate: (db: Kysely<Tables>, transact: Transact) => Promise<void>
}

/** The one door to the steps that records take. */
export const recordMigration = (history: RecordHistory): RecordMigration => ({
  maker: makerOf(history),
  read: (row) => ({ ...row, document: migrateDocument(row, stepOf(history), history.steps) }),
  write: (name, document) => storedForm(history, name, document),
  migrate: (db, transact) => migrateRecords(db, history, transact),
})
