import { readFileSync } from 'node:fs'
import type { Route, ScreensDefinition } from '#generated/definitions.gen.ts'

/** How a screen is come to, and what shows that it can be used. */
export interface Way {
  /** Path of its route, with `{name}` for what differs. */
  screen: string
  /** Whether somebody must be signed in. */
  signedIn: boolean
  /** CSS selector of the first thing that one can use or came to read. */
  usable: string
  /** Screen on which a link leads to it; its address is opened if there is none, as from a mail or a bookmark. */
  from?: string
  /** CSS selector of the menu that holds the link. */
  menu?: string
}

/** What is clicked on its way. Routes that are not named are opened by their address. */
const links: Record<string, Pick<Way, 'from' | 'menu'>> = {
  '/signin': { from: '/' },
  '/signup': { from: '/signin' },
  '/password/renew': { from: '/signin' },
  '/dashboard': { from: '/bien' },
  '/underconstruction': { from: '/dashboard' },
  '/bien': { from: '/dashboard' },
  '/bien/new': { from: '/bien' },
  '/bien/{realestateUuid}/details': { from: '/bien' },
  '/bien/{realestateUuid}/edit': { from: '/bien/{realestateUuid}/details' },
  '/tenant': { from: '/dashboard' },
  '/tenant/new': { from: '/tenant' },
  '/tenant/individual/{tenantUuid}/details': { from: '/tenant' },
  '/tenant/individual/{tenantUuid}/edit': { from: '/tenant/individual/{tenantUuid}/details' },
  '/tenant/corporation/{tenantUuid}/details': { from: '/tenant' },
  '/tenant/corporation/{tenantUuid}/edit': { from: '/tenant/corporation/{tenantUuid}/details' },
  '/account': { from: '/dashboard', menu: '.user-button' },
  '/account/edit': { from: '/account' },
}

const pages: Record<string, string> = { dashboard: '.dashboard-columns', underConstruction: '.only-image' }

function usableOf(screen: Route['screen']): string {
  if ('list' in screen) return '.list-sheet a'
  if ('form' in screen) return 'form input'
  if ('details' in screen) return '.details-sections'
  if ('notice' in screen) return '.notice'
  return ('page' in screen && pages[screen.page]) || 'h1'
}

/** A way to each screen of the definitions; routes that only lead on are none. */
export function ways(): Way[] {
  const { routes } = JSON.parse(readFileSync('schemas/screens.json', 'utf8')) as ScreensDefinition
  return routes.flatMap(({ path, guard, screen }) =>
    'redirect' in screen
      ? []
      : [{ screen: path, signedIn: guard === 'signedIn', usable: usableOf(screen), ...links[path] }],
  )
}
