import { createElement } from 'react'
import { createBrowserRouter } from 'react-router-dom'
import { createClock } from '#client/clock.ts'
import { createClient } from '#client/createClient.ts'
import { createDeviceKey } from '#client/deviceKey.ts'
import { createSession } from '#client/session.ts'
import { browserStorage as storage } from '#ui/browserStorage.ts'
import { createToastStore, type ToastType } from '#ui/toast/toasts.ts'
import type { LeavesFor } from '#screens/form/LeaveGuard.tsx'
import { initialRootState, type Application } from './Application.ts'
import { createDrafts } from './drafts/createDrafts.ts'
import { openWords } from './language/words.ts'
import { Root, BrokenPage } from './Root.tsx'
import { createRoutes } from './routes/createRoutes.ts'
import { forgetWanted } from './routes/guard.ts'
import { createFrames, createScreenLoader } from './screens/screenLoader.ts'
import { screensDefinition as screens } from './screensDefinition.ts'
import { createIdentifier } from './session/createIdentifier.ts'
import { createSignInAgain } from './session/createSignInAgain.ts'
import { createSignOut } from './session/createSignOut.ts'

const now = () => new Date()
const hour = 3_600_000

/** Creates the parts that exist once per page load. */
export async function openApplication(): Promise<Application> {
  // Written by the server into the page that it serves; without it the page stands at the root and calls `/api`.
  const settings = document.querySelector<HTMLElement>('meta[name=trousseau]')?.dataset
  const { basePath = '/', apiPrefix = '/api' } = settings ?? {}
  const words = await openWords()
  const clock = createClock({ storage, device: now })
  const session = createSession({ storage, clock, events: window })
  const { call } = createClient({
    prefix: apiPrefix,
    session,
    deviceKey: createDeviceKey(storage),
    language: () => document.documentElement.lang,
  })
  const drafts = createDrafts({ storage, holder: session.read, now: clock.now })
  setInterval(drafts.sweep, hour)
  const identifier = createIdentifier({ call, session })
  const forgetPerson = () => {
    drafts.wipe()
    identifier.forget()
  }
  const openHome = () => {
    // Typed values belong to another account: no guard may keep them on the screen, to be saved by this one.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
    window.location.assign(basePath + screens.home.slice(1))
  }
  const follow = {
    signedOut() {
      forgetPerson()
      void router.navigate(screens.landing, { state: { forgetsDrafts: true } satisfies LeavesFor })
    },
    otherAccount: openHome,
    signedIn: () => void router.revalidate(),
  }
  session.subscribe(({ elsewhere }) => {
    if (elsewhere) follow[elsewhere]()
    forgetWanted()
    drafts.keepOwn()
  })
  const { prepare, load: screen } = createScreenLoader(words, call, session, clock.now)
  const toasts = createToastStore(now)
  const say = (id: string, type: ToastType, title: string, message: string) =>
    toasts.add({ id, type, title: (text) => text(title), message: (text) => text(message) })
  const sayOfSignOut = (type: ToastType, what: string) =>
    say('sign-out', type, `app:messages.${what}.title`, `app:messages.${what}.message`)
  const signInAgain = createSignInAgain({
    session,
    fetchModal: (form) => prepare('modal', form),
    onUnavailable: () => say('sign-in-unavailable', 'error', 'app:messages.accessDenied.title', 'app:reasons.network'),
    onOtherAccount: openHome,
  })
  const signOut = createSignOut({
    call,
    session,
    onUnheard: () => sayOfSignOut('warning', 'signedOutHere'),
    onHeard: () => sayOfSignOut('success', 'signedOutThere'),
  })
  const makeRoutes = () =>
    createRoutes({
      visitor: {
        isSignedIn: session.isSignedIn,
        hasEnded: async () => (await call('getAccountDetails')).status === 401,
      },
      frames: createFrames(words),
      screen,
      signOut() {
        forgetPerson()
        signOut()
      },
      basePath,
    })
  const root = { element: createElement(Root), errorElement: createElement(BrokenPage), HydrateFallback: () => null }
  // The first entry of a visit has no key of its own. Without one, it would take over values kept for another visit.
  if (!history.state) history.replaceState({ key: String(performance.timeOrigin) }, '')
  const router = createBrowserRouter([{ ...root, children: makeRoutes() }], { basename: basePath })
  if (import.meta.hot) {
    window.addEventListener('definitions', () => void router.revalidate())
    window.addEventListener('addresses', () => {
      router._internalSetRoutes([{ ...root, id: '0', children: makeRoutes() }] as never)
      words.emit('languageChanged', words.language)
      void router.revalidate()
    })
  }
  const parts = { words, session, identifier, toasts, drafts, forgetPerson, router, signInAgain, basePath }
  return { ...parts, rootState: initialRootState }
}
