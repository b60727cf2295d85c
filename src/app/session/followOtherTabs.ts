import { tokenPayload, type Session, type TokenPayload } from '#client/session.ts'

interface Followed {
  session: Pick<Session, 'read' | 'subject' | 'subscribe'>
  /** Where the `storage` events of other tabs arrive. */
  events: Pick<EventTarget, 'addEventListener'>
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
 * the next call asks for a sign-in. To be called before anything else subscribes to the session.
 */
export function followOtherTabs({ session, events, now, ...react }: Followed): void {
  let before: string | undefined
  let seenSubject: string | undefined

  events.addEventListener('storage', () => {
    before = session.read()?.access_token
    if (before !== undefined) seenSubject = session.subject()
  })
  // Makes the session take the event in, between the listener above and the one below.
  session.subscribe(() => undefined)
  events.addEventListener('storage', () => {
    const token = session.read()?.access_token
    if (token === before) return
    if (token === undefined) {
      const { exp = Infinity }: Partial<TokenPayload> = before === undefined ? {} : tokenPayload(before)
      if (exp * 1000 <= now().getTime()) return
      react.onSignedOut()
    } else if (seenSubject !== undefined && seenSubject !== session.subject()) react.onOtherAccount()
    else if (before === undefined) react.onSignedIn()
  })
}
