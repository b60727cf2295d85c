import type { Kysely } from 'kysely'
import type { MigrationDefinition } from '#generated/definitions.gen.ts'
import type { RecordHistory, RecordStep } from './recordHistory.ts'
import { StuckRecord, stepDocument, type SteppedRow } from './stepRecord.ts'
import type { Tables } from './tables.ts'

/** Carries work out whole or not at all. */
type Transact = <Result>(work: (transaction: Kysely<Tables>) => Promise<Result>) => Promise<Result>

/** Records of one transaction. */
const batchSize = 200

/** Most records that are named when the carrying is refused. */
const mostNamed = 10

/**
 * Carries all records forth or back to the step where they shall stand. What cannot be carried is found before anything
 * is changed, and refuses all. A cut in the middle leaves each record whole at one step or the other; the next start
 * carries the rest. Processes side by side each change what the others have not changed yet.
 */
export async function carryRecords(
  db: Kysely<Tables>,
  { steps: known, to, lossy }: RecordHistory,
  transact: Transact = (work) => db.transaction().execute(work),
): Promise<void> {
  const taken = await takenSteps(db)
  const target = to ?? known.length
  const steps = to === undefined ? known : [...taken, ...known.slice(taken.length)]
  requireSame(taken, known, target, to !== undefined)
  if (target > steps.length) throw new Error(`There is no step ${target}: the last one is ${steps.length}`)
  const carry = (row: SteppedRow) => stepDocument(row, target, steps, lossy)
  if (await isBehind(db, target)) {
    await tryAll(db, target, carry)
    // Told before the first record changes, so that whoever finds it changed knows how, and how to go back.
    await tell(db, steps.slice(0, target))
    while (await isBehind(db, target)) await carryAll(transact, target, carry)
  } else await tell(db, steps.slice(0, target))
  await db.deleteFrom('record_steps').where('number', '>', target).execute()
}

async function takenSteps(db: Kysely<Tables>): Promise<RecordStep[]> {
  const rows = await db.selectFrom('record_steps').selectAll().orderBy('number').execute()
  return rows.map(({ number, name, definition }) => ({
    number,
    name,
    definition: JSON.parse(definition) as MigrationDefinition,
  }))
}

/** Throws if the records have taken steps that the program does not know, or knows otherwise. */
function requireSame(taken: RecordStep[], known: RecordStep[], target: number, told: boolean): void {
  if (!told && taken.length > known.length)
    throw new Error(
      `The records were carried over by a newer version of the definitions (${taken.at(-1)?.name ?? ''}). ` +
        `Start that version, or bring them back: npm run migrate -- --to ${known.length}`,
    )
  for (const [index, { name, definition }] of taken.slice(0, Math.min(known.length, target)).entries()) {
    const now = known[index]
    if (JSON.stringify(now?.definition) === JSON.stringify(definition)) continue
    throw new Error(
      `The records have taken the step ${name}, and schemas/migrations/${now?.name ?? ''}.migration.json says something ` +
        `else. Put its text back, or undo what was taken: npm run migrate -- --to ${index}`,
    )
  }
}

async function isBehind(db: Kysely<Tables>, target: number): Promise<boolean> {
  const { lowest, highest } = await db
    .selectFrom('records')
    .select(({ fn }) => [fn.min<number | null>('step').as('lowest'), fn.max<number | null>('step').as('highest')])
    .executeTakeFirstOrThrow()
  // Null in an empty table.
  return [lowest, highest].some((step) => step !== null && step !== target)
}

async function tell(db: Kysely<Tables>, steps: RecordStep[]): Promise<void> {
  for (const { number, name, definition } of steps)
    await db
      .insertInto('record_steps')
      .values({ number, name, definition: JSON.stringify(definition) })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .execute()
}

type Carry = (row: SteppedRow) => string

/** Throws with the first records that cannot be carried. */
async function tryAll(db: Kysely<Tables>, target: number, carry: Carry): Promise<void> {
  const stuck: string[] = []
  for (let after = start; after;) {
    const rows = await nextRows(db, target, after)
    for (const row of rows) {
      try {
        carry(row)
      } catch (error) {
        if (!(error instanceof StuckRecord)) throw error
        stuck.push(error.message)
      }
      if (stuck.length === mostNamed) break
    }
    after = rows.length < batchSize || stuck.length === mostNamed ? undefined : rows.at(-1)
  }
  if (stuck.length > 0) throw new Error(['No record was carried over, as some cannot be:', ...stuck].join('\n  '))
}

async function carryAll(transact: Transact, target: number, carry: Carry): Promise<void> {
  for (let after = start; after;) {
    const last = after
    after = await transact(async (transaction) => {
      const rows = await nextRows(transaction, target, last)
      for (const row of rows) {
        const document = carry(row)
        // A form that was opened in the old shape must not be saved over the new one: its version is gone.
        const version = document === row.document ? row.version : row.version + 1
        await transaction
          .updateTable('records')
          .set({ document, version, step: target })
          .where('owner', '=', row.owner)
          .where('id', '=', row.id)
          .where('step', '=', row.step)
          .where('version', '=', row.version)
          .execute()
      }
      return rows.length < batchSize ? undefined : rows.at(-1)
    })
  }
}

type Place = Pick<SteppedRow, 'owner' | 'id'> | undefined

const start: Place = { owner: '', id: '' }

/** The next records that do not stand where they shall, in the order of their keys. */
function nextRows(db: Kysely<Tables>, target: number, after: NonNullable<Place>): Promise<SteppedRow[]> {
  return db
    .selectFrom('records')
    .selectAll()
    .where('step', '<>', target)
    .where((row) =>
      row.or([row('owner', '>', after.owner), row.and([row('owner', '=', after.owner), row('id', '>', after.id)])]),
    )
    .orderBy('owner')
    .orderBy('id')
    .limit(batchSize)
    .execute()
}
