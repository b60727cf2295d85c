import Database from 'better-sqlite3'
import { SqliteDialect, SqliteDriver, type DatabaseConnection, type SqliteStatement } from 'kysely'
import { keepPrivate } from '../privateFiles.ts'

/** An SQLite file with one connection to it. */
export interface EmbeddedDatabase {
  prepare(sql: string): SqliteStatement
  /** The rows of a statement at once; undefined while a transaction is open, whose end it has to wait for. */
  atOnce(sql: string, values: readonly unknown[]): unknown[] | undefined
  /**
   * Stays as long as nobody writes to the file, this process or another: what was read under the same mark stands there
   * still. What another process writes is seen from the next turn of the event loop on. Undefined while a transaction is
   * open.
   */
  mark(): string | undefined
  close(): void
}

/** Opens the file as it is; other processes may have it open too. */
export function openEmbedded(file: string): EmbeddedDatabase {
  keepPrivate(file)
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  // An answered write is on the disk: one fsync a commit.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  // What is deleted is overwritten: whoever leaves leaves nothing to be read in the file.
  database.pragma('secure_delete = ON')
  database.pragma('busy_timeout = 5000')
  // Kysely prepares a statement for each call; ours are few and the same, so each is prepared once.
  const statements = new Map<string, Prepared>()
  // SQLite counts what others have written, not what this connection has.
  const writtenByOthers = database.prepare('pragma data_version').pluck()
  let byOthers: string | undefined
  let writes = 0
  const prepare = (sql: string) => {
    let statement = statements.get(sql)
    if (!statement) {
      statement = sql === 'rollback' ? rollbackOf(database) : database.prepare(sql)
      // A list of ids of any length makes a statement of its own: those few are not worth keeping without end.
      if (statements.size < 200) statements.set(sql, statement)
    }
    if (!statement.readonly) writes += 1
    return statement
  }
  return {
    prepare,
    atOnce(sql, values) {
      if (database.inTransaction) return undefined
      const statement = prepare(sql)
      if (statement.reader) return statement.all(values)
      statement.run(values)
      return []
    },
    mark() {
      if (database.inTransaction) return undefined
      // Asked for once by all calls that have come in at the same moment.
      if (byOthers === undefined) {
        byOthers = String(writtenByOthers.get())
        setImmediate(() => (byOthers = undefined))
      }
      return `${writes} ${byOthers}`
    },
    close: () => database.close(),
  }
}

type Prepared = SqliteStatement & { readonly: boolean }

/** SQLite takes a transaction back by itself where the disk is full; a second time would hide that reason. */
function rollbackOf(database: Database.Database): Prepared {
  const statement = database.prepare('rollback')
  return {
    reader: false,
    readonly: true,
    run: () => (database.inTransaction ? statement.run() : { changes: 0, lastInsertRowid: 0 }),
    all: () => [],
    iterate: () => statement.iterate(),
  }
}

/** Kysely's way to the connection. */
export class EmbeddedDialect extends SqliteDialect {
  readonly #database: EmbeddedDatabase

  constructor(database: EmbeddedDatabase) {
    super({ database })
    this.#database = database
  }

  override createDriver(): SqliteDriver {
    return new QueueingDriver({ database: this.#database })
  }
}

/** Gives the connection to whoever has waited longest. Kysely's own driver wakes all that wait, for one to have it. */
class QueueingDriver extends SqliteDriver {
  readonly #waiting: (() => void)[] = []
  #taken = false

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#taken) await new Promise<void>((resume) => this.#waiting.push(resume))
    this.#taken = true
    return super.acquireConnection()
  }

  override async releaseConnection(): Promise<void> {
    await super.releaseConnection()
    const next = this.#waiting.shift()
    if (next) next()
    else this.#taken = false
  }
}
