import type { CompiledQuery, Kysely } from 'kysely'
import type { EmbeddedDatabase } from './embeddedDatabase.ts'
import type { Tables } from './tables.ts'

/** A statement with values in it, as Kysely builds it. */
interface Built<Row> {
  compile(): CompiledQuery<Row>
}

/** Runs statements that are built once for all calls; only their values differ. */
export interface Statements {
  /**
   * @param name of the statement, one for each text
   * @param build the statement with the values, in which they occur in their order
   */
  run<Row>(db: Kysely<Tables>, name: string, values: readonly unknown[], build: () => Built<Row>): Promise<Row[]>
  /** The same for what every call reads: where the database tells whether anything was written, it is read anew only then. */
  recall<Row>(db: Kysely<Tables>, name: string, values: readonly unknown[], build: () => Built<Row>): Promise<Row[]>
}

/** Answers that are remembered at most. */
const most = 10_000

/**
 * Building a statement costs more than carrying it out where a database is embedded: calls under load would pay it each.
 * @param embedded answers without a wait, and tells whether anything was written
 */
export function createStatements(embedded?: Pick<EmbeddedDatabase, 'atOnce' | 'mark'>): Statements {
  const compiled = new Map<string, CompiledQuery>()
  const remembered = new Map<string, unknown[]>()
  let rememberedAt: string | undefined

  function statementOf<Row>(name: string, values: readonly unknown[], build: () => Built<Row>): CompiledQuery<Row> {
    const known = compiled.get(name) as CompiledQuery<Row> | undefined
    if (known) return known
    const statement = build().compile()
    const { parameters } = statement
    if (parameters.length !== values.length || parameters.some((value, index) => value !== values[index]))
      throw new Error(`The values of the statement ${name} are named in another order than they occur`)
    compiled.set(name, statement)
    return statement
  }

  const statements: Statements = {
    async run<Row>(db: Kysely<Tables>, name: string, values: readonly unknown[], build: () => Built<Row>) {
      const statement = statementOf(name, values, build)
      const rows = embedded?.atOnce(statement.sql, values) as Row[] | undefined
      return rows ?? (await db.executeQuery<Row>({ ...statement, parameters: values })).rows
    },
    async recall<Row>(db: Kysely<Tables>, name: string, values: readonly unknown[], build: () => Built<Row>) {
      const mark = embedded?.mark()
      if (!embedded || mark === undefined) return statements.run(db, name, values, build)
      if (mark !== rememberedAt || remembered.size >= most) remembered.clear()
      rememberedAt = mark
      const key = `${name} ${values.join(' ')}`
      // Read in the same breath as the mark: after a wait the rows could be older than it.
      const rows = remembered.get(key) ?? embedded.atOnce(statementOf(name, values, build).sql, values) ?? []
      remembered.set(key, rows)
      return rows as Row[]
    },
  }
  return statements
}
