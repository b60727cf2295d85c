import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ServerOperation } from '#engine/plan/ServerOperation.ts'
import { watchWrites, type WatchedWrites } from '../../databases/watchWrites.ts'
import { manyWrites } from '../manyWrites.ts'
import { keyOf, named } from '../requests.ts'
import { password, testServer, type TestServer } from '../server.ts'
import { aim } from './aim.ts'
import { documentFor, fill, idFor, isCreate, plainShot } from './fill.ts'
import type { Shot, ShotBody } from './shots.ts'
import { newStock, type Stock } from './Stock.ts'

let server: TestServer
let writes: WatchedWrites
let stock: Stock

beforeAll(async () => {
  server = await testServer(manyWrites)
  writes = await watchWrites(server.services.settings)
  stock = await newStock(server)
  await fill(server, stock)
}, 120_000)
afterAll(async () => {
  await writes.close()
  await server.close()
})

const operations = () => server.services.catalogue.operations
const secured = () => operations().filter(({ bearer }) => bearer)
const addressOf = ({ path }: ServerOperation) => `/api${path.replaceAll(/\{\w+\}/g, 'x')}`

/** Calls an operation on something that there is. */
function call(operation: ServerOperation, changes: Partial<Omit<Shot, 'body'>>, body: Partial<ShotBody> = {}) {
  const [name] = operation.ids
  const id = name === undefined ? undefined : (idFor(operation, stock) ?? stock.stepsFor(operation, name)[0])
  const files = { fit: true, kinds: isCreate(operation) ? [0] : [] }
  const shot = plainShot(documentFor(operation, stock, id), { steps: [id ?? 'nothing'], ...changes }, operation)
  return server.inject(aim(operation, { ...shot, body: { ...shot.body, files, ...body } }, stock).options)
}

/** Expects that a call is refused, and that nothing is written but what counts attempts. */
async function refused(operation: ServerOperation, shot: () => ReturnType<typeof call>, status: number) {
  await server.services.mailWorker.settled()
  await writes.look()
  const answer = await shot()
  const written = (await writes.look()).filter((table) => table !== 'attempts')
  expect([operation.id, answer.statusCode, written]).toEqual([operation.id, status, []])
  return answer
}

it('API-03 every call that needs a bearer is refused without one by 401, before anything else', async () => {
  expect(secured().length).toBeGreaterThan(20)
  for (const operation of secured()) {
    const { method } = operation
    const headers = { 'content-type': 'text/plain' }
    const broken = method !== 'GET' && { payload: 'x' }
    const answer = await server.inject({ method, url: addressOf(operation), headers, ...broken })
    expect([operation.id, answer.statusCode, keyOf(answer)]).toEqual([operation.id, 401, 'ERR_GEN_401'])
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer/)
  }
})

it.each(['cross-site', 'same-site'])(
  'every write that a %s page asks for is refused, and nothing else',
  async (from) => {
    for (const operation of operations()) {
      const headers = { 'sec-fetch-site': from }
      const answer = await server.inject({ method: operation.method, url: addressOf(operation), headers })
      const isRead = operation.method === 'GET'
      expect([operation.id, answer.body.includes('ERR_GEN_OTHER_SITE')]).toEqual([operation.id, !isRead])
      if (!isRead) expect(answer.statusCode).toBe(403)
    }
    const { email } = stock.owner
    for (const site of ['same-origin', 'none']) {
      const answer = await server.signIn({ username: email, password }, undefined, { 'sec-fetch-site': site })
      expect(answer.statusCode).toBe(200)
    }
  },
)

it('a body of a type that is not taken gets 415, none 422, what is no object 422, and too much 413', async () => {
  const other = ['application/json', 'multipart/form-data; boundary=x', 'text/plain', 'application/xml', 'x']
  const broken = ['{', '[]', 'null', '"x"', '{"a":NaN}', '[['.repeat(1000)]
  for (const operation of operations()) {
    const { body } = operation
    if (!body?.required) continue
    for (const media of other.filter((one) => !body.media.includes(one.split(';')[0] ?? ''))) {
      await refused(operation, () => call(operation, {}, { media, raw: 'x' }), 415)
    }
    await refused(operation, () => call(operation, {}, { media: undefined, raw: 'x' }), 415)
    await refused(operation, () => call(operation, {}, { media: undefined, raw: '' }), 422)
    for (const raw of broken) await refused(operation, () => call(operation, {}, { raw }), 422)
    await refused(operation, () => call(operation, {}, { raw: `{"a":"${'x'.repeat(300_000)}"}` }), 413)
  }
})

it('a field that is not declared is named by 422, in a body of nothing too', async () => {
  for (const operation of operations().filter(({ body }) => body)) {
    const document = documentFor(operation, stock, idFor(operation, stock))
    const raw = JSON.stringify({ ...(operation.body?.record !== undefined && (document as object)), strange: 1 })
    const query = operation.query.map(({ name }): [string, string] => [name, 'a@b.fr'])
    const answer = await refused(operation, () => call(operation, { query }, { raw }), 422)
    expect(named(answer)).toContainEqual({ fieldName: 'strange', message: 'unknown' })
  }
})

it('ACT-13 PWD-09 PWD-13 a query that is missing, blank, too long or there twice is named by 422', async () => {
  const searched = operations().filter(({ query }) => query.length > 0)
  expect(searched.length).toBeGreaterThan(5)
  for (const operation of searched) {
    for (const { name, required, maxLength } of operation.query) {
      const others = operation.query
        .filter((one) => one.name !== name)
        .map((one) => [one.name, 'a'] as [string, string])
      const ask = (...values: string[]) =>
        call(operation, { query: [...others, ...values.map((value) => [name, value] as [string, string])] })
      const wrong: [string[], string][] = [
        [['x'.repeat(maxLength + 1)], 'maxLength'],
        [['a', 'b'], 'duplicate'],
        ...(required
          ? ([
              [[], 'required'],
              [[''], 'required'],
              [['  '], 'required'],
            ] as [string[], string][])
          : []),
      ]
      for (const [values, message] of wrong) {
        const answer = await refused(operation, () => ask(...values), 422)
        expect(named(answer)).toEqual([{ fieldName: name, message }])
      }
      const longest = '@example.org'.padStart(maxLength, 'x')
      expect((await ask(longest)).statusCode).not.toBe(422)
    }
  }
})

/** Calls that write a record, and for which there is one if they need one. */
const writing = (...verbs: string[]) =>
  operations().filter(
    (operation) =>
      operation.operate.kind === 'record' &&
      verbs.includes(operation.operate.verb) &&
      (isCreate(operation) || idFor(operation, stock) !== undefined),
  )

it('a change or a removal of another version than the stored one gets 412, also where a proxy calls it weak', async () => {
  for (const operation of writing('update', 'remove')) {
    const name = operation.operate.kind === 'record' ? operation.operate.record : ''
    const stored = await server.services.store.records.find(stock.owner.id, name, idFor(operation, stock) ?? '')
    const version = stored?.version ?? 0
    for (const stale of [`"${version + 1}"`, `W/"${version - 1}"`, 'x']) {
      await refused(operation, () => call(operation, { headers: { 'if-match': stale } }), 412)
    }
    const answer = await call(operation, { headers: { 'if-match': `W/"${version}"` } })
    expect([operation.id, answer.statusCode]).toEqual([operation.id, 200])
    await stock.restock()
  }
})

it('a create or a change comes true once under its key, which is refused for every other call', async () => {
  const all = writing('create', 'update')
  expect(all.length).toBeGreaterThan(5)
  for (const [index, operation] of all.entries()) {
    const headers = { 'idempotency-key': `once-${operation.id}` }
    const sent = await call(operation, { headers })
    expect([operation.id, sent.statusCode, sent.body]).toEqual([operation.id, 200, expect.any(String)])
    await writes.look()
    const again = await call(operation, { headers })
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([200, sent.body, sent.headers['etag']])
    expect(await writes.look()).toEqual([])
    await stock.restock()
    const next = all[(index + 1) % all.length] ?? operation
    await refused(next, () => call(next, { headers }), 409)
  }
})
