import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '../../../scripts/random.ts'
import { land } from '../../api/requests.ts'
import { freshDatabase } from '../freshDatabase.ts'
import { createCaller, formOf, type CallAnswer, type Caller } from '../load/createCaller.ts'
import { packServer } from '../load/packServer.ts'
import { runPacked, type Environment, type ServerProcess } from '../load/ServerProcess.ts'
import { bearerAt, enterAccount, estatesAt } from '../postgres/client.ts'

const creates = 1000
const kills = 3
const email = 'marie@example.org'
const seed = Number(process.env['CRASH_SEED'] ?? randomInt(2 ** 31))
const random = createRandom(seed)

let packed: Awaited<ReturnType<typeof packServer>>
let dataDir: string
let environment: Environment
let server: ServerProcess
/** Settles with the address at which the server is now, once it is there. */
let address: Promise<string>
let caller: Promise<Caller>
let bearer: { authorization: string }

beforeAll(async () => {
  packed = await packServer()
  dataDir = mkdtempSync(join(tmpdir(), 'trousseau-once-'))
  environment = { DATA_DIR: dataDir, ...(await freshDatabase()) }
  await enterAccount(environment, email)
  start()
  bearer = await bearerAt(await address, email)
}, 120_000)
afterAll(async () => {
  await server.end('SIGKILL')
  packed.remove()
  rmSync(dataDir, { recursive: true, force: true })
}, 60_000)

function start(): void {
  server = runPacked(packed.file, environment)
  address = server.ready()
  caller = address.then((at) => createCaller(at))
}

const labelOf = (index: number) => `create ${index}`

async function create(index: number): Promise<CallAnswer> {
  const { headers, payload } = formOf({ ...land, label: labelOf(index) })
  const own = { ...headers, ...bearer, 'idempotency-key': `create-${seed}-${index}` }
  return (await caller).send('POST', '/api/restapi/realestate', own, payload)
}

/** The same until an answer comes, as whoever repeats what was cut. */
async function createSurely(index: number): Promise<CallAnswer> {
  for (;;) {
    const answer = await create(index).catch(() => undefined)
    if (answer && answer.status < 500) return answer
    await pause(20)
  }
}

/** Sends a create and goes away before it is answered. */
async function createAndLeave(index: number): Promise<void> {
  const leaving = createCaller(await address, { keepAlive: false })
  const { headers, payload } = formOf({ ...land, label: labelOf(index) })
  const own = { ...headers, ...bearer, 'idempotency-key': `create-${seed}-${index}` }
  const sent = leaving.send('POST', '/api/restapi/realestate', own, payload).catch(() => undefined)
  await pause(random() * 8)
  leaving.close()
  await sent
}

describe('each of a thousand creates, sent three times', () => {
  it(
    'makes one record and gives one answer: side by side, after a cut line, after a kill',
    { timeout: 120_000 },
    async () => {
      const answers = new Map<number, CallAnswer[]>()
      const killAt = new Set(
        Array.from({ length: kills }, (_, index) => Math.floor((creates * (index + random())) / kills)),
      )
      const thrice = async (index: number) => {
        if (killAt.has(index)) {
          await server.end('SIGKILL')
          start()
        }
        const way = random()
        if (way < 0.4) return Promise.all([createSurely(index), createSurely(index), createSurely(index)])
        const before = way < 0.7 ? [] : [await createSurely(index)]
        if (way < 0.7) await createAndLeave(index)
        const others = [createSurely(index), pause(random() * 30).then(() => createSurely(index))]
        return [...before, ...(await Promise.all(others))]
      }
      const left = Array.from({ length: creates }, (_, index) => index).values()
      const sender = async () => {
        for (const index of left) answers.set(index, await thrice(index))
      }
      await Promise.all(Array.from({ length: 16 }, sender))

      const told = `CRASH_SEED=${seed}`
      const ids = new Map<string, string>()
      for (const [index, all] of answers) {
        expect(new Set(all.map(({ status, body, headers }) => `${status} ${headers.etag} ${body}`)).size, told).toBe(1)
        expect(all[0]?.status, told).toBe(200)
        ids.set((JSON.parse(all[0]?.body ?? '') as { resourceUuid: string }).resourceUuid, labelOf(index))
      }
      const stored = await estatesAt(await address, bearer)
      expect(stored.length, told).toBe(creates)
      expect(new Map(stored.map(({ resourceUuid, label }) => [resourceUuid, label])), told).toEqual(ids)
    },
  )
})
