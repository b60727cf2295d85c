import { readFileSync } from 'node:fs'
import { fillDates } from './fillDates.ts'

/** A file that goes with a record: its name, and where it stands in `files/`. */
interface FileOrder {
  name: string
  file: string
}

/** One call that enters a record: the operation of the contract, its JSON, and files by the name of their part. */
export interface RecordOrder {
  operation: string
  /** A call without parameters whose answer fills the names in the operation's path. */
  addressedBy?: string
  json: Record<string, unknown>
  files?: Record<string, FileOrder[]>
}

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`records/${name}.json`, import.meta.url), 'utf8')) as RecordOrder[]

/**
 * The records of the demo in the order in which they are entered; lists show the last one first.
 * @param begun the moment from which their dates count
 */
export const readOrders = (begun = new Date()): RecordOrder[] =>
  fillDates(['realEstates', 'account', 'tenants'].flatMap(read), begun)
