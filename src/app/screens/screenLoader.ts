import type { i18n } from 'i18next'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import type { Call } from '#client/createClient.ts'
import type { Session } from '#client/session.ts'
import { folderOf } from '#engine/schema/definitionName.ts'
import { screensDefinition, type ShownScreen } from '../screensDefinition.ts'
import { ensureWords } from '../language/words.ts'
import type { Frame } from '../routes/createRoutes.ts'
import type { openScreens, ScreenKind } from './openScreens.tsx'

interface ScreensModule {
  openScreens: typeof openScreens
}

/** The code of each frame, fetched when a screen needs it. A list whose menu entry has no words of its own gives it its title. */
export const createFrames = (
  words: i18n,
  fetchClient: () => Promise<unknown>,
): Record<Frame, () => Promise<ComponentType>> => ({
  async app() {
    const named = screensDefinition.menu.flatMap(({ entries = [] }) => entries.filter(({ id }) => id.includes('/')))
    const folders = named.map(({ id }) => folderOf(id))
    // Who signs out there takes the token away at once: the call that ends the session must leave before.
    await Promise.all([ensureWords(words, words.language, folders), fetchClient()])
    return (await import('../frames/AppFrame.tsx')).AppFrame
  },
  card: async () => (await import('../frames/CardFrame.tsx')).CardFrame,
  // The page brings its own frame.
  plain: () => Promise.resolve(Outlet),
})

/** The few pages that are code: they hold nothing but fixed content. */
const pages: Record<string, () => Promise<ComponentType>> = {
  landing: async () => (await import('../pages/LandingPage.tsx')).LandingPage,
  dashboard: async () => (await import('../pages/DashboardPage.tsx')).DashboardPage,
  underConstruction: async () => (await import('../pages/UnderConstructionPage.tsx')).UnderConstructionPage,
  notFound: async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage,
}

/** What is drawn in place of a screen; undefined for one that stands for itself. */
export type StandIn = (kind: ScreenKind, name: string) => ReactNode

interface LoaderParts {
  words: i18n
  call: Call
  /** Fetches the code of `call`. */
  fetchClient: () => Promise<unknown>
  session: Session
  /** The moment by which dates are judged. */
  now: () => Date
  standIn?: StandIn | undefined
}

/**
 * Fetches what a screen needs before it opens, its plan, its code and its words, and gives what draws it. The common
 * part of all screens is fetched with the first of them.
 */
export function createScreenLoader({ words, call, fetchClient, session, now, standIn }: LoaderParts) {
  let opened: Promise<ReturnType<typeof openScreens>> | undefined

  async function open(module: Promise<ScreensModule> = import('./openScreens.tsx')) {
    const screens = (await module).openScreens(call, now)
    // Values may be named in the language of the caller.
    words.on('languageChanged', () => screens.parts.lookups.forget())
    session.subscribe(({ account }) => {
      const next = session.read()?.sub
      // Values offered to one user must not be shown to the next. Without a session, a screen that still stands could
      // not
      // ask for it again.
      if (next !== undefined && next !== account) screens.parts.lookups.forget()
    })
    return screens
  }

  if (import.meta.hot) {
    import.meta.hot.accept('./openScreens.tsx', (module) => {
      if (!module || !opened) return
      opened = open(Promise.resolve(module as unknown as ScreensModule))
      window.dispatchEvent(new Event('definitions'))
    })
  }

  async function prepare(kind: ScreenKind, name: string): Promise<ReactNode> {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    const screens = await opened
    const [screen, { ScreenServicesProvider }] = await Promise.all([
      screens.prepare(kind, name),
      import('./ScreenServicesProvider.tsx'),
      fetchClient(),
      ensureWords(words, words.language, screens.wordsOf(kind, name)),
    ])
    return createElement(ScreenServicesProvider, { parts: screens.parts }, standIn?.(kind, name) || screen)
  }

  /** Fetches what a route shows: a page, or what a definition opens. */
  async function load(screen: ShownScreen): Promise<ReactNode> {
    if ('page' in screen) {
      const fetchPage = pages[screen.page]
      if (!fetchPage) throw new Error(`schemas/screens.json names the page "${screen.page}", which src/app/pages lacks`)
      return createElement(await fetchPage())
    }
    const [[kind, name]] = Object.entries(screen) as [[ScreenKind, string]]
    return prepare(kind, name)
  }

  return { prepare, load }
}
