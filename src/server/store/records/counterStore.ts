import type { Kysely } from 'kysely'
import type { CounterStore } from '../Store.ts'
import type { Tables } from '../database/tables.ts'

export function counterStore(db: Kysely<Tables>): CounterStore {
  return {
    // One statement, so that calls side by side cannot be given the same number.
    async next(owner, name) {
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
