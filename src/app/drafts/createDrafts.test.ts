import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../../tests/fixtures/memoryStorage.ts'
import { createDrafts } from './createDrafts.ts'

const seconds = (text: string) => new Date(text).getTime() / 1000
/** A session of eight hours, from ten o'clock. */
const usual = { authorities: [], iat: seconds('2026-11-20T10:00:00Z'), exp: seconds('2026-11-20T18:00:00Z') }

function open(storage = memoryStorage(), session: { iat: number; exp: number } = usual) {
  let owner: string | undefined = 'claire'
  let day = new Date('2026-11-20T10:00:00Z')
  const holder = () => (owner === undefined ? undefined : { authorities: [], ...session, sub: owner })
  const drafts = createDrafts({ storage, holder, now: () => day })
  return { storage, drafts, signIn: (name?: string) => (owner = name), at: (text: string) => (day = new Date(text)) }
}

describe('drafts', () => {
  it('come back with their time and key, and go when they are dropped', () => {
    const box = open().drafts.open('boat/boat:new')
    box?.write({ record: { name: 'Nautile' }, idempotencyKey: 'k' })
    expect(box?.read()).toEqual({
      record: { name: 'Nautile' },
      idempotencyKey: 'k',
      savedAt: '2026-11-20T10:00:00.000Z',
      keptUntil: '2026-11-21T18:00:00.000Z',
    })
    box?.drop()
    expect(box?.read()).toBeUndefined()
  })

  it('of one form in two tabs are kept side by side, and the newest comes back first', () => {
    const { drafts, at } = open()
    const [first, second] = [drafts.open('boat'), drafts.open('boat')]
    first?.write({ record: { name: 'Nautile' } })
    at('2026-11-20T10:01:00Z')
    second?.write({ record: { name: 'Argo' } })
    at('2026-11-20T10:02:00Z')
    second?.write({ record: { name: 'Argonaute' } })
    const again = drafts.open('boat')
    expect(again?.read()?.record).toEqual({ name: 'Argonaute' })
    again?.drop()
    expect(drafts.open('boat')?.read()?.record).toEqual({ name: 'Nautile' })
    expect(drafts.open('boats')?.read()).toBeUndefined()
  })

  it('belong to the account that typed them, also after its session has ended', () => {
    const { drafts, signIn } = open()
    const claires = drafts.open('boat')
    signIn(undefined)
    expect(drafts.open('boat')).toBeUndefined()
    claires?.write({ record: { name: 'Nautile' } })
    signIn('paul')
    expect(drafts.open('boat')?.read()).toBeUndefined()
    signIn('claire')
    expect(drafts.open('boat')?.read()?.record).toEqual({ name: 'Nautile' })
  })

  it('live as long as the session of their own account, whichever account is signed in when they are written', () => {
    const session = { ...usual }
    const { storage, drafts, signIn, at } = open(memoryStorage(), session)
    const claires = drafts.open('boat')
    signIn('paul')
    session.exp = seconds('2026-12-20T10:00:00Z')
    claires?.write({ record: {} })
    at('2026-11-21T18:00:01Z')
    drafts.sweep()
    expect(storage.size()).toBe(0)
  })

  it('of others go as soon as another account is signed in', () => {
    const { storage, drafts, signIn } = open()
    drafts.open('boat')?.write({ record: {} })
    signIn('paul')
    drafts.open('kite')?.write({ record: {} })
    drafts.keepOwn()
    expect(storage.size()).toBe(1)
    expect(drafts.open('kite')?.read()).toBeDefined()
  })

  it('that are old or damaged count as none, and go at the next start', () => {
    const { storage, drafts, at } = open()
    drafts.open('boat')?.write({ record: {} })
    storage.setItem('draft:claire:kite', '{"record":')
    storage.setItem('draft:claire:sail', '{"record":7,"savedAt":"x"}')
    expect(drafts.open('kite')?.read()).toBeUndefined()
    at('2026-11-21T18:00:01Z')
    expect(drafts.open('boat')?.read()).toBeUndefined()
    createDrafts({ storage, holder: () => undefined, now: () => new Date('2026-11-21T18:00:01Z') })
    expect(storage.size()).toBe(0)
  })

  it('that were kept before the clock was set back stay, as long as they had still to live', () => {
    const { storage, drafts, at } = open()
    at('2026-11-20T19:00:00Z')
    drafts.open('boat')?.write({ record: { name: 'Nautile' } })
    const [back, till] = [new Date('2026-11-20T10:00:00Z'), new Date('2026-11-21T09:00:00Z')]
    const holder = () => ({ ...usual, sub: 'claire' })
    const again = createDrafts({ storage, holder, now: () => back })
    expect(again.open('boat')?.read()).toMatchObject({
      record: { name: 'Nautile' },
      savedAt: back.toISOString(),
      keptUntil: till.toISOString(),
    })
  })

  it('go a day after the session in which they were typed, or the next one of the same account', () => {
    const { storage, drafts, at } = open()
    const box = drafts.open('boat')
    box?.write({ record: {} })
    at('2026-11-21T17:59:59Z')
    drafts.sweep()
    expect(box?.read()).toBeDefined()
    at('2026-11-21T18:00:01Z')
    drafts.sweep()
    expect(storage.size()).toBe(0)

    at('2026-11-20T10:00:00Z')
    box?.write({ record: {} })
    const [iat, exp] = ['2026-11-21T10:00:00Z', '2026-11-21T18:00:00Z'].map(seconds) as [number, number]
    const next = open(storage, { iat, exp })
    next.drafts.keepOwn()
    next.at('2026-11-22T17:59:59Z')
    next.drafts.sweep()
    expect(storage.size()).toBe(1)
  })

  it('of a session that is remembered stay thirty days, also after its end', () => {
    const [iat, exp] = ['2026-10-22T10:00:00Z', '2026-11-21T10:00:00Z'].map(seconds) as [number, number]
    const { storage, drafts, at } = open(memoryStorage(), { iat, exp })
    drafts.open('boat')?.write({ record: {} })
    for (const [moment, left] of [
      ['2026-12-20T09:59:59Z', 1],
      ['2026-12-20T10:00:01Z', 0],
    ] as const) {
      at(moment)
      drafts.sweep()
      expect(storage.size()).toBe(left)
    }
  })
})
