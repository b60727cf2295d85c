/** Readers of many records that wait to go on. */
const waiting: (() => void)[] = []

/**
 * Resolves once it is the reader's turn. One of all that read many records goes on in a turn of the event loop, so other
 * calls wait for one page at most, however many read.
 */
export const turn = () =>
  new Promise<void>((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(letOn)
  })

function letOn(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(letOn)
}

/**
 * Reads rows a page at a time. Other calls get their turn between two pages, and no connection is held meanwhile.
 * @param hangUp aborts when nobody wants the next page any more
 */
export async function* pages<Row>(
  size: number,
  next: (after?: Row) => Promise<Row[]>,
  hangUp?: AbortSignal,
): AsyncGenerator<Row[], void> {
  for (let after: Row | undefined; ;) {
    hangUp?.throwIfAborted()
    const rows = await next(after)
    if (rows.length > 0) yield rows
    if (rows.length < size) return
    after = rows.at(-1)
    await turn()
  }
}
