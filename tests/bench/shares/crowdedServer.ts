import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '#server/settings.ts'
import { openStore } from '#server/store/openStore.ts'
import { storedRecord } from '#server/store/database/tables.ts'
import { house, multipart } from '../../api/requests.ts'
import { runServer } from '../../api/serverProcess.ts'
import { corporation } from '../../api/tenants.ts'
import { runSql } from '../../databases/database.ts'
import { largeTenant } from '../../databases/load/largeAccount.ts'
import { bearerAt, enterAccounts } from '../../databases/postgres/client.ts'
import { usedBy } from '../throughput/startProcess.ts'

export const heavy = 'heavy@example.org'
export const others = Array.from({ length: 8 }, (_, index) => `other-${index}@example.org`)

/** What the account has that calls too much. */
const owned = { tenants: 300, bytes: 191_000, leases: 1500, files: 80_000 }

/**
 * A server of a project with leases, whose limits are the usual ones but for the number of writes: an attack would wait.
 * @param isCrowded whether one account has filled it
 */
export async function startServer(project: string, database: { DATABASE_URL?: string }, isCrowded: boolean) {
  const dataDir = mkdtempSync(join(tmpdir(), 'trousseau-shares-'))
  // Each sign-in that is measured is a session.
  const limits = { MAX_CALLS: '20', MAX_SESSIONS: '1000' }
  const environment = { DATA_DIR: dataDir, ...database, ...limits, NODE_OPTIONS: '--max-old-space-size=512' }
  const [owner = ''] = await enterAccounts(environment, [heavy, ...others])
  const start = () => runServer(environment, { cwd: project })
  let running = start()
  let address = await running.ready()
  const lease = isCrowded ? await enterLease(address) : undefined
  if (lease) {
    await running.end('SIGTERM')
    await crowd(environment, owner, lease.id)
    running = start()
    address = await running.ready()
  }
  return {
    address,
    lease,
    bearer: (email = heavy) => bearerAt(address, email),
    /** Seconds of processor time that it has used. */
    used: () => usedBy(running.process.pid) ?? 0,
    async end() {
      await running.end()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Enters a lease that runs, through the API. Gives its id, and the call that would enter another one of its property. */
async function enterLease(address: string) {
  const bearer = await bearerAt(address, heavy)
  const enter = async (path: string, record: object, json: string) => {
    const { payload, headers } = await multipart(record, [], { json, files: '' })
    const sent = { method: 'POST', headers: { ...headers, ...bearer }, body: payload }
    const answer = await fetch(`${address}/api/restapi/${path}`, sent)
    if (!answer.ok) throw new Error(`${path} was refused (${answer.status}): ${await answer.text()}`)
    return { id: ((await answer.json()) as { resourceUuid: string }).resourceUuid, payload, headers }
  }
  const property = (await enter('realestate', house, 'commondata')).id
  const tenant = (await enter('tenant/corporation', corporation, 'tenant')).id
  const terms = { start: '01/01/2026', end: '31/12/2028', rent: 700, charges: 80, keywords: ['meublé'] }
  return enter('lease', { ...terms, property, tenants: [tenant] }, 'record')
}

/** Fills the account, past the API: with tenants, leases that have ended, and files. The server does not run meanwhile. */
async function crowd(environment: Record<string, string>, owner: string, lease: string) {
  const settings = readSettings(environment)
  const store = await openStore(settings)
  const running = await store.records.find(owner, 'lease/lease', lease)
  const ended = running ? { ...storedRecord(running), state: 'ENDED' } : {}
  const tenant = JSON.parse(largeTenant(owned.bytes)) as object
  const enter = async (name: string, count: number, record: object) => {
    for (let index = 0; index < count; index += 50) {
      await store.transaction(async ({ records }) => {
        for (let one = index; one < index + 50; one += 1) {
          const id = crypto.randomUUID()
          const now = new Date().toISOString()
          const document = JSON.stringify({ ...record, resourceUuid: id })
          await records.add({ id, name, owner, version: 1, created_at: now, updated_at: now, document })
        }
      })
    }
  }
  await enter('tenant/tenant', owned.tenants, tenant)
  await enter('lease/lease', owned.leases, ended)
  await store.close()
  await runSql(
    settings,
    `insert into files (id, owner, record_id, label, media_type, size, sha256, created_at)
     with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${owned.files})
     select 'file-' || n, '${owner}', '${lease}', 'file.txt', 'text/plain', 1, 'x', '2026-01-01T00:00:00.000Z' from numbers`,
  )
}
