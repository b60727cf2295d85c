import type { Session } from '#client/session.ts'

interface Followed {
  session: Pick<Session, 'read' | 'subscribe'>
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
  session.subscribe(({ before, account, elsewhere }) => {
    const next = session.read()
    if (!elsewhere || next?.access_token === before?.access_token) return
    if (!next) {
      if ((before?.exp ?? Infinity) * 1000 > now().getTime()) react.onSignedOut()
    } else if (account !== undefined && account !== next.sub) react.onOtherAccount()
    else if (!before) react.onSignedIn()
  })
}
