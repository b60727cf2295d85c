import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccount } from '#server/identity/createAccount.ts'
import { openServer } from '#server/openServer.ts'
import { readSettings } from '#server/settings.ts'

/** How long answers took, in milliseconds. */
export interface AnswerTimes {
  known: number[]
  unknown: number[]
}

const password = 'Measured-7 word'

/**
 * Times the answers of renewal and sign-in to known and unknown addresses, in turn, over a connection as a stranger
 * would. Each address is asked once, from a network address of its own, so that no limit is met.
 */
export async function measureAnswers(samples: number): Promise<Record<'renewal' | 'signIn', AnswerTimes>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trousseau-bench-'))
  const settings = readSettings({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' })
  const { app, services } = await openServer(settings, { print: () => undefined })
  try {
    const hash = await services.passwords.hash(password)
    const passwords = { ...services.passwords, hash: () => Promise.resolve(hash) }
    const warmUp = 20
    for (let index = 0; index < samples + warmUp; index += 1) {
      await createAccount({ email: addressOf('known', index), password }, { ...services, passwords })
    }
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const api = `${origin}${settings.apiPrefix}/authentication`
    let calls = 0
    const timed = async (path: string, init: { method: string; body?: string; headers?: Record<string, string> }) => {
      calls += 1
      const from = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
      const start = performance.now()
      const answer = await fetch(api + path, { ...init, headers: { ...init.headers, 'x-forwarded-for': from } })
      await answer.text()
      const time = performance.now() - start
      if (answer.status === 429) throw new Error('A limit was met: the figures would mean nothing')
      return time
    }
    const renew = (email: string) => timed(`/password/renew?email=${email}`, { method: 'POST' })
    const signIn = (username: string) =>
      timed('/signin', {
        method: 'POST',
        body: JSON.stringify({ username, password: 'Wrong-7 word' }),
        headers: { 'content-type': 'application/json' },
      })
    const compare = async (ask: (email: string) => Promise<number>): Promise<AnswerTimes> => {
      const times: AnswerTimes = { known: [], unknown: [] }
      for (let index = 0; index < samples + warmUp; index += 1) {
        // Who comes first changes, so that neither has a lasting advantage.
        const order = index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
        for (const kind of order) {
          const time = await ask(addressOf(kind, index))
          if (index >= warmUp) times[kind].push(time)
        }
      }
      return times
    }
    return { renewal: await compare(renew), signIn: await compare(signIn) }
  } finally {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const addressOf = (kind: 'known' | 'unknown', index: number) => `${kind}.${index}@example.org`
