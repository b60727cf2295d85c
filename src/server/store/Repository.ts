import type { Kysely } from 'kysely'
import type { Tables } from './database/tables.ts'

/** Statements on some of the tables, in a transaction or outside of one. Each transaction makes all of them anew. */
export class Repository {
  protected readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }
}
