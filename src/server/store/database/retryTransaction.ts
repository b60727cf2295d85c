import pg from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import { StoreUnavailable } from '../StoreUnavailable.ts'

const attempts = 5

/** Begins a transaction anew that the database gave up because another one stood in its way. */
export async function retryTransaction<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (!isConflict(error)) throw error
      if (attempt === attempts) throw new StoreUnavailable(error)
      await pause(Math.random() * 20 * 2 ** attempt)
    }
  }
}

/** Deadlock, or two that cannot be put into one order. */
const isConflict = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001')
