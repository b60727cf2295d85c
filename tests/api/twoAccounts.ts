import { afterAll, beforeAll } from 'vitest'
import type { Member } from './Member.ts'
import { testServer, type TestServer } from './server.ts'

export let server: TestServer
export let me: Member
export let other: Member
let people = 0

/** One server for all tests of the file that calls this, and two people who have signed up by themselves and are signed in. */
export function withTwoAccounts(): void {
  beforeAll(async () => {
    server = await testServer()
    me = await server.join({ email: 'jeanne@example.org' })
    other = await server.join({ email: 'other@example.org' })
  })
  afterAll(() => server.close())
}

/** Somebody else who has. */
export const newPerson = () => server.join({ email: `p${(people += 1)}@example.org` })
