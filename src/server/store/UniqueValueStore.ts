import { Repository } from './Repository.ts'
import type { RecordRow } from './database/tables.ts'

/** Values of a record that a rule allows once among the records of an owner and kind. */
export interface UniqueValues {
  /** Name of the rule within its kind. */
  rule: string
  /** SHA-256 of the values in their normal form. */
  hash: string
}

/** Another record has the values that a save brings. The transaction must be rolled back. */
export class ValuesTaken extends Error {
  readonly rule: string

  constructor(rule: string) {
    super(`Another record has the values of the rule ${rule}`)
    this.rule = rule
  }
}

type Key = Pick<RecordRow, 'owner' | 'name' | 'id'>

/**
 * The unique values of stored records, as an index: one row for each record and rule, written in the transaction that
 * writes the record. The rows go with the record.
 */
export class UniqueValueStore extends Repository {
  /** Replaces the values of a record. Throws `ValuesTaken` if another record has one that is new here. */
  async replaceUnique(key: Key, values: readonly UniqueValues[]): Promise<void> {
    const fresh = await this.#keepOnly(key, values)
    for (const one of fresh) {
      if ((await this.#isHeld(key, one)) || !(await this.#add(key, one))) throw new ValuesTaken(one.rule)
    }
  }

  /** Replaces the values of a record even if another record has the same, for changes that must not fail. */
  async replaceAllowingDuplicates(key: Key, values: readonly UniqueValues[]): Promise<void> {
    const fresh = await this.#keepOnly(key, values)
    for (const one of fresh) if (!(await this.#add(key, one))) await this.#add(key, one, key.id)
  }

  /** Drops the values of a record that it does not have any more. Returns those that it did not have before. */
  async #keepOnly({ owner, id }: Key, values: readonly UniqueValues[]): Promise<UniqueValues[]> {
    const ofRecord = { owner, record_id: id }
    const before = await this.db
      .selectFrom('unique_values')
      .select(['rule', 'hash'])
      .where((row) => row.and(ofRecord))
      .execute()
    const isAmong = (all: readonly UniqueValues[]) => (one: UniqueValues) =>
      all.some(({ rule, hash }) => rule === one.rule && hash === one.hash)
    for (const { rule, hash } of before.filter((one) => !isAmong(values)(one))) {
      await this.db
        .deleteFrom('unique_values')
        .where((row) => row.and({ ...ofRecord, rule, hash }))
        .execute()
    }
    return values.filter((one) => !isAmong(before)(one))
  }

  /** Whether another record has the values, also as a duplicate. */
  async #isHeld({ owner, name, id }: Key, { rule, hash }: UniqueValues): Promise<boolean> {
    const held = await this.db
      .selectFrom('unique_values')
      .select('record_id')
      .where((row) => row.and({ owner, name, rule, hash }))
      .where('record_id', '<>', id)
      .limit(1)
      .execute()
    return held.length > 0
  }

  /** False if the row is there. A transaction that enters the same row side by side is waited for. */
  async #add({ owner, name, id }: Key, { rule, hash }: UniqueValues, also = ''): Promise<boolean> {
    const added = await this.db
      .insertInto('unique_values')
      .values({ owner, name, rule, hash, also, record_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('record_id')
      .execute()
    return added.length > 0
  }
}
