import { isObject } from '#engine/record/path.ts'
import type { ServerOperation } from '#engine/plan/ServerOperation.ts'
import type { TestServer } from '../server.ts'
import { aim, pointing } from './aim.ts'
import { wholeDocuments, type Shot, type ShotBody } from './shots.ts'
import type { Stock } from './Stock.ts'

export const isCreate = ({ operate }: ServerOperation) => operate.kind === 'record' && operate.verb === 'create'

/** Calls after which the caller is signed in no more. */
export const isEnding = ({ id }: ServerOperation) => ['signOut', 'removeUser'].includes(id)

/** A call with nothing odd about it. */
export const plainShot = (
  document: unknown,
  changes: Partial<Shot>,
  { body }: ServerOperation,
  more: Partial<ShotBody> = {},
): Shot => ({
  who: 'owner',
  steps: [],
  query: [],
  headers: {},
  ...changes,
  body: {
    from: { known: false, document },
    raw: undefined,
    media: body?.media[0],
    files: { fit: true, kinds: [0] },
    cut: { how: 'none', at: 0 },
    ...more,
  },
})

export const seed = 20_261_120

/** What can be sent to an operation: the record with an id as it is, what was taken before, or a new one. */
export function documentFor(operation: ServerOperation, stock: Stock, id: string | undefined): unknown {
  const [known] = stock.known(operation, id)
  const sets = operation.operate.kind === 'record' ? operation.operate.sets : {}
  return isObject(known) ? { ...known, ...sets } : (wholeDocuments(operation, seed)[0] ?? {})
}

/** An id that an operation finds, of a record with the values that it sets. */
export function idFor(operation: ServerOperation, stock: Stock): string | undefined {
  const [name] = operation.ids
  const sets = operation.operate.kind === 'record' ? Object.entries(operation.operate.sets) : []
  const ids = name === undefined ? [] : stock.stepsFor(operation, name)
  return ids.find((id) => {
    const [known] = stock.known(operation, id)
    return sets.every(([field, value]) => isObject(known) && known[field] === value)
  })
}

/** Enters some records of every kind, by every create that the contract has, with files where they take any. */
export async function fill(server: TestServer, stock: Stock, from = seed, count = 2): Promise<void> {
  const { operations } = server.services.catalogue
  const creates = operations.filter(isCreate)
  for (const operation of creates) {
    let taken = 0
    let last = ''
    for (const [index, whole] of wholeDocuments(operation, from).entries()) {
      const document = pointing(operation, whole, stock, index)
      const answer = await server.inject(aim(operation, plainShot(document, {}, operation), stock).options)
      last = answer.body
      if (answer.statusCode !== 200) continue
      stock.taken(operation, document)
      await stock.restock(operation)
      taken += 1
      if (taken === count) break
    }
    if (taken === 0) throw new Error(`${operation.id} takes nothing that is made from its schema: ${last}`)
  }
  // What signing up has entered gets its files by a change.
  for (const operation of operations.filter(({ operate }) => operate.kind === 'record' && operate.verb === 'update')) {
    const id = idFor(operation, stock)
    if (id === undefined || creates.some(({ body }) => body?.record === operation.body?.record)) continue
    const shot = plainShot(documentFor(operation, stock, id), { steps: [id] }, operation)
    const answer = await server.inject(aim(operation, shot, stock).options)
    if (answer.statusCode !== 200) throw new Error(`${operation.id} takes no files: ${answer.body}`)
  }
  await stock.restock()
}
