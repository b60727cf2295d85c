import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeRecord } from '#engine/wire/writeRecord.ts'
import { onPostgres } from '../../databases/freshDatabase.ts'
import { estates } from '../requests.ts'
import type { Member } from '../Member.ts'
import { type TestServer, testServer } from '../server.ts'
import { type Tenant } from '../tenants.ts'

/** A data folder of the demo that the version 879e969 has written, and its answers to the addresses that show records. */
interface OlderFolder {
  /** Bytes in base64, by path. */
  files: Record<string, string>
  answers: Record<string, Tenant | Tenant[]>
}

const older = JSON.parse(gunzipSync(readFileSync('tests/fixtures/olderFolder.json.gz')).toString()) as OlderFolder
const single = Object.entries(older.answers).flatMap(([url, one]) => (Array.isArray(one) ? [] : [[url, one] as const]))

describe.skipIf(onPostgres)('a data folder of an older version', () => {
  let server: TestServer
  let owner: Member

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'trousseau-older-'))
    for (const [path, bytes] of Object.entries(older.files)) {
      mkdirSync(dirname(join(dataDir, path)), { recursive: true })
      writeFileSync(join(dataDir, path), bytes, 'base64')
    }
    server = await testServer({}, { dataDir })
    const email = 'demo@trousseau.example'
    const account = await server.services.store.accounts.byEmail(email)
    owner = server.signedIn(
      account?.id ?? '',
      email,
      await server.signIn({ username: email, password: 'Trousseau-2026' }),
    )
  })
  afterAll(() => server.close())

  const read = async (url: string) => {
    const answer = await owner.inject({ url: `/api${url}` })
    expect([url, answer.statusCode]).toEqual([url, 200])
    return answer.json<Tenant>()
  }

  it('is shown as that version showed it, files included', async () => {
    for (const [url, answer] of Object.entries(older.answers)) expect(await read(url)).toEqual(answer)
    const uploads = Object.keys(older.files).filter((path) => path.startsWith('files/'))
    const shown =
      JSON.stringify(older.answers)
        .match(/"resourceUuid":"[^"]+"/g)
        ?.map((text) => text.slice(16, -1)) ?? []
    const files = uploads.map((path) => path.slice(-36)).filter((id) => shown.includes(id))
    expect(files.length).toBeGreaterThan(30)
    for (const id of files) {
      const answer = await owner.fetchFile(id)
      expect(answer.rawPayload.toString('base64')).toBe(older.files[`files/${id.slice(0, 2)}/${id}`])
    }
  })

  it.each(single.filter(([url]) => /[0-9a-f-]{36}$/.test(url)))(
    'keeps %s as it is when it is saved unchanged',
    async (url, answer) => {
      const isEstate = `/api${url}`.startsWith(estates)
      const { schema } = server.services.catalogue.record(isEstate ? 'real-estate/real-estate' : 'tenant/tenant')
      const { json } = writeRecord(schema, answer, () => undefined)
      const options = { id: answer.resourceUuid, files: [] }
      const saved = await owner[isEstate ? 'estates' : 'tenants'].save(json, options)
      expect([saved.statusCode, saved.body]).toEqual([200, expect.anything()])
      expect(await read(url)).toEqual(answer)
    },
  )
})
