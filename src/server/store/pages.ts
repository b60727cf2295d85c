/** Readers of many records that wait to go on. */
const waiting: (() => void)[] = []

/** Milliseconds of a turn of the event loop that are left to such readers; one goes on in any case. */
const share = 1

/**
 * Resolves when a reader of many records may go on. In each turn of the event loop, readers get a millisecond together,
 * so that other calls wait for that and one page at most.
 */
export const waitForTurn = () =>
  new Promise<void>((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(() => void startWaiting())
  })

/** Lets waiting readers go on, as many as fit into a millisecond of this turn, at least one. */
async function startWaiting(): Promise<void> {
  const began = performance.now()
  let next = waiting[0]
  while (next && performance.now() - began < share) {
    next()
    // This comes after all that the reader does before it waits again.
    await new Promise<void>((resolve) => process.nextTick(resolve))
    waiting.shift()
    next = waiting[0]
  }
  if (next) setImmediate(() => void startWaiting())
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
    await waitForTurn()
  }
}
