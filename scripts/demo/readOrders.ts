import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { SentFile } from './enterRecord.ts'
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

const types: Record<string, string> = { '.jpg': 'image/jpeg', '.png': 'image/png', '.pdf': 'application/pdf' }

/** Reads all files of a record. */
export const readFiles = ({ files = {} }: RecordOrder): Promise<SentFile[]> =>
  Promise.all(
    Object.entries(files).flatMap(([part, orders]) =>
      orders.map(async ({ name, file }) => ({
        part,
        name,
        type: types[extname(file)] ?? '',
        bytes: new Uint8Array(await readFile(new URL(`files/${file}`, import.meta.url))),
      })),
    ),
  )
