import { afterAll, beforeAll } from 'vitest'
import { type ProductServer, startProductServer } from '../browser/support/startProductServer.ts'
import { followedProject, type FollowedProject } from './followedProject.ts'

/** Installing, generating and starting take their time on a busy machine. */
export const patience = 240_000

/** A copy of the project for all tests of a file. */
export let copy: FollowedProject
let server: ProductServer | undefined

beforeAll(() => {
  copy = followedProject()
}, patience)
afterAll(async () => {
  await server?.remove()
  copy.remove()
}, patience)

/** Starts the copy's server, which ends with the tests. */
export async function serve(): Promise<ProductServer> {
  server = await startProductServer({}, copy.folder)
  return server
}
