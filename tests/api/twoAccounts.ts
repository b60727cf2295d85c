import { afterAll, beforeAll } from 'vitest'
import { join } from './people.ts'
import { testServer, type Person, type TestServer } from './server.ts'

export let server: TestServer
export let me: Person
export let other: Person
let people = 0

/** One server for all tests of the file that calls this, and two people who have signed up by themselves and are signed in. */
export function withTwoAccounts(): void {
  beforeAll(async () => {
    server = await testServer()
    me = await join(server, { email: 'jeanne@example.org' })
    other = await join(server, { email: 'other@example.org' })
  })
  afterAll(() => server.close())
}

/** Somebody else who has. */
export const newPerson = () => join(server, { email: `p${(people += 1)}@example.org` })
