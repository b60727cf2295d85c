import type { Route } from '#generated/definitions.gen.ts'
import type { Session } from '#client/session.ts'
import { tabStorage } from '#ui/browserStorage.ts'
import { screensDefinition as screens } from '../screensDefinition.ts'

/** What a guard asks of the session. */
export type Visitor = Pick<Session, 'isSignedIn'>

/** Where a visitor is sent who may not see the screen at a route; undefined for one who may. */
export function guard(route: Pick<Route, 'guard'>, visitor: Visitor): string | undefined {
  if (route.guard === 'visitor') return visitor.isSignedIn() ? screens.home : undefined
  if (route.guard === 'anyone') return undefined
  return visitor.isSignedIn() ? undefined : screens.signIn
}

const key = 'wanted'

/** Remembers, for this tab, the address that sign-in came before; without storage, sign-in leads to the home page. */
export function rememberWanted(address: string): void {
  tabStorage.setItem(key, address)
}

/** The remembered address below the base path. */
export function peekWanted(): string | undefined {
  const address = tabStorage.getItem(key)
  return address?.startsWith('/') && !address.startsWith('//') ? address : undefined
}

/** Forgets it: a session has begun or ended. */
export function forgetWanted(): void {
  tabStorage.removeItem(key)
}
