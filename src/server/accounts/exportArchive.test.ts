import { expect, it } from 'vitest'
import { refusals } from '../errors.ts'
import type { Services } from '../services.ts'
import { exportArchive } from './exportArchive.ts'

const account = {
  id: 'a',
  email: 'a@example.org',
  password_hash: '',
  authorities: '[]',
  active: 1,
  epoch: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  language: 'fr',
}

it('ends alone where the caller goes before anything is read', async () => {
  const gone = refusals.callerGone()
  const inTurn = <Page>(): AsyncIterable<Page> => ({
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(gone) }),
  })
  const services = { store: { files: { pagesOf: () => undefined } } } as unknown as Services
  const atWork = () => Promise.reject(gone)
  const call = { atWork, inTurn, hangUp: AbortSignal.abort(gone) }
  const output = exportArchive({ account, sessions: [], kinds: [] }, call, services, new Date())
  // An error that nobody hears would end the process.
  await new Promise((resolve) => output.once('close', resolve))
  expect(output.errored).toBe(gone)
})
