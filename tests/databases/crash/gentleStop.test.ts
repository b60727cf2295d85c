import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { land, picture } from '../../api/requests.ts'
import { freshDatabase } from '../freshDatabase.ts'
import { createCaller, formOf } from '../load/createCaller.ts'
import { createLoad } from '../load/createLoad.ts'
import { findFaults } from '../load/findFaults.ts'
import { readStored } from '../load/readStored.ts'
import type { Environment } from '../../api/serverProcess.ts'
import { bearerAt, enterAccount, estatesAt, startInstance, type Instance } from '../postgres/client.ts'
import { temporaryFolder } from '../../temporaryFolder.ts'

const email = 'marie@example.org'
const uploads = 6

const dataDir = temporaryFolder()
let environment: Environment
let server: Instance

beforeAll(async () => {
  environment = { DATA_DIR: dataDir, ...(await freshDatabase()) }
  await enterAccount(environment, email)
  server = await startInstance(environment)
}, 120_000)
afterAll(async () => {
  await server.end('SIGKILL')
}, 60_000)

/** Begins to send a record with a large picture, and stops a little before its end. */
function beginUpload(address: string, headers: Record<string, string>, label: string) {
  const bytes = Buffer.concat([picture().bytes, Buffer.alloc(200_000)])
  const form = formOf({ ...land, label }, [bytes])
  const outgoing = request(`${address}/api/restapi/realestate`, {
    method: 'POST',
    headers: { ...headers, ...form.headers, 'content-length': form.payload.length },
  })
  const response = once(outgoing, 'response') as Promise<[IncomingMessage]>
  outgoing.write(form.payload.subarray(0, -1000))
  return async () => {
    outgoing.end(form.payload.subarray(-1000))
    const [incoming] = await response
    return { status: incoming.statusCode, body: await text(incoming) }
  }
}

it(
  'a server that is told to stop in the middle of its work finishes what it has accepted, takes nothing new, and what it never answered can be sent again',
  { timeout: 120_000 },
  async () => {
    const { address } = server
    const bearer = await bearerAt(address, email)
    const halves = Array.from({ length: uploads }, (_, index) => beginUpload(address, bearer, `upload ${index}`))
    await vi.waitFor(() => expect(readdirSync(join(dataDir, 'incoming'))).toHaveLength(uploads), { timeout: 20_000 })

    const load = createLoad(bearer, { seed: 3, pictureSize: 50_000 })
    const caller = createCaller(address)
    const stopped = once(server.process, 'exit')
    await load.write(caller, 500, (acknowledged) => {
      if (acknowledged === 100) server.process.kill('SIGTERM')
    })
    expect(load.acknowledged()).toBeLessThan(500)
    // Told that it stops, or nobody there: never a fault, and never half an answer.
    expect(load.refused.filter((status) => status !== 0 && status !== 503)).toEqual([])
    await vi.waitFor(() => expect(fetch(`${address}/health/live`)).rejects.toThrow(), { timeout: 20_000 })
    const answers = await Promise.all(halves.map((finish) => finish()))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await stopped).toEqual([0, null])
    caller.close()

    server = await startInstance(environment)
    const { address: next } = server
    const again = createCaller(next)
    await load.repeat(again)
    again.close()
    const stored = await readStored(readSettings(environment))
    const kept = new Set((await estatesAt(next, bearer)).map(({ resourceUuid }) => resourceUuid))
    const finished = answers.map(({ body }) => (JSON.parse(body) as { resourceUuid: string }).resourceUuid)
    expect(finished.filter((id) => !kept.has(id))).toEqual([])
    const others = findFaults(load.slots, stored).filter((fault) => !/^"upload \d" was never written$/.test(fault))
    expect(others).toEqual([])
  },
)
