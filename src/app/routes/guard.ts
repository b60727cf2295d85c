import type { Route } from '#generated/definitions.gen.ts'
import type { Session } from '#client/session.ts'
import { tabStorage } from '#ui/browserStorage.ts'
import { screensDefinition as screens } from '../screensDefinition.ts'

export interface Visitor extends Pick<Session, 'isSignedIn'> {
  /**
   * Whether the server knows the session no more, such as after a new password. A session that cannot be checked counts
   * as alive.
   */
  hasEnded: () => Promise<boolean>
}

/**
 * Where a visitor is sent who may not see the screen at a route; undefined for one who may. A user whose session has
 * ended may sign in. It stays until then: other tabs have forms open that ask to sign in again, and lose nothing.
 */
export async function guard(route: Pick<Route, 'guard'>, visitor: Visitor): Promise<string | undefined> {
  if (route.guard === 'visitor') return visitor.isSignedIn() && !(await visitor.hasEnded()) ? screens.home : undefined
  if (route.guard === 'anyone') return undefined
  return visitor.isSignedIn() ? undefined : screens.signIn
}

const key = 'wanted'

/** Remembers, for this tab, the address that sign-in came before; without storage, sign-in leads to the home page. */
export function rememberWanted(address: string): void {
  tabStorage.setItem(key, address)
}

/** The remembered address below the base path. An address that a browser reads as another site is none. */
export function peekWanted(): string | undefined {
  const address = tabStorage.getItem(key)
  return address?.startsWith('/') && staysHere(address) ? address : undefined
}

const staysHere = (address: string) =>
  URL.canParse(address, location.href) && new URL(address, location.href).host === location.host

/** Forgets it: a session has begun or ended. */
export function forgetWanted(): void {
  tabStorage.removeItem(key)
}
