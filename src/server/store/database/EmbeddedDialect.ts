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
 * Kysely over an SQLite database with two connections. Reads outside of transactions have one of their own: they wait for
 * no write, and see what is committed. Writes share commits.
 */
export class EmbeddedDialect extends SqliteDialect {
  readonly #driver: Driver

  /** @param maxMembers transactions that share a commit at most */
  constructor(writer: Database.Database, reader: Database.Database, maxMembers: number) {
    super({ database: writer })
    this.#driver = new EmbeddedDriver({ writer, reader, group: groupCommit(writer, { maxMembers }) })
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

/** What the connections of a database share. */
interface Embedded {
  writer: Database.Database
  reader: Database.Database
  group: ReturnType<typeof groupCommit>
}

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
    const { writer, reader, group } = this.#embedded
    return group.alone(() => {
      // The last one to close folds the log in.
      reader.close()
      writer.close()
    })
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
    const { writer, reader, group } = this.#embedded
    if (this.transaction) return this.transaction.run(() => execute<Row>(writer, query))
    if (/^\s*select\b/i.test(query.sql)) return execute(reader, query)
    if (/^\s*(?:insert|update|delete)\b/i.test(query.sql)) {
      return group.transact((run) => run(() => execute<Row>(writer, query)))
    }
    // A pragma or a change of tables.
    return group.alone(() => execute<Row>(writer, query))
  }

  streamQuery(): never {
    throw new Error('Rows are read in pages, not streamed')
  }
}

function execute<Row>(database: Database.Database, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = database.prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) as Row[] }
  statement.run(parameters)
  return { rows: [] }
}
