import { createElement } from 'react'
import type { createBrowserRouter } from 'react-router-dom'
import { createClock } from '#client/clock.ts'
import { createDeviceKey } from '#client/deviceKey.ts'
import { createSession } from '#client/session.ts'
import { browserStorage as storage } from '#ui/browserStorage.ts'
import { createToastStore, type ToastType } from '#ui/toast/toasts.ts'
import type { LeavesFor } from '#screens/form/LeaveGuard.tsx'
import type { Language } from '#generated/languages.gen.ts'
import { initialRootState, type Application } from './Application.ts'
import { createDrafts } from './drafts/createDrafts.ts'
import { openWords } from './language/words.ts'
import { Root, BrokenPage } from './Root.tsx'
import { createRoutes } from './routes/createRoutes.ts'
import { forgetWanted, type Visitor } from './routes/guard.ts'
import { createLateCall } from './screens/lateCall.ts'
import { createFrames, createScreenLoader, type StandIn } from './screens/screenLoader.ts'
import { screensDefinition as screens } from './screensDefinition.ts'
import { createIdentifier } from './session/createIdentifier.ts'
import { createSignInAgain } from './session/createSignInAgain.ts'
import { createSignOut } from './session/createSignOut.ts'

const now = () => new Date()

/** What the application stands in: a browser, or the build that renders its pages ahead. */
export interface Surroundings {
  /** Path that every address starts with; ends with a slash. */
  basePath: string
  /** Path of the API, without a slash at the end. */
  apiPrefix: string
  /** The language that it speaks at first. */
  language: Language
  createRouter: (...args: Parameters<typeof createBrowserRouter>) => Application['router']
  /** Where events of other tabs and of the network arrive; none in a build. */
  events?: Window
  /** Who visits, where no session says so. */
  visitor?: Visitor
  /** What stands for the screen of a definition until a script runs, if not the screen itself. */
  standIn?: StandIn
}

/** Creates the parts that exist once per page load. */
export async function openApplication(surroundings: Surroundings): Promise<Application> {
  const { basePath, apiPrefix, language, createRouter, events, standIn } = surroundings
  const words = await openWords(language)
  const clock = createClock({ storage, device: now })
  const session = createSession({ storage, clock, ...(events && { events }) })
  const { call, fetchClient } = createLateCall({
    prefix: apiPrefix,
    session,
    deviceKey: createDeviceKey(storage),
    language: () => words.language,
  })
  const drafts = createDrafts({ storage, holder: session.read, now: clock.now })
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
  const { prepare, load: screen } = createScreenLoader({ words, call, fetchClient, session, now: clock.now, standIn })
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
    events,
  })
  const visitor = surroundings.visitor ?? {
    isSignedIn: session.isSignedIn,
    hasEnded: async () => (await call('getAccountDetails')).status === 401,
  }
  const makeRoutes = () =>
    createRoutes({
      visitor,
      frames: createFrames(words, fetchClient),
      screen,
      signOut() {
        forgetPerson()
        signOut()
      },
      basePath,
    })
  const root = { element: createElement(Root), errorElement: createElement(BrokenPage), HydrateFallback: () => null }
  const router = createRouter([{ ...root, children: makeRoutes() }], { basename: basePath })
  if (import.meta.hot) {
    window.addEventListener('definitions', () => void router.revalidate())
    window.addEventListener('addresses', () => {
      router._internalSetRoutes([{ ...root, id: '0', children: makeRoutes() }] as never)
      words.emit('languageChanged', words.language)
      void router.revalidate()
    })
  }
  const ofPerson = { session, identifier, toasts, drafts, forgetPerson, signInAgain }
  return { words, ...ofPerson, router, basePath, fetchScreen: screen, rootState: initialRootState }
}
