import type { Route, ScreensDefinition } from '#generated/definitions.gen.ts'

/** What a guard asks of the session. */
export interface Visitor {
  isSignedIn: () => boolean
  hasAny: (roles: readonly string[]) => boolean
  hasAll: (roles: readonly string[]) => boolean
}

export type Verdict = 'open' | { to: string; remember: boolean }

/** Whether a visitor may see the screen at a route, and where he is sent if not. */
export function guard(
  route: Pick<Route, 'guard' | 'roles'>,
  screens: Pick<ScreensDefinition, 'signIn' | 'home' | 'notFound'>,
  visitor: Visitor,
): Verdict {
  if (route.guard === 'visitor') return visitor.isSignedIn() ? { to: screens.home, remember: false } : 'open'
  if (route.guard === 'anyone') return 'open'
  if (!visitor.isSignedIn()) return { to: screens.signIn, remember: true }
  const { any, all } = route.roles ?? {}
  const allowed = (!any || visitor.hasAny(any)) && (!all || visitor.hasAll(all))
  return allowed ? 'open' : { to: screens.notFound, remember: false }
}
