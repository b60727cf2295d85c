import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Stands for a value while its query is built; no other value is like it. */
const placeholder = (name: string) => `\0${name}`

/**
 * A query of the calls that come most often: built and compiled once for a database, as that takes longer than to carry it
 * out. Each call only fills its values in, always the same ones.
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Kysely<Tables>, values: Values) => Compilable<Row>,
): (db: Kysely<Tables>, values: Values) => Promise<Row | undefined> {
  const compiled = new WeakMap<object, (values: Values) => CompiledQuery<Row>>()
  return async (db, values) => {
    const executor = db.getExecutor()
    const query = compiled.get(executor.adapter) ?? compile(db, values)
    const { rows } = await executor.provideConnection((connection) => connection.executeQuery<Row>(query(values)))
    return rows[0]
  }

  function compile(db: Kysely<Tables>, values: Values) {
    const names = new Map(Object.keys(values).map((name) => [placeholder(name), name as keyof Values]))
    const query = build(db, Object.fromEntries([...names].map(([place, name]) => [name, place])) as Values).compile()
    const places = query.parameters.map((parameter) => names.get(parameter as string))
    const fill = (given: Values): CompiledQuery<Row> => ({
      ...query,
      parameters: query.parameters.map((fixed, at) => (places[at] === undefined ? fixed : given[places[at]])),
    })
    compiled.set(db.getExecutor().adapter, fill)
    return fill
  }
}
