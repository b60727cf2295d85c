import type { CompiledQuery, Kysely } from 'kysely'
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
}

/**
 * Building a statement costs more than carrying it out where a database is embedded: calls under load would pay it each.
 * @param atOnce answers without waiting if the database can, and gives undefined if it cannot now
 */
export function createStatements(
  atOnce: (sql: string, values: readonly unknown[]) => unknown[] | undefined = () => undefined,
): Statements {
  const compiled = new Map<string, CompiledQuery>()
  return {
    async run<Row>(db: Kysely<Tables>, name: string, values: readonly unknown[], build: () => Built<Row>) {
      let statement = compiled.get(name) as CompiledQuery<Row> | undefined
      if (!statement) {
        statement = build().compile()
        const { parameters } = statement
        if (parameters.length !== values.length || parameters.some((value, index) => value !== values[index]))
          throw new Error(`The values of the statement ${name} are named in another order than they occur`)
        compiled.set(name, statement)
      }
      const known = atOnce(statement.sql, values) as Row[] | undefined
      return known ?? (await db.executeQuery<Row>({ ...statement, parameters: values })).rows
    },
  }
}
