import { type Expression, type Kysely, sql } from 'kysely'
import type { DatabaseKind, RecordRow, Summary, Tables } from './database/tables.ts'
import { indexRecord } from './indexRecord.ts'
import { pages } from './pages.ts'
import { makerOf, migrateDocument, type RecordHistory, type SteppedRow, stepOf, storedForm } from './RecordHistory.ts'
import { Repository } from './Repository.ts'

/** Rows of a page: summaries for lists are short, those for searches longer, and a document may hold others up alone. */
const pageSizes = { listed: 100, searched: 10, document: 1 }

const columns = ['id', 'name', 'owner', 'version', 'created_at', 'updated_at', 'step', 'document'] as const

type Kind = Pick<RecordRow, 'owner' | 'name'>
type Key = Kind & Pick<RecordRow, 'id'>
type Found = Pick<SteppedRow, 'version' | 'step' | 'document'>

const ofKind = (db: Kysely<Tables>, { owner, name }: Kind) =>
  db.selectFrom('records').where('owner', '=', owner).where('name', '=', name)

/** Reads and writes records in the current shape, independent of their stored shape. */
export class RecordStore extends Repository {
  readonly #kind: DatabaseKind
  readonly #history: RecordHistory

  constructor(db: Kysely<Tables>, kind: DatabaseKind, history: RecordHistory) {
    super(db)
    this.#kind = kind
    this.#history = history
  }

  /** The rows that lists show of all records of a kind, newest first, a page at a time. */
  async *summaries(owner: string, name: string, hangUp?: AbortSignal) {
    const kept = this.#summaries({ owner, name }, 'listed', sql.ref('listed'), hangUp)
    for await (const page of kept) yield page.map(({ text }) => text)
  }

  /** The search texts of the records that contain all given words, a page at a time. */
  async *searched(owner: string, name: string, words: readonly string[], hangUp?: AbortSignal) {
    const place = sql.raw(this.#kind === 'sqlite' ? 'instr' : 'strpos')
    const conditions = words.map((word) => sql`${place}(searched, ${JSON.stringify(word).slice(1, -1)}) > 0`)
    const text = sql`case when ${sql.join([sql`1 = 1`, ...conditions], sql` and `)} then searched else '' end`
    for await (const page of this.#summaries({ owner, name }, 'searched', text, hangUp)) {
      yield page.filter((row) => row.text !== '')
    }
  }

  /**
   * The data kept beside documents. A record that changes between two pages is read as of its page.
   * @param text the expression read of the column
   * @param hangUp ends it between two pages
   */
  async *#summaries(kind: Kind, column: keyof Summary, text: Expression<unknown>, hangUp?: AbortSignal) {
    // A row of another maker has none that count.
    const currentText = sql<string | null>`case when made_by = ${makerOf(this.#history)} then ${text} end`.as('text')
    const nextPage = ({ created_at, id } = { created_at: '9', id: '' }) =>
      ofKind(this.db, kind)
        .select(['id', 'created_at', currentText])
        .where('created_at', '<=', created_at)
        .where((row) => row.or([row('created_at', '<', created_at), row('id', '>', id)]))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(pageSizes[column])
        .execute()
    /** Computes the summary of a record that a process with other definitions has written. */
    const summariseAgain = async (id: string) => {
      const row = await this.find(kind.owner, kind.name, id)
      return row && storedForm(this.#history, kind.name, row.document)[column]
    }
    for await (const rows of pages(pageSizes[column], nextPage, hangUp)) {
      const kept: { id: string; text: string }[] = []
      for (const row of rows) {
        const made = row.text ?? (await summariseAgain(row.id))
        if (made !== undefined) kept.push({ id: row.id, text: made })
      }
      yield kept
    }
  }

  /** A record of an owner, in the current shape; undefined if there is none. */
  async find(owner: string, name: string, id: string) {
    // Written as SQL: most calls ask for it, and to build it takes longer than to carry it out.
    const { rows } = await sql<Found>`
      select version, step, document from records
      where owner = ${owner} and name = ${name} and id = ${id}`.execute(this.db)
    return rows[0] && this.#found({ owner, name, id }, rows[0])
  }

  /** A record, locked against other changes until the transaction ends. */
  async hold(owner: string, name: string, id: string) {
    const row = await ofKind(this.db, { owner, name })
      .select(['version', 'step', 'document'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    return row && this.#found({ owner, name, id }, row)
  }

  async count(owner: string, name: string) {
    const rows = ofKind(this.db, { owner, name }).select(({ fn }) => fn.countAll<number | string>().as('count'))
    return Number((await rows.executeTakeFirstOrThrow()).count)
  }

  /** Throws `ValuesTaken` if another record has values that may occur once. */
  async add({ id, name, owner, version, created_at, updated_at, document }: RecordRow) {
    await this.db
      .insertInto('records')
      .values({ id, name, owner, version, created_at, updated_at, ...storedForm(this.#history, name, document) })
      .execute()
    await indexRecord(this.db, this.#history, { id, name, owner }, document, 'reject')
  }

  /**
   * Stores the new document of a record that `hold` has locked. Returns its id and new version.
   * @param duplicates `reject` throws `ValuesTaken` if another record has values that may occur once; `keep` stores both, for
   * changes that a removal elsewhere brings about and that must not fail
   */
  async replace(
    { id, name, owner, version: before }: Key & Pick<RecordRow, 'version'>,
    document: string,
    now: string,
    duplicates: 'reject' | 'keep' = 'reject',
  ) {
    const version = before + 1
    await this.db
      .updateTable('records')
      .set({ version, updated_at: now, ...storedForm(this.#history, name, document) })
      .where((row) => row.and({ owner, name, id }))
      .execute()
    await indexRecord(this.db, this.#history, { id, name, owner }, document, duplicates)
    return { id, version }
  }

  /** Deletes a record. Its index rows go with it. */
  remove(owner: string, name: string, id: string) {
    return this.db
      .deleteFrom('records')
      .where((row) => row.and({ owner, name, id }))
      .execute()
  }

  /** The number of records of each kind that an owner has, the kind of the oldest record first. */
  countByKind(owner: string) {
    return this.db
      .selectFrom('records')
      .select(({ fn }) => ['name', fn.countAll<number | string>().as('count')])
      .where('owner', '=', owner)
      .groupBy('name')
      .orderBy(({ fn }) => fn.min('created_at'))
      .execute()
  }

  /** Some records of an owner, of all kinds but one. */
  someBut(exempt: string, owner: string) {
    return this.db
      .selectFrom('records')
      .select(['name', 'id'])
      .where('owner', '=', owner)
      .where('name', '<>', exempt)
      .limit(pageSizes.listed)
      .execute()
  }

  async kinds(owner: string) {
    return (await this.countByKind(owner)).map(({ name }) => name)
  }

  /** Records of a kind by their ids; they stay until the transaction ends. */
  async keep(owner: string, name: string, ids: readonly string[]) {
    const found = ofKind(this.db, { owner, name }).select(columns).where('id', 'in', ids).forKeyShare()
    return (await found.execute()).map((row) => this.#read(row))
  }

  /**
   * All records of a kind, oldest first; a few are held at a time.
   * @param hangUp ends it between two pages
   */
  async *all(owner: string, name: string, hangUp?: AbortSignal) {
    const next = ({ created_at, id } = { created_at: '', id: '' }) =>
      ofKind(this.db, { owner, name })
        .select(columns)
        .where((row) => row(row.refTuple('created_at', 'id'), '>', row.tuple(created_at, id)))
        .orderBy('created_at')
        .orderBy('id')
        .limit(pageSizes.document)
        .execute()
    for await (const rows of pages(pageSizes.document, next, hangUp)) yield* rows.map((row) => this.#read(row))
  }

  #found({ owner, name, id }: Key, row: Found) {
    const { version, document } = this.#read({ name, id, ...row })
    return { owner, name, id, version, document }
  }

  /** A document of a process that still runs an older version has another shape. */
  #read<Row extends Parameters<typeof migrateDocument>[0]>(row: Row): Row {
    return { ...row, document: migrateDocument(row, stepOf(this.#history), this.#history.steps) }
  }
}

export class CounterStore extends Repository {
  /**
   * The next running number of an owner's records of one kind, from 1. A single statement, so that concurrent calls
   * cannot get the same number.
   */
  async next(owner: string, name: string) {
    const { last } = await this.db
      .insertInto('counters')
      .values({ owner, name, last: 1 })
      .onConflict((conflict) =>
        conflict.columns(['owner', 'name']).doUpdateSet((row) => ({ last: row('counters.last', '+', 1) })),
      )
      .returning('last')
      .executeTakeFirstOrThrow()
    return last
  }
}
