import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { normaliseRecord } from '#engine/formats/normaliseRecord.ts'
import { isObject, type Json } from '#engine/record/path.ts'
import type { ServerOperation } from '#engine/plan/ServerOperation.ts'
import { judgesOf, recordNames, plainOf, schemaOf, type Judges } from '../../arbitraries/judgeOf.ts'
import { onPostgres } from '../../databases/freshDatabase.ts'
import { watchWrites, type WatchedWrites } from '../../databases/watchWrites.ts'
import { requireHeaders } from '../contract.ts'
import { filesOf } from '../requests.ts'
import { testServer, type TestServer } from '../server.ts'
import { aim, type AimedShot } from './aim.ts'
import { manyWrites } from '../manyWrites.ts'
import { recordsOf } from '../../databases/recordsOf.ts'
import { filesOfOwner } from './filesOfOwner.ts'
import { fill, isCreate, isEnding } from './fill.ts'
import { shotsAt, type Shot } from './shots.ts'
import { newStock } from './Stock.ts'

/** Calls in all; each statement on PostgreSQL is a way to another process and back. `npm run bench -- fire` makes more. */
const maxShots = Number(process.env['SHOTS'] ?? (onPostgres ? 2_000 : 3_000))
/** `CALLS=<expression>` names the operations that are called, beside those that end a shift. */
const called = new RegExp(process.env['CALLS'] ?? '')
const seed = Number(process.env['SEED'] ?? 20_261_120)
/** Calls after which somebody else calls, so that nobody's lists become long. */
const shift = 200

let server: TestServer
let writes: WatchedWrites

beforeAll(async () => {
  server = await testServer({ LOG_LEVEL: 'error', ...manyWrites })
  writes = await watchWrites(server.services.settings)
}, 60_000)
afterAll(async () => {
  await writes.close()
  await server.close()
})

/** Tables that a refused call may write to: what counts attempts, and the mail for whoever lost the first one. */
const allowed: Record<string, string[]> = { signIn: ['attempts', 'outbox'] }
const counters = ['attempts']

it(
  'answers every call of the contract as the contract says, and stores nothing of what it refuses',
  { timeout: 900_000 },
  async () => {
    const { catalogue, store, mailWorker } = server.services
    const operations = catalogue.operations.filter((one) => called.test(one.id) || isEnding(one))
    const each = Math.ceil(maxShots / operations.filter((one) => !isEnding(one)).length)
    const judges = new Map<string, Judges>(recordNames.map((name) => [name, judgesOf(plainOf(name))]))
    const plans = operations.map((operation, index) => ({
      operation,
      shots: fc.sample(shotsAt(operation, seed), { numRuns: each, seed: seed + index }),
      statuses: new Map<number, number>(),
    }))
    let stock = await newStock(server)
    let left = shift
    let shifts = 0
    let sent = 0
    let judged = 0
    let filesSeen = 0
    const faults: string[] = []

    const wrongIn = ({ body, operate }: ServerOperation, document: unknown) => {
      if (body?.record === undefined || !isObject(document)) return undefined
      const sets = operate.kind === 'record' ? operate.sets : {}
      const sent = { ...sets, ...(JSON.parse(JSON.stringify(document)) as Json) }
      return judges.get(body.record)?.wire(normaliseRecord(schemaOf(body.record), sent, catalogue.formats))
    }

    const unfitIn = async (operation: ServerOperation) => {
      const row =
        operation.operate.kind === 'record' ? (await recordsOf(store.records, stock.owner.id)).at(-1) : undefined
      return row ? (judges.get(row.name)?.record(JSON.parse(row.document)) ?? []) : []
    }

    const unexpectedWrites = (operation: ServerOperation, written: string[]) =>
      written.filter((name) => ![...counters, ...(allowed[operation.id] ?? [])].includes(name))

    // What a call says by mail may be written after its answer, and is no write of the next call.
    let mails = true
    const settle = async ({ operate, method }: ServerOperation) => {
      if (mails) await mailWorker.settled()
      mails = operate.kind !== 'record' && method !== 'GET'
    }

    async function requireTaken(
      operation: ServerOperation,
      { aimed, wrong, written }: { aimed: AimedShot; wrong: unknown[] | undefined; written: string[] },
      about: () => string,
    ): Promise<void> {
      // What the judge refuses is not taken.
      if (wrong && wrong.length > 0) expect(wrong, about()).toEqual([])
      const stored = written.filter((name) => name === 'records')
      // With a key it may be the answer to a call that was made before.
      const hasKey = 'idempotency-key' in aimed.options.headers
      if (isCreate(operation) && !hasKey && stored.length !== 1) expect(stored, about()).toHaveLength(1)
      if (written.length === 0) return
      if (aimed.intact) stock.taken(operation, aimed.document)
      await stock.restock(operation)
      const unfit = await unfitIn(operation)
      if (unfit.length > 0) expect(unfit, about()).toEqual([])
    }

    async function fire(operation: ServerOperation, shot: Shot): Promise<number> {
      const aimed = aim(operation, shot, stock)
      const { options, document, intact } = aimed
      const about = `${operation.id} ${options.method} ${JSON.stringify(options.url.slice(0, 200))} ${JSON.stringify(options.headers).slice(0, 400)}`
      await settle(operation)
      await writes.look()
      const answer = await server.inject(options)
      const status = answer.statusCode
      const written = await writes.look()
      const unexpected = () =>
        `${about}\n${JSON.stringify(document ?? null).slice(0, 3000)}\n${status} ${answer.body.slice(0, 500)}\n${server.log()}`
      if (status >= 500 || (operation.bearer && shot.who !== 'owner' && status !== 401)) {
        expect(status, unexpected()).toBe(401)
      }
      requireHeaders(answer, '/api')
      if (status >= 400) expect(unexpectedWrites(operation, written), about).toEqual([])
      if (filesOf(server.dataDir, 'incoming') > 0) expect(filesOf(server.dataDir, 'incoming'), unexpected()).toBe(0)
      const wrong = intact ? wrongIn(operation, document) : undefined
      if (wrong) judged += 1
      if (status < 300) await requireTaken(operation, { aimed, wrong, written }, unexpected)
      return status
    }

    // Each file belongs to one place of one record, and each that a record speaks of is there.
    const requireNoLooseFiles = async () => {
      const { had, spoken } = await filesOfOwner(store, stock.owner.id)
      expect(spoken).toEqual(had)
      filesSeen += had.length
    }

    const start = performance.now()
    await fill(server, stock, seed)
    // What ends a session or an account comes last in a shift: who has gone can call nothing any more.
    const endings = plans.filter(({ operation }) => isEnding(operation))
    const others = plans.filter(({ operation }) => !isEnding(operation))
    for (let round = 0; sent < maxShots; round += 1) {
      for (const plan of left > 0 ? others : endings.slice(shifts % endings.length).slice(0, 1)) {
        const { operation, shots, statuses } = plan
        const shot = shots[round % shots.length]
        if (!shot) continue
        if (endings.includes(plan)) await requireNoLooseFiles()
        const status = await fire(operation, shot).catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error)
          if (faults.length < 20) faults.push(`shot ${round} at ${operation.id}: ${reason}`)
          return 0
        })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        left -= 1
        sent += 1
        if (!endings.includes(plan)) continue
        shifts += 1
        stock = await newStock(server)
        await fill(server, stock, seed, 1)
        left = shift
      }
    }

    for (const { operation, statuses } of plans) {
      const numbers = [...statuses]
        .sort(([one], [other]) => one - other)
        .map(([status, count]) => `${status}: ${count}`)
      console.log(`${operation.id.padEnd(32)} ${numbers.join(', ')}`)
    }
    console.log(`${sent} calls, ${judged} bodies judged, in ${Math.round(performance.now() - start)} ms (seed ${seed})`)
    expect(faults).toEqual([])
    // An operation that never succeeds was not really tried.
    const never = plans.filter(({ statuses }) => !statuses.has(200)).map(({ operation }) => operation.id)
    if (maxShots >= 10_000) expect(never).toEqual([])
    await requireNoLooseFiles()
    expect(filesSeen).toBeGreaterThan(0)
    expect(filesOf(server.dataDir, 'files')).toBe((await store.files.idsFrom('')).length)
    expect(server.log()).toBe('')
  },
)
