import { readFileSync } from 'node:fs'
import type { CardOrder } from './cards/drawCard.ts'
import { fillDates } from './fillDates.ts'
import type { PaperOrder } from './papers/paper.ts'
import type { LogoOrder } from './portraits/drawLogo.ts'
import type { PortraitOrder } from './portraits/drawPortrait.ts'
import type { SignatureOrder } from './portraits/drawSignature.ts'

/** What a file shows: exactly one of these. */
export interface Drawings {
  /** Name of a file in `pictures/`. */
  picture: string
  portrait: PortraitOrder
  logo: LogoOrder
  signature: SignatureOrder
  card: CardOrder
  paper: PaperOrder
}

/** A file that goes with a record: its name, and what is drawn. */
export type FileOrder = { name: string } & Partial<Drawings>

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
