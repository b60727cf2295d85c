import { afterAll, beforeAll } from 'vitest'
import { testServer, type Person, type TestServer } from './server.ts'

/** One server for all tests of a file, and two people who are signed in. */
export let server: TestServer
export let me: Person
export let other: Person

beforeAll(async () => {
  server = await testServer()
  me = await server.person()
  other = await server.person()
})
afterAll(() => server.close())
