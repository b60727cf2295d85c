import { mkdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { createCaller } from '../../databases/load/createCaller.ts'
import { estates, house, multipart, type SentFile } from '../requests.ts'
import { me, server, withTwoAccounts } from '../twoAccounts.ts'

withTwoAccounts()

let address: string
beforeAll(async () => void (address = await server.listen()))

interface Refused {
  headers: Record<string, string>
  payload: Buffer
  path?: string
}

const large = { name: 'a.png', bytes: Buffer.alloc(4_000_000, 1) }
/** More than its fields take, by far. */
const manyParts = Array.from({ length: 30 }, () => ({ name: 'a.png', bytes: Buffer.alloc(2000, 1) }))

/** A form with files, and other headers than it needs. */
async function form(headers: Record<string, string> = {}, files: SentFile[] = [large]): Promise<Refused> {
  const sent = await multipart(house, files)
  return { payload: sent.payload, headers: { ...sent.headers, ...me.bearer, ...headers } }
}

const incoming = () => join(server.dataDir, 'incoming')
const refusals: [string, number, () => Promise<Refused>][] = [
  ['a form that does not say where its parts end', 422, () => form({ 'content-type': 'multipart/form-data' })],
  [
    'a form with a part that is broken',
    422,
    async () => {
      const { payload, headers } = await form()
      const [boundary = ''] = payload.toString('latin1').split('\r\n')
      return { headers, payload: Buffer.concat([Buffer.from(`${boundary}\r\n\0\r\n`), payload]) }
    },
  ],
  ['a form with too many parts', 413, () => form({}, manyParts)],
  [
    'a text that is too long, and does not say how long it is',
    413,
    async () => ({
      path: '/api/authentication/signin',
      payload: Buffer.from(JSON.stringify({ username: 'x'.repeat(4_000_000), password: '' })),
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    }),
  ],
  ['an upload of nobody', 401, () => form({ authorization: 'Bearer none' })],
  ['an upload of a kind that is not taken', 415, () => form({ 'content-type': 'text/plain' })],
  [
    'an upload for which there is no room',
    500,
    () => {
      rmdirSync(incoming())
      return form()
    },
  ],
]

it.each(refusals)(
  'a call that is refused before its body was read to the end lets the next one through: %s',
  { timeout: 10_000 },
  async (_, status, make) => {
    const { path = estates, headers, payload } = await make()
    // What comes after it goes over the same connection, or over a new one if the server has said that it hangs up.
    const caller = createCaller(address, { sockets: 1 })
    try {
      for (let time = 0; time < 3; time += 1) {
        expect((await caller.send('POST', path, headers, payload)).status).toBe(status)
        expect((await caller.send('GET', estates, me.bearer)).status).toBe(200)
      }
    } finally {
      caller.close()
      mkdirSync(incoming(), { recursive: true })
    }
  },
)
