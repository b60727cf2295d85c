import type Database from 'better-sqlite3'
import {
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  type SelectModifierNode,
  SelectQueryNode,
  SqliteDialect,
  SqliteQueryCompiler,
} from 'kysely'
import { groupCommit } from './groupCommit.ts'
import type { Tables, Transact } from './tables.ts'

/** Most statements that stay prepared: a list of ids of any length makes a statement of its own. */
const mostPrepared = 200

/**
 * Kysely over an SQLite database. Reads outside of transactions have a connection of their own: they wait for no write
 * and see committed data.
 * @param most transactions that share one flush of the disk
 */
export function sqliteKysely(writer: Database.Database, reader: Database.Database, most: number) {
  const { read, endReads } = readsOf(reader)
  const write = runOn(writer)
  const group = groupCommit(writer, { most, endReads })
  const driver = Object.assign(new DummyDriver(), {
    beginTransaction: () => Promise.reject(new Error('Transactions are begun by transact')),
    destroy: () =>
      group.alone(() => {
        // The last one to close folds the log in.
        reader.close()
        writer.close()
      }),
  })
  const dialect = new SqliteDialect({ database: writer })
  const compiler = new SqliteCompiler()
  const adapter = dialect.createAdapter()
  // Kysely's own ways to a connection wait for it, remember it and guard it, which costs more than a query.
  const kyselyOn = (executeQuery: DatabaseConnection['executeQuery']) => {
    const connection: DatabaseConnection = { executeQuery, streamQuery }
    const provider: ConnectionProvider = { provideConnection: (consumer) => consumer(connection) }
    const executor = new DefaultQueryExecutor(compiler, adapter, provider)
    return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor })
  }
  const transact: Transact = (work) =>
    group.transact((run) =>
      work(kyselyOn(<Row>(query: CompiledQuery) => Promise.resolve(run(() => write<Row>(query))))),
    )
  return {
    transact,
    db: kyselyOn(async <Row>(query: CompiledQuery) => {
      if (SelectQueryNode.is(query.query)) return read<Row>(query)
      if (changesRows(query)) return group.transact((run) => run(() => write<Row>(query)))
      // A pragma or a change of tables.
      return group.alone(() => write<Row>(query))
    }),
  }
}

/** Locks no rows: it has one writer at a time. */
class SqliteCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === 'Distinct' || node.rawModifier) super.visitSelectModifier(node)
  }
}

const changesRows = ({ query }: CompiledQuery) => /^(?:Insert|Update|Delete)/.test(query.kind)

function streamQuery(): never {
  throw new Error('Rows are read in pages, not streamed')
}

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
