import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { SentFile } from './enterRecord.ts'
import type { RecordOrder } from './readOrders.ts'

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
