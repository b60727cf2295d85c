import type { Statement } from 'better-sqlite3'
import { Database } from '#server/store/database/sqliteDriver.ts'
import type { LightMyRequestResponse } from 'fastify'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { ServerOperation } from '#engine/plan/ServerOperation.ts'
import { openCatalogue } from '#server/catalogue.ts'
import { databaseFile } from '#server/store/database/sqliteDatabase.ts'
import { faults, type Fault } from '../../databases/faults/faults.ts'
import { intercept } from '../../databases/faults/intercept.ts'
import { Trap } from '../../databases/faults/Trap.ts'
import { determine } from '../../databases/simulation/Turns.ts'
import { createRandom } from '../../random.ts'
import { requireHeaders } from '../contract.ts'
import { manyWrites } from '../manyWrites.ts'
import { contact, newcomer } from '../people.ts'
import { filesOf, keyOf } from '../requests.ts'
import { password, testServer, type TestServer } from '../server.ts'
import { aim } from './aim.ts'
import { fill, isCreate, isEnding, plainShot } from './fill.ts'
import { known } from './shots.ts'
import { newStock, type Stock } from './Stock.ts'

/** `SEED=<number>` makes other ids, keys and addresses. */
const seed = Number(process.env['SEED'] ?? 20_261_122)
const minute = 60_000
const { operations } = openCatalogue(() => new Date())

const trap = new Trap()
const spring = (done: boolean) => async (name: string) => {
  await Promise.resolve()
  trap.spring(name, done)
}
let server: TestServer
let undo: () => void
let counted: Statement<[], Record<string, number>>
const tables = ['accounts', 'records', 'files', 'idempotency_keys', 'sign_ups', 'outbox']

beforeAll(() => {
  undo = determine(createRandom(seed))
  // The mail worker works when it is asked to, so that calls are counted alike each time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
})
afterAll(() => {
  vi.useRealTimers()
  undo()
})

// A server each: what other operations have left on the disk would be counted with each call.
beforeEach(async () => {
  server = await testServer(
    { LOG_LEVEL: 'silent', ...manyWrites },
    { intercept: (name, part) => intercept(name, part, { before: spring(false), after: spring(true) }) },
  )
  const counts = tables.map((table) => `(select count(*) from ${table}) as ${table}`)
  const database = new Database(join(server.dataDir, databaseFile), { readonly: true })
  counted = database.prepare(`select ${counts.join()}, (select sum(version) from records) as versions`)
}, 60_000)
afterEach(async () => {
  counted.database.close()
  await server.close()
}, 60_000)

/** Bodies of the calls that save no record. */
const bodies: Record<string, () => unknown> = {
  signUp: () => ({ ...newcomer, email: `${randomUUID()}@example.org` }),
  validateSubscription: () => contact,
  // The same once more, so that it can be changed as often as it is tried.
  changePassword: () => ({ currentPassword: password, newPassword: password, passwordConfirm: password }),
  resetPassword: () => ({ password: `${password}2`, passwordConfirm: `${password}2` }),
}

/** Makes a call anew each time, by what there is. */
type Maker = (stock: Stock) => ReturnType<typeof aim>['options']

/** @param step which of what may stand for the first parameter of the path */
function makerOf(operation: ServerOperation, step: number): Maker {
  const [parameter = '', ...others] = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const query = operation.query.map(({ name }): [string, string] => [name, known])
  return (stock) => {
    const id = parameter === '' ? undefined : stock.stepsFor(operation, parameter)[step]
    const [taken = {}] = stock.known(operation, id)
    const whole = (operation.idempotent ? stock.anew(id) : undefined) ?? taken
    const headers: Record<string, string> = operation.idempotent ? { 'idempotency-key': randomUUID() } : {}
    const steps = [step, ...others.map(() => 0)]
    const shot = plainShot(bodies[operation.id]?.() ?? whole, { steps, query, headers }, operation)
    return aim(operation, shot, stock).options
  }
}

/** Enters a record of each kind. */
async function enter(stock: Stock): Promise<void> {
  const creates = operations.filter(isCreate)
  if (creates.some((operation) => stock.known(operation, undefined).length === 0)) await fill(server, stock, seed, 1)
  for (const operation of creates) {
    await server.inject(aim(operation, plainShot(stock.known(operation, undefined)[0], {}, operation), stock).options)
  }
  await stock.restock()
}

async function stocked(isCompany: boolean): Promise<Stock> {
  const stock = await newStock(server, isCompany)
  await enter(stock)
  return stock
}

type Counts = Record<string, number>

/** How much is stored: rows by table, uploads, and mails that were sent. */
function look(): Counts {
  const count = (folder: string) => filesOf(server.dataDir, folder)
  return { ...counted.get(), uploads: count('files'), incoming: count('incoming'), mails: count('outbox') }
}

type Outcome = Awaited<ReturnType<typeof send>>

async function send(options: ReturnType<Maker>, planted?: { fault: Fault; at: number }) {
  const { mailWorker, files, store } = server.services
  await mailWorker.settled()
  const before = look()
  // An answer that is cut in its middle comes as an error.
  const call = () => (planted ? server.inject(options).catch(() => undefined) : server.inject(options))
  if (planted) trap.arm(planted.fault, planted.at)
  const answer = await call()
  await mailWorker.settled()
  trap.disarm()
  // The answer to the same call, sent again for want of one, or because it has a key.
  const again = answer?.statusCode === 200 && !('idempotency-key' in options.headers) ? undefined : await call()
  // A mail that was not sent, or whose claim got no answer, is due again.
  if (counted.get()?.['outbox'] !== 0) server.advance(6 * minute)
  await mailWorker.settled()
  // What could not be thrown away is swept, and what may be spoken of by rows that got no answer.
  if (/^files|commit$/.test(trap.sprung ?? '')) {
    await files.dropIncoming(true)
    await files.sweep((beginning) => store.files.idsFrom(beginning), true)
  }
  const change = Object.entries(look()).map(([name, count]): [string, number] => [name, count - (before[name] ?? 0)])
  return { answer, again, change: Object.fromEntries(change) }
}

/** A call that succeeds, what it changes, and what it is answered with when it comes again. */
async function prepare(operation: ServerOperation) {
  const refused: string[] = []
  for (const isCompany of [false, true]) {
    for (const step of [0, 1, 2, 3]) {
      const make = makerOf(operation, step)
      let stock = await stocked(isCompany)
      const options = make(stock)
      const { answer } = await send(options)
      if (answer?.statusCode !== 200) {
        refused.push(`${answer?.statusCode} ${answer?.body}`)
        continue
      }
      const later = (await server.inject(options)).statusCode
      // The first of two updates may find less to replace.
      if (isEnding(operation)) stock = await stocked(isCompany)
      else if (operation.method === 'DELETE') await enter(stock)
      await stock.restock()
      return { make, change: (await send(make(stock))).change, later, isCompany, stock }
    }
  }
  throw new Error(`${operation.id} is never answered by 200: ${refused.join('; ')}`)
}

/** What is wrong with an answer to a call in which something failed. */
function wrongIn(answer: LightMyRequestResponse | undefined, kind: keyof typeof faults): string[] {
  if (answer === undefined || answer.statusCode === 200) return []
  requireHeaders(answer, '/api')
  const isDeclared =
    kind === 'refused'
      ? answer.statusCode === 500 && keyOf(answer) === 'ERR_GEN_500'
      : answer.statusCode === 503 && keyOf(answer) === 'ERR_GEN_503' && answer.headers['retry-after'] !== undefined
  return isDeclared ? [] : [`answered ${answer.statusCode} ${answer.body}`]
}

/** What is not as it is where nothing failed. */
function wrongEnd(operation: ServerOperation, { again, change }: Outcome, plain: Counts, fault: Fault): string[] {
  // Without a key, a call that was carried out and got no answer is carried out again.
  const isDoubled = fault.done && !operation.idempotent && again?.statusCode === 200
  const isMeant = (name: string, count = 0, wanted: number) =>
    count === wanted ||
    (isDoubled && ['sign_ups', 'mails'].includes(name) && count === 2 * wanted) ||
    // Copies for trying, which nobody sends.
    (name === 'mails' && trap.sprung === 'mail.forget')
  return Object.entries(plain)
    .filter(([name, wanted]) => !isMeant(name, change[name], wanted))
    .map(([name, wanted]) => `${change[name]} ${name} instead of ${wanted}`)
}

it.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s answers as declared whichever call to store, files or mail fails, comes to the same end when it is repeated, and leaves nothing over',
  { timeout: 120_000 },
  async (_, operation) => {
    const plain = await prepare(operation)
    const found: string[] = []
    let { stock } = plain
    for (const [kind, fault] of Object.entries(faults) as [keyof typeof faults, Fault][]) {
      for (let at = 1; ; at += 1) {
        // Limits of an hour have ended.
        if (!operation.bearer) server.advance(61 * minute)
        if (isEnding(operation)) stock = await stocked(plain.isCompany)
        else if (operation.method === 'DELETE') await enter(stock)
        else if (operation.method !== 'GET' && !isCreate(operation)) await stock.restock()
        const outcome = await send(plain.make(stock), { fault, at })
        if (trap.sprung === undefined) break
        const { answer, again } = outcome
        const wrong = [...wrongIn(answer, kind), ...wrongEnd(operation, outcome, plain.change, fault)]
        if (again && ![200, plain.later].includes(again.statusCode)) wrong.push(`then ${again.statusCode}`)
        if (again && answer?.statusCode === 200 && again.body !== answer.body) wrong.push('then another answer')
        found.push(...wrong.map((one) => `${kind} at ${at} (${trap.sprung}): ${one}`))
      }
    }
    expect(found).toEqual([])
  },
)
