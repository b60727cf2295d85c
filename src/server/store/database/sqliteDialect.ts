import type Database from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { groupCommit, type GroupCommit, type Member } from './groupCommit.ts'

/** Most statements that stay prepared: a list of ids of any length makes a statement of its own. */
const mostPrepared = 200

/**
 * Kysely's way to an SQLite database. Reads outside of transactions have a connection of their own: they wait for no write,
 * and see what is committed.
 * @param most transactions that share one flush of the disk
 */
export function sqliteDialect(writer: Database.Database, reader: Database.Database, most: number): Dialect {
  const { read, endReads } = readsOf(reader)
  const write = runOn(writer)
  const group = groupCommit(writer, { most, endReads })
  const done = () => Promise.resolve()
  const idle: Connection[] = []
  const driver: Driver = {
    init: done,
    // Kysely remembers every connection that it has seen: a new one for each query would cost more than the query.
    acquireConnection: () => Promise.resolve(idle.pop() ?? connect(group, read, write)),
    async beginTransaction(connection: Connection) {
      connection.member = await group.begin()
    },
    commitTransaction: async (connection: Connection) => connection.member?.commit(),
    rollbackTransaction: async (connection: Connection) => connection.member?.rollback(),
    releaseConnection(connection: Connection) {
      connection.member = undefined
      idle.push(connection)
      return done()
    },
    destroy: () =>
      group.alone(() => {
        // The last one to close folds the log in.
        reader.close()
        writer.close()
      }),
  }
  return {
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

interface Connection extends DatabaseConnection {
  /** The transaction that it is in. */
  member: Member | undefined
}

const connect = (group: GroupCommit, read: Run, writeOn: Run): Connection => ({
  member: undefined,
  async executeQuery<Row>(query: CompiledQuery) {
    const write = () => writeOn<Row>(query)
    if (this.member) return this.member.run(write)
    if (SelectQueryNode.is(query.query)) return read<Row>(query)
    // A pragma or a change of tables.
    if (!/^(?:Insert|Update|Delete)/.test(query.query.kind)) return group.alone(write)
    const member = await group.begin()
    try {
      const result = member.run(write)
      await member.commit()
      return result
    } finally {
      await member.rollback()
    }
  },
  streamQuery() {
    throw new Error('Rows are read in pages, not streamed')
  },
})

type Run = <Row>(query: CompiledQuery) => { rows: Row[] }

/**
 * Reads of one turn of the event loop see the same moment, which spares each of them the locks of a transaction of its own.
 * A commit ends it, as its callers read what they wrote.
 */
function readsOf(database: Database.Database): { read: Run; endReads: () => void } {
  const run = runOn(database)
  const [begin, end] = [database.prepare('begin'), database.prepare('commit')]
  const endReads = () => {
    if (database.inTransaction) end.run()
  }
  return {
    endReads,
    read(query) {
      if (!database.inTransaction) {
        begin.run()
        setImmediate(endReads)
      }
      return run(query)
    },
  }
}

/** Kysely prepares a statement for each call; ours are few and the same, so each is prepared once. */
function runOn(database: Database.Database): Run {
  const statements = new Map<string, Database.Statement>()
  const prepare = (sql: string) => {
    const known = statements.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    if (statements.size < mostPrepared) statements.set(sql, statement)
    return statement
  }
  return <Row>({ sql, parameters }: CompiledQuery) => {
    const statement = prepare(sql)
    if (statement.reader) return { rows: statement.all(parameters) as Row[] }
    statement.run(parameters)
    return { rows: [] }
  }
}
