import { sql, type Kysely } from 'kysely'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { pages } from '../store/pages.ts'
import type { Tables } from '../store/database/tables.ts'

type Row = Record<string, unknown>

/** What a backup knows of the file of a table. */
export interface TableFacts {
  rows: number
  /** Hex. */
  sha256: string
}

/** Rows that are held in memory at once. */
const pageSize = 200

/** All rows of a table in the order of its key, a page at a time. */
export function pagesOf(db: Kysely<Tables>, name: string, keys: readonly string[]): AsyncGenerator<Row[]> {
  const columns = sql.join(keys.map((key) => sql.ref(key)))
  return pages(pageSize, async (last?: Row) => {
    const behind = last ? sql`where (${columns}) > (${sql.join(keys.map((key) => last[key]))})` : sql``
    const page = sql<Row>`select * from ${sql.table(name)} ${behind} order by ${columns} limit ${pageSize}`
    return (await page.execute(db)).rows
  })
}

/** Writes rows to a new file, one a line, on the disk for good when this resolves. */
export async function writeLines(path: string, pages: AsyncIterable<Row[]>): Promise<TableFacts> {
  const hash = createHash('sha256')
  const handle = await open(path, 'wx', 0o600)
  let rows = 0
  try {
    for await (const page of pages) {
      const text = page.map((row) => `${JSON.stringify(row)}\n`).join('')
      hash.update(text)
      await handle.writeFile(text)
      rows += page.length
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { rows, sha256: hash.digest('hex') }
}

/** The rows of a file, a page at a time. */
export async function* readLines(path: string): AsyncGenerator<Row[]> {
  let page: Row[] = []
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    page.push(JSON.parse(line) as Row)
    if (page.length < pageSize) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}

/** Enters rows, whatever columns they have. */
export async function insertRows(db: Kysely<Tables>, name: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(db)
}
