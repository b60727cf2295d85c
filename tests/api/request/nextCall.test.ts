import { mkdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createCaller } from '../../databases/load/createCaller.ts'
import { estates, house, multipart } from '../requests.ts'
import { me, server } from '../twoAccounts.ts'

let address: string

beforeAll(async () => {
  address = await server.listen()
})

interface Refused {
  headers: Record<string, string>
  payload: Buffer
}

const large = { name: 'a.png', bytes: Buffer.alloc(4_000_000, 1) }

async function form(): Promise<Refused> {
  const { payload, headers } = await multipart(house, [large])
  return { payload, headers: { ...headers, ...me.bearer } }
}

/** Without a length that would tell how long it is. */
const longText: Refused = {
  payload: Buffer.from(JSON.stringify({ username: 'x'.repeat(4_000_000), password: '' })),
  headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
}

/** What comes after it goes over the same connection, or over a new one if the server has said that it hangs up. */
async function expectNext(refused: Refused, status: number, path = estates): Promise<void> {
  const caller = createCaller(address, { sockets: 1 })
  try {
    for (let time = 0; time < 3; time += 1) {
      const answer = await caller.send('POST', path, refused.headers, refused.payload)
      expect(answer.status).toBe(status)
      expect((await caller.send('GET', estates, me.bearer)).status).toBe(200)
    }
  } finally {
    caller.close()
  }
}

describe(
  'a call that is refused before its body was read to the end lets the next one through',
  { timeout: 10_000 },
  () => {
    it('a form that does not say where its parts end', async () => {
      const { payload, headers } = await form()
      await expectNext({ payload, headers: { ...headers, 'content-type': 'multipart/form-data' } }, 422)
    })

    it('a form with a part that is broken', async () => {
      const { payload, headers } = await form()
      const [boundary = ''] = payload.toString('latin1').split('\r\n')
      const broken = Buffer.from(`${boundary}\r\n\0\r\n`)
      await expectNext({ payload: Buffer.concat([broken, payload]), headers }, 422)
    })

    it('a form with too many parts', async () => {
      const parts = Array.from({ length: 1100 }, () => ({ name: 'a.png', bytes: Buffer.alloc(2000, 1) }))
      const { payload, headers } = await multipart(house, parts)
      await expectNext({ payload, headers: { ...headers, ...me.bearer } }, 413)
    })

    it('a text that is too long', () => expectNext(longText, 413, '/api/authentication/signin'))

    it('an upload of nobody', async () => {
      const { payload, headers } = await form()
      await expectNext({ payload, headers: { ...headers, authorization: 'Bearer none' } }, 401)
    })

    it('an upload of a kind that is not taken', async () => {
      const { payload, headers } = await form()
      await expectNext({ payload, headers: { ...headers, 'content-type': 'text/plain' } }, 415)
    })

    it('an upload for which there is no room', async () => {
      const incoming = join(server.dataDir, 'incoming')
      rmdirSync(incoming)
      await expectNext(await form(), 500)
      mkdirSync(incoming)
    })
  },
)
