import { inject } from 'vitest'
import { freshSchema } from './database.ts'

/** A bench that opens a server runs outside of the tests. */
export const postgresUrl = process.env['VITEST'] === undefined ? undefined : inject('postgresUrl')

/** The database that this run of the tests is about. */
export const onPostgres = postgresUrl !== undefined

/** Settings that give a server an empty database: a schema of the shared PostgreSQL, or the one in its data folder. */
export async function freshDatabase(server = postgresUrl): Promise<{ DATABASE_URL?: string }> {
  return server === undefined ? {} : { DATABASE_URL: await freshSchema(server) }
}
