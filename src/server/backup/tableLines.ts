import { sql, type Kysely } from 'kysely'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { pages } from '../store/pages.ts'
import type { Tables } from '../store/database/tables.ts'

type Row = Record<string, unknown>

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

/**
 * Writes rows to a new file as JSON lines, and flushes it to the disk. Returns the number of rows and the SHA-256 of
 * the file, hex.
 */
export async function writeLines(path: string, pages: AsyncIterable<Row[]>) {
  const hash = createHash('sha256')
  let rows = 0
  /** Yields the text of each page, and adds it to the hash. */
  async function* texts() {
    for await (const page of pages) {
      const text = page.map((row) => `${JSON.stringify(row)}\n`).join('')
      hash.update(text)
      rows += page.length
      yield text
    }
  }
  await pipeline(texts, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  return { rows, sha256: hash.digest('hex') }
}

/**
 * Reads the rows of a file, some at a time. Splits at line feeds only: texts may have other characters that `readline`
 * takes for the end of a line.
 */
export async function* readLines(path: string): AsyncGenerator<Row[]> {
  let begun = ''
  for await (const text of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const lines = (begun + text).split('\n')
    begun = lines.pop() ?? ''
    if (lines.length > 0) yield lines.map((line) => JSON.parse(line) as Row)
  }
}
