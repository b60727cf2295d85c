import { describe, expect, it, vi } from 'vitest'
import type { ScreensDefinition } from '#generated/definitions.gen.ts'
import { createPrefetch, watchIntent } from './createPrefetch.ts'

const Nothing = () => null

function open({ signedIn = true, basePath = '/' } = {}) {
  const screens = {
    landing: '/',
    signIn: '/signin',
    home: '/home',
    notFound: '/404',
    routes: [
      { path: '/', frame: 'plain', guard: 'anyone', screen: { page: 'landing' } },
      { path: '/kites', frame: 'app', guard: 'user', screen: { list: 'kite/kite' } },
      { path: '/kites/new', frame: 'app', guard: 'user', screen: { form: 'kite/kite' } },
      { path: '/kites/{kiteUuid}', frame: 'app', guard: 'user', screen: { details: 'kite/kite' } },
      { path: '/old', frame: 'app', guard: 'user', screen: { redirect: '/kites' } },
    ],
  } as unknown as ScreensDefinition
  const fetched: string[] = []
  const note = (name: string) => () => Promise.resolve(fetched.push(name)).then(() => Nothing)
  const failing = { data: false }
  const data = vi.fn(() => (failing.data ? Promise.reject(new Error('offline')) : Promise.resolve(null)))
  const prefetch = createPrefetch({
    screens,
    visitor: { isSignedIn: () => signedIn, hasAny: () => true, hasAll: () => true },
    frames: { app: note('app'), card: note('card'), plain: note('plain') },
    screen: async (screen) => {
      await note(Object.keys(screen)[0] ?? '')()
      return data()
    },
    basePath,
  })
  return { prefetch, fetched, data, failing }
}

describe('createPrefetch', () => {
  it('fetches frame, code and definitions of the screen at an address, once', async () => {
    const { prefetch, fetched, data } = open()
    await prefetch('/kites/7')
    await prefetch('/kites/8')
    expect(fetched).toEqual(['app', 'details'])
    expect(data).toHaveBeenCalledTimes(1)
    await prefetch('/kites/new')
    expect(fetched).toEqual(['app', 'details', 'app', 'form'])
  })
  it('knows addresses below the base path alone', async () => {
    const { prefetch, fetched } = open({ basePath: '/rent/' })
    await prefetch('/kites')
    await prefetch('/rent/kites')
    expect(fetched).toEqual(['app', 'list'])
  })
  it('leaves alone what leads elsewhere, nowhere, or to a screen that a visitor may not see', async () => {
    const { prefetch, fetched } = open({ signedIn: false })
    for (const address of ['/kites', '/old', '/nowhere']) await prefetch(address)
    expect(fetched).toEqual([])
  })
  it('is quiet about what cannot be had, and fetches it again the next time', async () => {
    const { prefetch, data, failing } = open()
    failing.data = true
    await expect(prefetch('/kites')).resolves.toBeUndefined()
    failing.data = false
    await prefetch('/kites')
    expect(data).toHaveBeenCalledTimes(2)
  })
})

describe('watchIntent', () => {
  it('tells of own links that get the pointer or the focus', () => {
    const gone: string[] = []
    watchIntent(document, (pathname) => gone.push(pathname))
    document.body.append(
      document
        .createRange()
        .createContextualFragment(
          '<a id="own" href="/kites?a=1"><b>Kites</b></a><a id="far" href="https://far.example/kites">Far</a><a id="tab" target="_blank" href="/kites">Tab</a>',
        ),
    )
    document.querySelector('b')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    for (const id of ['own', 'far', 'tab'])
      document.getElementById(id)?.dispatchEvent(new Event('focusin', { bubbles: true }))
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(gone).toEqual(['/kites', '/kites'])
  })
})
