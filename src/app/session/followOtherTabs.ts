import { tokenPayload, type Session, type TokenPayload } from '#client/session.ts'

interface Followed {
  session: Pick<Session, 'read' | 'subject' | 'subscribe'>
  now: () => Date
  /** Another tab signed out. */
  onSignedOut: () => void
  /** Another tab signed in with another account. */
  onOtherAccount: () => void
  /** Another tab signed in while this one had no session. */
  onSignedIn: () => void
}

/**
 * Keeps this tab in step with the others. A session that merely ran out changes nothing here: what is typed stays, and
 * the next call asks for a sign-in.
 */
export function followOtherTabs({ session, now, ...react }: Followed): void {
  session.subscribe(({ token: before, account, elsewhere }) => {
    const token = session.read()?.access_token
    if (!elsewhere || token === before) return
    if (token === undefined) {
      const { exp = Infinity }: Partial<TokenPayload> = before === undefined ? {} : tokenPayload(before)
      if (exp * 1000 <= now().getTime()) return
      react.onSignedOut()
    } else if (account !== undefined && account !== session.subject()) react.onOtherAccount()
    else if (before === undefined) react.onSignedIn()
  })
}
