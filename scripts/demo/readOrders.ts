import { readFileSync } from 'node:fs'
import type { PictureOrder } from './pictures/render.ts'

/** A file that goes with a record: its name, and what our own painter shall draw. */
export interface FileOrder {
  name: string
  picture: PictureOrder
}

/** One call that enters a record: the operation of the contract, its JSON, and files by the name of their part. */
export interface RecordOrder {
  operation: string
  json: Record<string, unknown>
  files?: Record<string, FileOrder[]>
}

/** The records of the demo in the order in which they are entered; lists show the last one first. */
export const readOrders = () =>
  JSON.parse(readFileSync(new URL('records.json', import.meta.url), 'utf8')) as RecordOrder[]
