import type Database from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SelectModifierNode,
  SqliteDialect,
  SqliteQueryCompiler,
} from 'kysely'
import { groupCommit, type Member } from './groupCommit.ts'

/**
 * Kysely over an SQLite database with two connections. One is for reads outside of transactions: they wait for no write, and
 * see committed rows only. The other is for writes, which share commits.
 */
export class EmbeddedDialect extends SqliteDialect {
  readonly #driver: Driver

  /** @param maxMembers transactions that share a commit at most */
  constructor(writer: Database.Database, reader: Database.Database, maxMembers: number) {
    super({ database: writer })
    this.#driver = new EmbeddedDriver({
      write: executeOn(writer),
      read: executeOn(reader),
      group: groupCommit(writer, { maxMembers }),
      close() {
        // The last one to close folds the log in.
        reader.close()
        writer.close()
      },
    })
  }

  override createDriver(): Driver {
    return this.#driver
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new LocklessCompiler()
  }
}

/** SQLite has one writer at a time: there is no `for update`. */
class LocklessCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === 'Distinct' || node.rawModifier) super.visitSelectModifier(node)
  }
}

/** The two connections of a database, and the groups in which its writes are committed. */
interface Embedded {
  write: Execute
  read: Execute
  group: ReturnType<typeof groupCommit>
  close: () => void
}

/** Carries out a query on a connection of the database. Throws what SQLite throws. */
type Execute = <Row>(query: CompiledQuery) => QueryResult<Row>

class EmbeddedDriver implements Driver {
  readonly #embedded: Embedded

  constructor(embedded: Embedded) {
    this.#embedded = embedded
  }

  init(): Promise<void> {
    return Promise.resolve()
  }

  acquireConnection(): Promise<EmbeddedConnection> {
    return Promise.resolve(new EmbeddedConnection(this.#embedded))
  }

  async beginTransaction(connection: EmbeddedConnection): Promise<void> {
    connection.transaction = await this.#embedded.group.begin()
  }

  async commitTransaction({ transaction }: EmbeddedConnection): Promise<void> {
    await transaction?.commit()
  }

  async rollbackTransaction({ transaction }: EmbeddedConnection): Promise<void> {
    await transaction?.rollback()
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve()
  }

  destroy(): Promise<void> {
    const { group, close } = this.#embedded
    return group.alone(close)
  }
}

/** A connection for one statement outside of transactions, or for one transaction. */
class EmbeddedConnection implements DatabaseConnection {
  transaction: Member | undefined
  readonly #embedded: Embedded

  constructor(embedded: Embedded) {
    this.#embedded = embedded
  }

  // Async, so that it rejects with what a statement throws.
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { write, read, group } = this.#embedded
    if (this.transaction) return this.transaction.run(() => write<Row>(query))
    if (/^\s*select\b/i.test(query.sql)) return read(query)
    if (/^\s*(?:insert|update|delete)\b/i.test(query.sql)) return group.transact((run) => run(() => write<Row>(query)))
    // A pragma or a change of tables.
    return group.alone(() => write<Row>(query))
  }

  streamQuery(): never {
    throw new Error('Rows are read in pages, not streamed')
  }
}

/** Statements of a connection that stay prepared at most: a list of ids of any length makes one of its own. */
const maxPrepared = 200

/** Queries on one connection. Kysely would prepare a statement for each call; ours are few, and each is prepared once. */
function executeOn(database: Database.Database): Execute {
  const prepared = new Map<string, Database.Statement>()
  /** Prepares a statement, or returns the prepared one. */
  const prepareOnce = (sql: string): Database.Statement => {
    const known = prepared.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    if (prepared.size < maxPrepared) prepared.set(sql, statement)
    return statement
  }
  return <Row>({ sql, parameters }: CompiledQuery) => {
    const statement = prepareOnce(sql)
    if (statement.reader) return { rows: statement.all(parameters) as Row[] }
    statement.run(parameters)
    return { rows: [] }
  }
}
