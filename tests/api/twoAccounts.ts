import { afterAll, beforeAll } from 'vitest'
import { join } from './people.ts'
import { testServer, type Person, type TestServer } from './server.ts'

/** One server for all tests of a file, and two people who have signed up by themselves and are signed in. */
export let server: TestServer
export let me: Person
export let other: Person
let people = 0

beforeAll(async () => {
  server = await testServer()
  me = await join(server, { email: 'jeanne@example.org' })
  other = await join(server, { email: 'other@example.org' })
})
afterAll(() => server.close())

/** Somebody else who has. */
export const newPerson = () => join(server, { email: `p${(people += 1)}@example.org` })
