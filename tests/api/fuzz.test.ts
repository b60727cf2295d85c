import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { estates } from './requests.ts'
import { testServer, type Person, type TestServer } from './server.ts'

let server: TestServer
let me: Person

beforeAll(async () => {
  server = await testServer({ LOG_LEVEL: 'error' })
  me = await server.person()
})
afterAll(() => server.close())

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
