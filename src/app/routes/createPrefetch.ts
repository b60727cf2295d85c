import { matchRoutes } from 'react-router-dom'
import type { Route } from '#generated/definitions.gen.ts'
import { routePattern, type RouteParts } from './createRoutes.ts'
import { guard } from './guard.ts'

/**
 * Fetches the code of the screen at an address of the product ahead. The navigation itself repeats a fetch that failed, and
 * reports it.
 */
export function createPrefetch({ screens, visitor, frames, screen, basePath }: Omit<RouteParts, 'signOut'>) {
  const patterns = screens.routes.map((route) => ({ path: routePattern(route.path), caseSensitive: true, route }))
  const fetched = new Set<Route>()
  return async (pathname: string): Promise<void> => {
    const route = matchRoutes(patterns, pathname, basePath)?.[0]?.route.route
    if (!route || fetched.has(route) || 'redirect' in route.screen) return
    if (guard(route, screens, visitor) !== undefined) return
    fetched.add(route)
    const all = await Promise.allSettled([frames[route.frame ?? 'app'](), screen(route.screen)])
    if (all.some(({ status }) => status === 'rejected')) fetched.delete(route)
  }
}

/** Tells where people are about to go: a link has the pointer or the focus. */
export function watchIntent(page: Document, go: (pathname: string) => void): void {
  for (const event of ['pointerover', 'focusin'] as const) {
    page.addEventListener(event, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin === page.location.origin && link.target === '') go(link.pathname)
    })
  }
}
