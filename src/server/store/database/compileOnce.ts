import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * A query of the calls that come most often: built and compiled once for a database, as that takes longer than to carry it
 * out. Each call only fills its values in, always the same ones.
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Kysely<Tables>, values: Values) => Compilable<Row>,
): (db: Kysely<Tables>, values: Values) => Promise<Row | undefined> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  /** While a query is built, a symbol with its name stands for each value. */
  const compile = (db: Kysely<Tables>, values: Values) => {
    const places = Object.keys(values).map((name) => [name, Symbol(name)])
    const query = build(db, Object.fromEntries(places) as Values).compile()
    compiled.set(db.getExecutor().adapter, query)
    return query
  }
  const fill = (parameter: unknown, values: Values) =>
    typeof parameter === 'symbol' ? values[parameter.description as keyof Values] : parameter
  return (db, values) => {
    const executor = db.getExecutor()
    const { sql, query, queryId, parameters } = compiled.get(executor.adapter) ?? compile(db, values)
    const filled = { sql, query, queryId, parameters: parameters.map((parameter) => fill(parameter, values)) }
    return executor.provideConnection(async (connection) => {
      const { rows } = await connection.executeQuery<Row>(filled)
      return rows[0]
    })
  }
}
