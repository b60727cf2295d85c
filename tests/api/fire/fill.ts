import type { ServerOperation } from '#generated/serverContract.gen.ts'
import type { TestServer } from '../server.ts'
import { aim } from './aim.ts'
import { wholeDocuments, type Shot } from './shots.ts'
import type { Stock } from './Stock.ts'

export const isCreate = ({ operate }: ServerOperation) => operate.kind === 'record' && operate.verb === 'create'

/** Calls after which the caller is signed in no more. */
export const isEnding = ({ bearer, operate, method }: ServerOperation) =>
  bearer && operate.kind !== 'record' && method !== 'GET'

/** A call with nothing odd about it. */
export const plainShot = (document: unknown, changes: Partial<Shot>, { body }: ServerOperation): Shot => ({
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
  },
})

/** Enters some records of every kind, by every create that the contract has, with files where they take any. */
export async function fill(server: TestServer, stock: Stock, seed: number, count = 2): Promise<void> {
  for (const operation of server.services.catalogue.operations.filter(isCreate)) {
    let taken = 0
    let last = ''
    for (const document of wholeDocuments(operation, seed)) {
      const answer = await server.inject(aim(operation, plainShot(document, {}, operation), stock).options)
      last = answer.body
      if (answer.statusCode !== 200) continue
      stock.taken(operation, document)
      taken += 1
      if (taken === count) break
    }
    if (taken === 0) throw new Error(`${operation.id} takes nothing that is made from its schema: ${last}`)
  }
  await stock.restock()
}
