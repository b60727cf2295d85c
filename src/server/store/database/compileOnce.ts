import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** The value of each place while the query is built; no other value is like it. */
const placeholder = (index: number) => `\0${index}`

/**
 * A query of the calls that come most often: built and compiled once for a database, as that takes longer than to carry it
 * out. Each call only fills its values in.
 */
export function compileOnce<Values extends string[], Row>(
  build: (db: Kysely<Tables>, ...values: Values) => Compilable<Row>,
): (db: Kysely<Tables>, ...values: Values) => Promise<Row | undefined> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  return async (db, ...values) => {
    const { adapter } = db.getExecutor()
    const query = compiled.get(adapter) ?? build(db, ...(values.map((_, at) => placeholder(at)) as Values)).compile()
    compiled.set(adapter, query)
    const places = values.map((_, at) => placeholder(at))
    const parameters = query.parameters.map((value) => values[places.indexOf(value as string)] ?? value)
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows[0]
  }
}
