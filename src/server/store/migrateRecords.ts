import type { Kysely } from 'kysely'
import type { MigrationDefinition } from '#generated/definitions.gen.ts'
import { pages } from './pages.ts'
import { isBehind, type Wanted } from './database/isBehind.ts'
import {
  makerOf,
  migrateDocument,
  type RecordHistory,
  type RecordStep,
  type SteppedRow,
  storedForm,
  StuckRecord,
} from './RecordHistory.ts'
import type { StoredForm, Tables, Transact } from './database/tables.ts'
import { indexRecord } from './indexRecord.ts'

/** Records of one transaction, which are held in memory. */
const batchSize = 50

const maxNamed = 10

/**
 * Migrates all records forth or back to a step, and recomputes summaries that other definitions made. If a record
 * cannot be migrated, nothing is changed. A crash leaves each record whole at one step or the other, and the next start
 * continues. Processes may do it side by side.
 * @returns the number of changed records, by the names of their definitions
 */
export async function migrateRecords(
  db: Kysely<Tables>,
  history: RecordHistory,
  transact: Transact,
): Promise<Map<string, number>> {
  const { steps: known, to, lossy, undo = false } = history
  const changed = firstChanged(await takenSteps(db), known)
  if (undo && changed >= 0) await migrateRecords(db, { steps: known, to: changed }, transact)
  const taken = await takenSteps(db)
  const target = to ?? known.length
  const steps = to === undefined ? known : [...taken, ...known.slice(taken.length)]
  requireKnownSteps(taken, known, target, to !== undefined)
  if (target > steps.length) throw new Error(`There is no step ${target}: the last one is ${steps.length}`)
  const migrate = (row: SteppedRow) => storedForm(history, row.name, migrateDocument(row, target, steps, lossy))
  const step: Wanted = ['step', target]
  const form: Wanted = history.summaries ? ['made_by', makerOf(history)] : step
  const stuck = (await isBehind(db, step)) ? await stuckRecords(db, step, migrate) : []
  if (stuck.length > 0) throw new Error(['No record was carried over, as some cannot be:', ...stuck].join('\n  '))
  // Announced before the first record changes, so that a process that finds it changed knows how, and how to go back.
  await storeSteps(db, steps.slice(0, target))
  const counts = new Map<string, number>()
  const index = (on: Kysely<Tables>, row: SteppedRow, document: string) =>
    indexRecord(on, history, row, document, 'rebuild')
  while (await isBehind(db, form)) await migrateAll(transact, form, migrate, index, counts)
  await db.deleteFrom('record_steps').where('number', '>', target).execute()
  return counts
}

async function takenSteps(db: Kysely<Tables>): Promise<RecordStep[]> {
  const rows = await db.selectFrom('record_steps').select(['name', 'definition']).orderBy('number').execute()
  return rows.map(({ name, definition }) => ({ name, definition: JSON.parse(definition) as MigrationDefinition }))
}

/** Throws if the records have taken steps that the program does not know, or knows otherwise. */
function requireKnownSteps(taken: RecordStep[], known: RecordStep[], target: number, isTargetGiven: boolean): void {
  if (!isTargetGiven && taken.length > known.length) {
    throw new Error(
      `The records were carried over by a newer version of the definitions (${taken.at(-1)?.name ?? ''}). ` +
        `Start that version, or bring them back: npm run migrate -- --to ${known.length}`,
    )
  }
  const changed = firstChanged(taken.slice(0, target), known)
  const now = known[changed]
  if (now) {
    throw new Error(
      `The records have taken the step ${taken[changed]?.name ?? ''}, and schemas/migrations/${now.name}.migration.json ` +
        `says something else. Put its text back, or undo what was taken: npm run migrate -- --to ${changed}`,
    )
  }
}

/** Index of the first taken step that has changed or is gone; -1 if none has. */
const firstChanged = (taken: RecordStep[], known: RecordStep[]) =>
  taken.findIndex(({ definition }, index) => JSON.stringify(definition) !== JSON.stringify(known[index]?.definition))

/**
 * Stores the steps in the database before they are run: another process, or an older version, then knows how to undo
 * them.
 */
async function storeSteps(db: Kysely<Tables>, steps: RecordStep[]): Promise<void> {
  for (const [index, { name, definition }] of steps.entries()) {
    await db
      .insertInto('record_steps')
      .values({ number: index + 1, name, definition: JSON.stringify(definition) })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .execute()
  }
}

type Migrate = (row: SteppedRow) => StoredForm

/** Why the first records that cannot be carried cannot be. */
async function stuckRecords(db: Kysely<Tables>, wanted: Wanted, migrate: Migrate): Promise<string[]> {
  const stuck: string[] = []
  for await (const rows of pages(batchSize, (after?: SteppedRow) => nextRows(db, wanted, after))) {
    for (const row of rows) {
      try {
        migrate(row)
      } catch (error) {
        if (!(error instanceof StuckRecord)) throw error
        if (stuck.push(error.message) === maxNamed) return stuck
      }
    }
  }
  return stuck
}

type Index = (on: Kysely<Tables>, row: SteppedRow, document: string) => Promise<void>

/**
 * Migrates every record, a page in each transaction.
 * @param index replaces the index rows of a record; records that were duplicates before stay so
 * @param counts counts the records whose documents change
 */
async function migrateAll(
  transact: Transact,
  wanted: Wanted,
  migrate: Migrate,
  index: Index,
  counts: Map<string, number>,
) {
  /** Migrates the next records in one transaction. A record that another process changed meanwhile is skipped. */
  const migrateNextPage = (after?: SteppedRow) =>
    transact(async (transaction) => {
      const rows = (await nextRows(transaction, wanted, after)).map((row) => ({ ...row, changed: false }))
      for (const row of rows) {
        const stored = migrate(row)
        row.changed = stored.document !== row.document
        // A form that was opened in the old shape must not be saved over the new one: its version is gone.
        const version = row.changed ? row.version + 1 : row.version
        const updated = await transaction
          .updateTable('records')
          .set({ ...stored, version })
          .where('owner', '=', row.owner)
          .where('id', '=', row.id)
          .where('step', '=', row.step)
          .where('version', '=', row.version)
          .returning('id')
          .execute()
        if (updated.length > 0) await index(transaction, row, stored.document)
      }
      return rows
    })
  for await (const page of pages(batchSize, migrateNextPage)) {
    for (const { name, changed } of page) if (changed) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
}

/** The next records that are not as they shall be, in the order of their keys. */
function nextRows(db: Kysely<Tables>, [column, wanted]: Wanted, after?: SteppedRow): Promise<SteppedRow[]> {
  return db
    .selectFrom('records')
    .select(['id', 'name', 'owner', 'version', 'created_at', 'updated_at', 'step', 'document'])
    .where(column, '<>', wanted)
    .where((row) => row(row.refTuple('owner', 'id'), '>', row.tuple(after?.owner ?? '', after?.id ?? '')))
    .orderBy('owner')
    .orderBy('id')
    .limit(batchSize)
    .execute()
}
