import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setAt } from '#engine/record/path.ts'
import { estates, house, list, multipart, picture } from './requests.ts'
import { testServer, type Person, type TestServer } from './server.ts'

let server: TestServer
let me: Person

beforeAll(async () => {
  server = await testServer({ LOG_LEVEL: 'error' })
  me = await server.person()
})
afterAll(() => server.close())

const nasty = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(-0, 1e308, -1, 2 ** 53, '', ' ', '\u0000', '\uD800', 'NaN', null, [], {}, [[]], true),
  fc.string({ unit: 'binary', maxLength: 50 }),
)
const paths = [
  ...Object.keys(house),
  'habitable.habitableComponents',
  'habitable.habitableComponents.0',
  'habitable.habitableComponents.0.surface',
  'condominiumTrustee.phone',
  'condominiumTrustee.email',
  'oldPictures',
  'oldHabitableComponents',
  'pictures',
  'resourceUuid',
  'constructor',
  'toString',
]
const changed = fc
  .array(fc.tuple(fc.constantFrom(...paths), nasty), { minLength: 1, maxLength: 3 })
  .map((changes) => changes.reduce<unknown>((record, [path, value]) => setAt(record, path, value), house))

it('answers whatever is sent as the contract lists it, never by a fault, and stores only what it says it stored', async () => {
  let stored = 0
  const bodies = fc.oneof({ weight: 5, arbitrary: changed }, { weight: 1, arbitrary: nasty })
  await fc.assert(
    fc.asyncProperty(bodies, fc.boolean(), async (record, withPicture) => {
      const body = await multipart(record, withPicture ? [picture()] : [])
      const headers = { ...me.bearer, ...body.headers }
      const answer = await server.inject({ method: 'POST', url: estates, payload: body.payload, headers })
      if (answer.statusCode === 200) stored += 1
      else expect(answer.statusCode).toBe(422)
    }),
    { numRuns: 500 },
  )
  expect(await list(server, me)).toHaveLength(stored)
  expect(server.log()).toBe('')
})

it('answers any address and any header below the prefix without a fault', async () => {
  const address = fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { maxLength: 4 })
  const header = fc.string({ unit: fc.constantFrom('a', 'b', ',', ';', '=', '"', '*', '0', '/', ' '), maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(address, header, fc.constantFrom('GET', 'PUT', 'DELETE'), async (steps, value, method) => {
      const url = [estates, ...steps.map(encodeURIComponent)].join('/')
      const headers = { ...me.bearer, 'if-match': value, 'idempotency-key': value, 'content-type': value }
      const answer = await server.inject({ method, url, headers })
      expect(answer.statusCode).toBeLessThan(500)
    }),
    { numRuns: 500 },
  )
  expect(server.log()).toBe('')
})
