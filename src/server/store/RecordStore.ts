import { type Expression, type Kysely, sql } from 'kysely'
import { compileOnce } from './database/compileOnce.ts'
import type { DatabaseKind, RecordRow, StoredForm, Summary, Tables } from './database/tables.ts'
import { indexRecord } from './indexRecord.ts'
import { pages } from './pages.ts'
import { makerOf, migrateDocument, type RecordHistory, stepOf, storedForm } from './RecordHistory.ts'
import { Repository } from './Repository.ts'

/** Rows of a page: summaries for lists are short, those for searches longer, and a document may hold others up alone. */
const pageSizes = { listed: 100, searched: 10, document: 1 }

const columns = ['id', 'name', 'owner', 'version', 'created_at', 'updated_at', 'step', 'document'] as const

type Kind = Pick<RecordRow, 'owner' | 'name'>
type Key = Kind & Pick<RecordRow, 'id'>

const ofKind = (db: Kysely<Tables>, { owner, name }: Kind) =>
  db.selectFrom('records').where('owner', '=', owner).where('name', '=', name)
const selectOne = (db: Kysely<Tables>, key: Key) =>
  ofKind(db, key).select(['version', 'step', 'document']).where('id', '=', key.id)
const one = compileOnce(selectOne)
const oneHeld = compileOnce((db, key: Key) => selectOne(db, key).forUpdate())
const countAll = compileOnce((db, kind: Kind) =>
  ofKind(db, kind).select(({ fn }) => fn.countAll<number | string>().as('count')),
)
const insert = compileOnce((db, row: RecordRow & StoredForm) => db.insertInto('records').values(row))

/** Owners and kinds whose records are not counted anew at each of them. */
const mostBounds = 10_000

/**
 * At most how many records there are, by owner and kind: the process that has the embedded database for itself knows each
 * that was added since it counted them.
 */
export type RecordBounds = Map<string, number>

/** Reads and writes records in the current shape, independent of their stored shape. */
export class RecordStore extends Repository {
  readonly #kind: DatabaseKind
  readonly #history: RecordHistory
  readonly #bounds: RecordBounds

  constructor(db: Kysely<Tables>, kind: DatabaseKind, history: RecordHistory, bounds: RecordBounds) {
    super(db)
    this.#kind = kind
    this.#history = history
    this.#bounds = bounds
  }

  /** The rows that lists show of all records of a kind, newest first, a page at a time. */
  async *summaries(owner: string, name: string, hangUp?: AbortSignal) {
    const kept = this.#summaries({ owner, name }, 'listed', sql.ref('listed'), hangUp)
    for await (const page of kept) yield page.map(({ text }) => text)
  }

  /** The search texts of the records that contain all given words, a page at a time. */
  async *searched(owner: string, name: string, words: readonly string[], hangUp?: AbortSignal) {
    const place = sql.raw(this.#kind === 'sqlite' ? 'instr' : 'strpos')
    const holds = words.map((word) => sql`${place}(searched, ${JSON.stringify(word).slice(1, -1)}) > 0`)
    const text = sql`case when ${sql.join([sql`1 = 1`, ...holds], sql` and `)} then searched else '' end`
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
    const own = sql<string | null>`case when made_by = ${makerOf(this.#history)} then ${text} end`.as('text')
    const next = ({ created_at, id } = { created_at: '9', id: '' }) =>
      ofKind(this.db, kind)
        .select(['id', 'created_at', own])
        .where('created_at', '<=', created_at)
        .where((row) => row.or([row('created_at', '<', created_at), row('id', '>', id)]))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(pageSizes[column])
        .execute()
    // Data that a process with other definitions has written is made anew when it is read.
    const anew = async (id: string) => {
      const row = await this.find(kind.owner, kind.name, id)
      return row && storedForm(this.#history, kind.name, row.document)[column]
    }
    for await (const rows of pages(pageSizes[column], next, hangUp)) {
      const kept: { id: string; text: string }[] = []
      for (const row of rows) {
        const made = row.text ?? (await anew(row.id))
        if (made !== undefined) kept.push({ id: row.id, text: made })
      }
      yield kept
    }
  }

  find(owner: string, name: string, id: string) {
    return this.#findBy(one, { owner, name, id })
  }

  /** A record, locked against other changes until the transaction ends. */
  hold(owner: string, name: string, id: string) {
    return this.#findBy(oneHeld, { owner, name, id })
  }

  async count(owner: string, name: string) {
    return Number((await countAll(this.db, { owner, name }))?.count)
  }

  /** Whether an owner has fewer records of a kind than `most`. */
  async hasRoom(owner: string, name: string, most: number) {
    if ((this.#bounds.get(owner + name) ?? most) < most) return true
    const counted = await this.count(owner, name)
    if (this.#bounds.size >= mostBounds) this.#bounds.clear()
    if (this.#kind === 'sqlite') this.#bounds.set(owner + name, counted)
    return counted < most
  }

  /** Throws `ValuesTaken` if another record has values that may occur once. */
  async add({ id, name, owner, version, created_at, updated_at, document }: RecordRow) {
    const bound = this.#bounds.get(owner + name)
    if (bound !== undefined) this.#bounds.set(owner + name, bound + 1)
    await insert(this.db, {
      id,
      name,
      owner,
      version,
      created_at,
      updated_at,
      ...storedForm(this.#history, name, document),
    })
    await indexRecord(this.db, this.#history, { id, name, owner }, document, 'take')
  }

  /**
   * Puts a document in the place of what the row of a held record holds. Gives its id and version.
   * @param how `take` throws `ValuesTaken` if another record has values that may occur once; `enter` keeps both
   */
  async replace(
    { id, name, owner, version: before }: Key & Pick<RecordRow, 'version'>,
    document: string,
    now: string,
    how: 'take' | 'enter' = 'take',
  ) {
    const version = before + 1
    await this.db
      .updateTable('records')
      .set({ version, updated_at: now, ...storedForm(this.#history, name, document) })
      .where((row) => row.and({ owner, name, id }))
      .execute()
    await indexRecord(this.db, this.#history, { id, name, owner }, document, how)
    return { id, version }
  }

  remove(owner: string, name: string, id: string) {
    return this.db
      .deleteFrom('records')
      .where((row) => row.and({ owner, name, id }))
      .execute()
  }

  counts(owner: string) {
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
    return (await this.counts(owner)).map(({ name }) => name)
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

  async #findBy(query: typeof one, { owner, name, id }: Key) {
    const row = await query(this.db, { owner, name, id })
    if (!row) return undefined
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
