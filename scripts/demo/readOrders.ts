import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/fr.js'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FilePart } from '#client/createClient.ts'
import type { Formats } from '#engine/formats/createFormats.ts'
import { mapValues } from '#engine/schema/mapValues.ts'
import { normaliseRecord } from '#engine/formats/normaliseRecord.ts'
import { settleEntries } from '#engine/wire/settleEntries.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { filesRoot } from '#server/paths.ts'

/**
 * A call that enters a record: the operation of the contract, its JSON, and files by the name of their part, each with
 * its place in `files/`.
 */
export interface RecordOrder {
  operation: string
  /** A call without parameters whose answer fills the names in the operation's path. */
  addressedBy?: string
  json: Record<string, unknown>
  files?: Record<string, { name: string; file: string }[]>
}

const folder = join(filesRoot, 'scripts', 'demo')
const readOrderFile = (name: string) =>
  JSON.parse(readFileSync(join(folder, 'records', `${name}.json`), 'utf8')) as RecordOrder[]

/**
 * The records of the demo in the order in which they are entered; lists show the last one first.
 * @param begun the moment from which their dates count
 */
export const readOrders = (begun = new Date()): RecordOrder[] =>
  fillDates(['realEstates', 'account', 'tenants'].flatMap(readOrderFile), begun)

/** Reads the files of an order as multipart parts. */
export const readFileParts = ({ files = {} }: RecordOrder): Promise<FilePart[]> =>
  Promise.all(
    Object.entries(files).flatMap(([part, orders]) =>
      orders.map(async ({ name, file }) => {
        const bytes = await readFile(join(folder, 'files', file))
        return { part, name, file: new Blob([new Uint8Array(bytes)]) }
      }),
    ),
  )

/** The normalised body of an order, and the record that the server makes of it. */
export function arrivedRecord(schema: RecordSchema, formats: Formats, { json, files = {} }: RecordOrder) {
  const sent = normaliseRecord(schema, json, formats)
  const idOf = (index: number) => `00000000-0000-4000-8000-00000000000${index}`
  const arrived = Object.entries(files).flatMap(([part, orders]) =>
    orders.map(({ name }, index) => ({ part, label: name, id: idOf(index) })),
  )
  const { record, problems } = settleEntries(schema, undefined, sent, arrived, () => idOf(0))
  return { sent, problems, whole: mapValues(schema, record, (value, { writeOnly }) => (writeOnly ? undefined : value)) }
}

const shapes: Record<string, string> = {
  today: 'DD/MM/YYYY',
  stamp: 'MM/DD/YYYY HH:mm:ss',
  month: 'MMMM YYYY',
  year: 'YYYY',
}
const units: Record<string, 'day' | 'month' | 'year'> = { d: 'day', m: 'month', y: 'year' }

/**
 * Puts days that count from the one on which the demo was begun into all texts of a value: `{today+20d}` is a date,
 * `{stamp-3m}` a time as a browser stamps files, `{month-1m}` a month in words, `{year-1y}` a year. Throws at other words.
 */
export function fillDates<Value>(value: Value, begun: Date): Value {
  const start = dayjs(begun).locale('fr')
  // In JSON, an object is never without quotes.
  const filled = JSON.stringify(value).replace(/\{([^{}"]+)\}/g, (_, mark: string) => dateForMark(mark, start))
  return JSON.parse(filled) as Value
}

/** The text for a mark such as `today+20d`. Throws for an unknown one. */
function dateForMark(mark: string, begun: Dayjs): string {
  const [, word = '', steps = ''] = /^([a-z]+)((?:[+-]\d+[dmy])*)$/.exec(mark) ?? []
  const shape = Object.hasOwn(shapes, word) ? shapes[word] : undefined
  if (shape === undefined) {
    throw new Error(`{${mark}} is no date: ${Object.keys(shapes).join(', ')}, such as {today+20d}`)
  }
  const day = [...steps.matchAll(/([+-]\d+)([dmy])/g)].reduce(
    (reached, [, count, unit]) => reached.add(Number(count), units[unit ?? ''] ?? 'day'),
    begun,
  )
  return day.format(shape)
}
