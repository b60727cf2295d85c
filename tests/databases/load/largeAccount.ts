import { Database } from '#server/store/database/sqliteDriver.ts'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { runPacked, type ServerProcess } from '../../api/serverProcess.ts'
import { corporation, person } from '../../api/tenants.ts'
import { bearerAt, enterAccount } from '../postgres/client.ts'
import { packServer } from './packServer.ts'

const email = 'large@example.org'

/** A tenant of so many bytes, nearly all of them people that the search looks among. */
export function largeTenant(bytes: number): string {
  const guarantor = (index: number) => ({
    ...person,
    person: { ...person.person, surname: `Foule ${index}`, resourceUuid: `guarantor-${index}` },
  })
  const each = JSON.stringify(guarantor(1000)).length + 1
  const guarantors = Array.from({ length: Math.floor(bytes / each) }, (_, index) => guarantor(index))
  return JSON.stringify({ ...corporation, guarantors })
}

/** Enters tenants past the API, copies of one, into the embedded database of a server that does not run. */
function enterTenants(dataDir: string, owner: string, { records, bytes }: { records: number; bytes: number }): void {
  const database = new Database(join(dataDir, 'trousseau.db'))
  database
    .prepare(
      `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < @records)
       insert into records (id, name, owner, version, created_at, updated_at, document)
       select printf('tenant-%05d', n), 'tenant/tenant', @owner, 1,
         strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || n || ' seconds'), '2026-01-01T00:00:00.000Z',
         json_set(@document, '$.resourceUuid', printf('tenant-%05d', n), '$.person.name', printf('Société %05d', n))
       from numbers`,
    )
    .run({ records, owner, document: largeTenant(bytes) })
  database.close()
}

interface Sample {
  wall: number
  busy: number
}

/**
 * Asks a server whether it lives, again and again, from a thread of its own. On a machine that does much else the time of
 * an answer says little: the time for which the server's main thread ran meanwhile is what its other calls took.
 */
function sample(address: string, pid: number): { stop: () => Promise<Sample[]> } {
  const code = `
    const { readFileSync } = require('node:fs')
    const { parentPort, workerData: { address, pid } } = require('node:worker_threads')
    const ran = () => Number(readFileSync('/proc/' + pid + '/task/' + pid + '/schedstat', 'utf8').split(' ')[0]) / 1e6
    const samples = []
    let stopped = false
    parentPort.once('message', () => (stopped = true))
    void (async () => {
      while (!stopped) {
        try {
          const [began, before] = [performance.now(), ran()]
          await (await fetch(address + '/health/live')).text()
          samples.push({ wall: performance.now() - began, busy: ran() - before })
        } catch {
          samples.push({ wall: Infinity, busy: Infinity })
        }
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      parentPort.postMessage(samples)
    })()`
  const worker = new Worker(code, { eval: true, workerData: { address, pid } })
  return {
    async stop() {
      const answer = once(worker, 'message') as Promise<[Sample[]]>
      worker.postMessage('stop')
      const [samples] = await answer
      await worker.terminate()
      return samples
    },
  }
}

/**
 * Starts a server with little memory on an account with many large records, and asks for all of them: list, search and
 * export, first one after the other, then at once. Throws if the server ends or refuses.
 * @param heap MiB that its heap may take
 */
export async function measureLargeAccount(size: { records: number; bytes: number; heap: number }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'trousseau-large-'))
  const environment = { DATA_DIR: dataDir, NODE_OPTIONS: `--max-old-space-size=${size.heap}` }
  let server: ServerProcess | undefined
  try {
    enterTenants(dataDir, await enterAccount({ DATA_DIR: dataDir }, email), size)
    server = runPacked(await packServer(), environment)
    const address = await server.ready()
    const headers = await bearerAt(address, email)
    const ask = async (path: string) => {
      const answer = await fetch(`${address}/api${path}`, { headers })
      if (!answer.ok) throw new Error(`${path} was refused (${answer.status})`)
      return answer
    }
    const list = async () => ((await (await ask('/restapi/tenant/')).json()) as unknown[]).length
    const search = async () => ((await (await ask('/restapi/tenant/people?search=foule')).json()) as unknown[]).length
    const keep = async () => {
      let bytes = 0
      const { body } = await ask('/authentication/account/export')
      for await (const chunk of body ? Readable.fromWeb(body as WebStream) : []) bytes += (chunk as Buffer).length
      return bytes
    }
    const pid = server.process.pid ?? 0
    const sampling = sample(address, pid)
    await pause(100)
    const [listed, found] = [await list(), await search()]
    const whileExporting = sample(address, pid)
    const exported = await keep()
    const answers = await whileExporting.stop()
    await Promise.all([list(), search(), list()])
    const samples = [...answers, ...(await sampling.stop())]
    const most = (what: keyof Sample) => Math.max(...samples.map((one) => one[what]))
    return {
      /** Records in the list, people that were found, bytes of the export. */
      listed,
      found,
      exported,
      /** Milliseconds of the slowest of all answers to `/health/live` meanwhile. */
      slowest: most('wall'),
      /** The most milliseconds of processor time for which other calls of the server kept such an answer waiting. */
      busiest: most('busy'),
      /** Other calls that were answered during the export. */
      answered: answers.length,
    }
  } finally {
    await server?.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
