import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { createAccount } from '#server/accounts/createAccount.ts'
import { createPasswords } from '#server/credentials/passwords.ts'
import { openServer, type OpenOptions } from '#server/openServer.ts'
import { readSettings } from '#server/settings.ts'
import { freshDatabase } from '../databases/freshDatabase.ts'
import { requireDeclared } from './contract.ts'
import { password } from './password.ts'
import { accountCalls } from './people.ts'
import { memberOf, personOf, type Person } from './Member.ts'

export { password, personOf, type Person }

export type TestServer = Awaited<ReturnType<typeof testServer>>

const memory = '/dev/shm'
const spare = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 }
/** Memory where there is room for it: what a disk keeps is asked in tests/databases, and flushing takes most of the time. */
const dataRoot = spare.bavail * spare.bsize > 2 ** 32 ? memory : tmpdir()

/** A fresh server on a data folder and a database of its own. Hashing is made weak, so that tests are quick; nothing else differs. */
export async function testServer(
  given: Record<string, string> = {},
  {
    dataDir = mkdtempSync(join(dataRoot, 'trousseau-')),
    ...appOptions
  }: Pick<OpenOptions, 'browserApp' | 'timeoutMs' | 'intercept'> & { dataDir?: string } = {},
) {
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
  let offset = 0
  const open = () =>
    openServer(readSettings({ DATA_DIR: dataDir, ...settings }), {
      clock: () => new Date(Date.now() + offset),
      passwords: createPasswords({ memoryCost: 1024, timeCost: 1 }),
      logStream,
      print: (text) => void prints.push(text),
      ...appOptions,
    })
  let opened = await open()
  const { apiPrefix } = opened.services.settings
  async function inject(options: InjectOptions): Promise<LightMyRequestResponse> {
    const answer = await opened.app.inject(options)
    requireDeclared(options, answer, apiPrefix)
    return answer
  }
  const printed = () => prints.join('')
  const calls = accountCalls(inject, () => opened.services, printed)
  const signIn = (
    payload: Record<string, unknown>,
    remoteAddress = '127.0.0.1',
    headers: Record<string, string> = {},
  ) => opened.app.inject({ method: 'POST', url: `${apiPrefix}/authentication/signin`, payload, remoteAddress, headers })
  /** Who is signed in by an answer. */
  const signedIn = (id: string, email: string, answer: LightMyRequestResponse) =>
    memberOf(inject, personOf(id, email, answer))
  /** The server's end of the connection that is opened next. */
  const nextConnection = async () => {
    const [socket] = (await once(opened.app.server, 'connection')) as [Socket]
    return socket
  }

  return {
    ...calls,
    get services() {
      return opened.services
    },
    nextConnection,
    /** Resolves once the connection has closed that is opened next. */
    nextHangUp: async () => {
      const socket = await nextConnection()
      // It may end by an error, where the caller has not read all.
      await new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve))
    },
    dataDir,
    /** All log lines so far. */
    log: () => lines.join(''),
    /** All that was printed for whoever started the server. */
    printed,
    inject,
    /** Opens a port and gives the address. */
    listen: () => opened.app.listen({ port: 0, host: '127.0.0.1' }),
    /** Moves the server's clock. */
    advance(milliseconds: number) {
      offset += milliseconds
    },
    signIn,
    signedIn,
    /** Makes an account and signs it in. */
    async person(email = `${randomUUID()}@example.org`) {
      const id = await createAccount({ email, password }, opened.services)
      if (id === undefined) throw new Error(`${email} is taken`)
      return signedIn(id, email, await signIn({ username: email, password }))
    },
    /** Signs up, activates by the link of the mail, and signs in. */
    async join(changes: { email: string; password?: string } & Record<string, unknown>) {
      const { email } = changes
      const id = (await calls.signUp(changes)).body
      const activation = await calls.validate(await calls.lastLinkTo(email))
      if (activation.statusCode !== 200) throw new Error(`${email} could not be activated: ${activation.body}`)
      return signedIn(id, email, await signIn({ username: email, password: changes.password ?? password }))
    },
    /** Closes the server and leaves its data. */
    stop: () => opened.app.close(),
    /** Closes the server and removes its data. */
    async close() {
      await opened.app.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
    /** Closes it and opens it again on the same data, at the same time. */
    async restart() {
      await opened.app.close()
      opened = await open()
    },
  }
}
