import { setImmediate as turn } from 'node:timers/promises'

/** Reads rows a page at a time. Other calls get their turn between two pages, and no connection is held meanwhile. */
export async function* pages<Row>(size: number, next: (after?: Row) => Promise<Row[]>): AsyncGenerator<Row[], void> {
  for (let after: Row | undefined; ;) {
    const rows = await next(after)
    if (rows.length > 0) yield rows
    if (rows.length < size) return
    after = rows.at(-1)
    await turn()
  }
}
