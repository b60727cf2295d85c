import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { createAccount } from '#server/accounts/createAccount.ts'
import { createPasswords } from '#server/accounts/passwords.ts'
import { openServer, type OpenOptions } from '#server/openServer.ts'
import type { Services } from '#server/services.ts'
import { readSettings } from '#server/settings.ts'
import { freshDatabase } from '../databases/freshDatabase.ts'
import { requireDeclared } from './contract.ts'
import { password } from './password.ts'

export { password }

/** Somebody who is signed in. */
export interface Person {
  id: string
  email: string
  token: string
  /** Header of every call of this person. */
  bearer: { authorization: string }
}

/** Who is signed in by an answer. */
export function personOf(id: string, email: string, signedIn: LightMyRequestResponse): Person {
  const { access_token: token } = signedIn.json<{ access_token: string }>()
  return { id, email, token, bearer: { authorization: `Bearer ${token}` } }
}

export interface TestServer {
  services: Services
  dataDir: string
  /** All log lines so far. */
  log: () => string
  /** All that was printed for whoever started the server. */
  printed: () => string
  inject: (options: InjectOptions) => Promise<LightMyRequestResponse>
  /** Opens a port and gives the address. */
  listen: () => Promise<string>
  /** Moves the server's clock. */
  advance: (milliseconds: number) => void
  /** Makes an account and signs it in. */
  person: (email?: string) => Promise<Person>
  signIn: (
    body: Record<string, unknown>,
    address?: string,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>
  /** Closes the server and leaves its data. */
  stop: () => Promise<void>
  /** Closes the server and removes its data. */
  close: () => Promise<void>
  /** Closes the server and opens another on the same data, at the same time. */
  restart: () => Promise<TestServer>
}

const memory = '/dev/shm'
const spare = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 }
/** Memory where there is room for it: what a disk keeps is asked in tests/databases, and flushing takes most of the time. */
const dataRoot = spare.bavail * spare.bsize > 2 ** 32 ? memory : tmpdir()

/** A fresh server on a data folder and a database of its own. Hashing is made weak, so that tests are quick; nothing else differs. */
export async function testServer(
  given: Record<string, string> = {},
  {
    dataDir = mkdtempSync(join(dataRoot, 'trousseau-')),
    offset: startOffset = 0,
    ...appOptions
  }: Pick<OpenOptions, 'browserApp' | 'patience' | 'intercept'> & { dataDir?: string; offset?: number } = {},
): Promise<TestServer> {
  // Whoever restarts a server names its database.
  const settings = { ...('DATABASE_URL' in given ? {} : await freshDatabase()), ...given }
  const lines: string[] = []
  const prints: string[] = []
  const logStream = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  let offset = startOffset
  const { app, services } = await openServer(readSettings({ DATA_DIR: dataDir, ...settings }), {
    clock: () => new Date(Date.now() + offset),
    passwords: createPasswords({ memoryCost: 1024, timeCost: 1 }),
    logStream,
    print: (text) => void prints.push(text),
    ...appOptions,
  })
  const { apiPrefix } = services.settings
  const signIn: TestServer['signIn'] = (payload, remoteAddress = '127.0.0.1', headers = {}) =>
    app.inject({ method: 'POST', url: `${apiPrefix}/authentication/signin`, payload, remoteAddress, headers })

  return {
    services,
    dataDir,
    log: () => lines.join(''),
    printed: () => prints.join(''),
    async inject(options) {
      const answer = await app.inject(options)
      requireDeclared(options, answer, apiPrefix)
      return answer
    },
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    advance: (milliseconds) => {
      offset += milliseconds
    },
    signIn,
    async person(email = `${randomUUID()}@example.org`) {
      const id = await createAccount({ email, password }, services)
      if (id === undefined) throw new Error(`${email} is taken`)
      return personOf(id, email, await signIn({ username: email, password }))
    },
    stop: () => app.close(),
    async close() {
      await app.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
    async restart() {
      await app.close()
      return testServer(settings, { dataDir, offset, ...appOptions })
    },
  }
}
