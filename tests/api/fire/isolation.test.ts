import type { LightMyRequestResponse } from 'fastify'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setAt } from '#engine/record/path.ts'
import type { ServerOperation } from '#engine/plan/ServerOperation.ts'
import { onPostgres } from '../../databases/freshDatabase.ts'
import { watchWrites, type WatchedWrites } from '../../databases/watchWrites.ts'
import { operationAt } from '../contract.ts'
import { testServer, type TestServer } from '../server.ts'
import { unzip } from '../unzip.ts'
import { aim, referencesIn } from './aim.ts'
import { manyWrites } from '../manyWrites.ts'
import { recordsOf } from '../../databases/recordsOf.ts'
import { documentFor, fill, idFor, isCreate, isEnding, plainShot, seed } from './fill.ts'
import type { Shot } from './shots.ts'
import { newStock, type Stock } from './Stock.ts'
import { uuidsIn } from './uuidsIn.ts'

let server: TestServer
let writes: WatchedWrites
let mine: Stock
let theirs: Stock

beforeAll(async () => {
  server = await testServer(manyWrites)
  writes = await watchWrites(server.services.settings)
  mine = await newStock(server)
  theirs = await newStock(server)
  await fill(server, mine)
  await fill(server, theirs)
}, 120_000)
afterAll(async () => {
  await writes.close()
  await server.close()
})

/** All that an owner has: what a call of somebody else may neither show nor change. */
async function holdings({ owner }: Stock) {
  const { records, files, accounts } = server.services.store
  const rows = await recordsOf(records, owner.id)
  return { rows, files: await files.ofOwner(owner.id), account: await accounts.byId(owner.id) }
}

/** Ids of the other owner: account, records, files, and what stands inside records. */
async function foreignIds(): Promise<string[]> {
  const { rows, files } = await holdings(theirs)
  const inside = rows.flatMap(({ document }) => uuidsIn(JSON.parse(document)).map(({ id }) => id))
  const sessions = server.services.catalogue.operations.filter(({ id }) => id === 'endSession')
  const theirSessions = sessions.flatMap((operation) => theirs.stepsFor(operation, 'resourceUuid'))
  expect(theirSessions).not.toEqual([])
  const all = new Set([
    theirs.owner.id,
    ...theirSessions,
    ...rows.map(({ id }) => id),
    ...files.map(({ id }) => id),
    ...inside,
  ])
  // Each statement on PostgreSQL is a way to another process and back.
  return [...all].slice(0, onPostgres ? 4 : 16)
}

const parametersOf = ({ path, operate }: ServerOperation) =>
  [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .map((name) => ({ name, isId: !(operate.kind === 'record' && Object.values(operate.only).includes(`{${name}}`)) }))

/** Everything that anybody can see of a call: answer, rows that were written, lines of the log; less the id itself. */
async function seen(operation: ServerOperation, shot: Shot, id: string) {
  const { options } = aim(operation, shot, mine)
  await server.services.mailWorker.settled()
  await writes.look()
  const logged = server.log().length
  const answer = await server.inject(options)
  const lines = server.log().slice(logged).split('\n').filter(Boolean)
  return {
    status: answer.statusCode,
    body: answer.body.replaceAll(id, '{id}').replace(/"timestamp":\{[^}]*\}/, ''),
    headers: Object.fromEntries(
      Object.entries(answer.headers).filter(([name]) => !['date', 'x-request-id', 'content-length'].includes(name)),
    ),
    written: (await writes.look()).sort(),
    lines: lines.map((line) =>
      Object.entries(JSON.parse(line.replaceAll(id, '{id}')) as object).filter(
        ([name]) => !['time', 'reqId', 'responseTime', 'pid'].includes(name),
      ),
    ),
  }
}

/** Path parameters that lead to something of the caller's own. */
const ownSteps = (operation: ServerOperation) =>
  parametersOf(operation).map(({ name }) => mine.stepsFor(operation, name)[0] ?? 'nothing')

it('knows another owner’s ids in an address as little as ids that do not exist', { timeout: 300_000 }, async () => {
  const before = await holdings(theirs)
  const ids = await foreignIds()
  let calls = 0
  for (const operation of server.services.catalogue.operations) {
    const statuses = operationAt(operation.method, operation.path).responses
    for (const [index, { isId }] of parametersOf(operation).entries()) {
      if (!isId) continue
      const steps = ownSteps(operation)
      const document = documentFor(operation, mine, steps[index])
      for (const id of ids) {
        const none = randomUUID()
        const at = (step: string) =>
          plainShot(document, { steps: steps.map((own, place) => (place === index ? step : own)) }, operation)
        const [foreign, unknown] = [await seen(operation, at(id), id), await seen(operation, at(none), none)]
        expect(foreign, operation.id).toEqual(unknown)
        // A call that tells nothing of an id answers every id alike.
        const refused = ['404', '401'].find((status) => status in statuses) ?? '200'
        expect([operation.id, foreign.status]).toEqual([operation.id, Number(refused)])
        calls += 2
      }
    }
  }
  expect(await holdings(theirs)).toEqual(before)
  console.log(`${calls} calls with ids of another owner in their addresses, beside ids that do not exist`)
})

it('knows them as little in a body, nor ids of other records of one’s own', { timeout: 300_000 }, async () => {
  const before = await holdings(theirs)
  const ids = await foreignIds()
  let calls = 0
  for (const operation of server.services.catalogue.operations) {
    if (operation.operate.kind !== 'record' || !operation.body) continue
    // An own record of the kind, as it is sent to be saved unchanged: with all ids that can be sent.
    const fitting = isCreate(operation) ? undefined : idFor(operation, mine)
    if (fitting === undefined) continue
    const [document] = mine.known(operation, fitting)
    const places = uuidsIn(document)
    expect(places.length, `${operation.id} is not tried: its body names no id`).toBeGreaterThan(0)
    const here = new Set([fitting, ...places.map(({ id }) => id)])
    const elsewhere = (await holdings(mine)).rows.flatMap((row) => uuidsIn(JSON.parse(row.document)))
    const own = elsewhere.map(({ id }) => id).filter((id) => !here.has(id))
    const references = referencesIn(operation, document)
    for (const [position, { path }] of places.entries()) {
      // A reference may lead to other records of one's own.
      const others = references.some((one) => one.path === path) ? [] : own.slice(0, ids.length)
      for (const [index, id] of [...ids, ...others].entries()) {
        // Every id at some places, every place with some ids.
        if ((position + index) % 8 !== 0) continue
        const none = randomUUID()
        const at = (other: string) =>
          plainShot(setAt(document, path, other), { steps: [fitting] }, operation, { files: { fit: true, kinds: [] } })
        const [foreign, unknown] = [await seen(operation, at(id), id), await seen(operation, at(none), none)]
        expect(foreign, `${operation.id} ${path}`).toEqual(unknown)
        expect([operation.id, path, foreign.status]).toEqual([operation.id, path, 422])
        calls += 2
      }
    }
  }
  expect(calls).toBeGreaterThan(onPostgres ? 10 : 100)
  expect(await holdings(theirs)).toEqual(before)
  console.log(`${calls} calls with ids of another owner in their bodies, beside ids that do not exist`)
})

it(
  'shows in lists, searches and the export what it showed before the other owner had anything',
  { timeout: 300_000 },
  async () => {
    const collections = server.services.catalogue.operations.filter(
      ({ bearer, method, path }) => bearer && method === 'GET' && !path.includes('{'),
    )
    const everything = async () => {
      const found: [string, unknown][] = []
      for (const operation of collections) {
        for (const text of ['a', 'e', theirs.owner.email]) {
          const query = operation.query.map(({ name }): [string, string] => [name, text])
          const answer = await server.inject(aim(operation, plainShot({}, { query }, operation), mine).options)
          expect([operation.id, answer.statusCode]).toEqual([operation.id, 200])
          found.push([operation.id, contentOf(answer)])
        }
      }
      return found
    }
    const before = await everything()
    theirs = await newStock(server)
    await fill(server, theirs, seed + 1)
    expect(await everything()).toEqual(before)
  },
)

it(
  'takes a key that another owner has used for a call of its own, and repeats to each the own answer',
  { timeout: 300_000 },
  async () => {
    for (const operation of server.services.catalogue.operations.filter(isCreate)) {
      const [document] = mine.known(operation, undefined)
      // What one owner points at is nothing to another.
      if (referencesIn(operation, document).length > 0) continue
      const shot = plainShot(document, { headers: { 'idempotency-key': `key-${operation.id}` } }, operation)
      const calls = [theirs, mine].map((stock) => aim(operation, shot, stock).options)
      const [first, second] = await Promise.all(calls.map((call) => server.inject(call)))
      expect([first?.statusCode, second?.statusCode]).toEqual([200, 200])
      expect(first?.body).not.toBe(second?.body)
      const again = await Promise.all(calls.map((call) => server.inject(call)))
      expect(again.map(({ body }) => body)).toEqual([first?.body, second?.body])
    }
  },
)

it('ends nothing but the caller’s own', { timeout: 300_000 }, async () => {
  const before = await holdings(theirs)
  const probe = server.services.catalogue.operations.find(
    ({ operate }) => operate.kind === 'record' && operate.verb === 'list',
  )
  if (!probe) throw new Error('The contract lists nothing')
  for (const operation of server.services.catalogue.operations.filter(isEnding)) {
    const leaver = await newStock(server)
    expect((await server.inject(aim(operation, plainShot({}, {}, operation), leaver).options)).statusCode).toBe(200)
    const status = async (stock: Stock) =>
      (await server.inject(aim(probe, plainShot({}, {}, probe), stock).options)).statusCode
    expect([operation.id, await status(leaver), await status(theirs)]).toEqual([operation.id, 401, 200])
  }
  expect(await holdings(theirs)).toEqual(before)
})

/** Content without what the clock gives. */
function contentOf(answer: LightMyRequestResponse): unknown {
  if (answer.headers['content-type'] !== 'application/zip') return answer.body
  return [...unzip(answer.rawPayload)].map(([name, bytes]) => [
    name,
    bytes.toString('latin1').replace(/"exportedAt".*/, ''),
  ])
}
