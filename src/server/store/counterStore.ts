import type { Kysely } from 'kysely'
import type { Tables } from './database/tables.ts'

export function counterStore(db: Kysely<Tables>) {
  return {
    /**
     * The next running number of an owner's records of one kind, from 1. One statement, so that calls side by side cannot
     * be given the same number.
     */
    async next(owner: string, name: string) {
      const { last } = await db
        .insertInto('counters')
        .values({ owner, name, last: 1 })
        .onConflict((conflict) =>
          conflict.columns(['owner', 'name']).doUpdateSet((row) => ({ last: row('counters.last', '+', 1) })),
        )
        .returning('last')
        .executeTakeFirstOrThrow()
      return last
    },
  }
}
