import type { Answer } from '#client/Answer.ts'
import type { Session } from '#client/session.ts'
import { createStore } from '#ui/createStore.ts'

/** What the server says of a session that lives and is too old for what was asked. */
const tooOld = 'ERR_ACC_SIGN_IN_AGAIN'

interface Asking {
  promise: Promise<boolean>
  end: (signedIn: boolean) => void
  confirms: boolean
}

export interface SignInAgain {
  /** Asks for a sign-in; all who ask while one is open wait for the same. False when the person gave up. */
  ask: (refusal: Pick<Answer, 'problem'>) => Promise<boolean>
  /** Whether the session lives and only has to be confirmed. */
  isConfirmation: () => boolean
  /** True while the modal is to be shown. */
  isOpen: () => boolean
  /** The person closed the modal without signing in. */
  giveUp: () => void
  subscribe: (listener: () => void) => () => void
}

/**
 * One sign-in for all calls that were refused. It ends as soon as a session is there, wherever it came from;
 * `onOtherAccount` runs when it belongs to another account, which must not see the data on the screen.
 */
export function createSignInAgain(session: Session, onOtherAccount: () => void): SignInAgain {
  const open = createStore<Asking | undefined>(undefined)
  let lastSubject = session.subject()
  let refused: string | undefined

  function end(signedIn: boolean): void {
    open.get()?.end(signedIn)
    open.set(undefined)
  }

  session.subscribe(() => {
    const token = session.read()?.access_token
    if (!token || token === refused) return
    const subject = session.subject()
    const other = lastSubject !== undefined && subject !== lastSubject
    lastSubject = subject
    if (!open.get()) return
    if (other) onOtherAccount()
    else end(true)
  })

  return {
    ask({ problem }) {
      const asking = open.get()
      if (asking) return asking.promise
      let end: Asking['end'] = () => undefined
      const promise = new Promise<boolean>((resolve) => (end = resolve))
      refused = session.read()?.access_token
      open.set({ promise, end, confirms: problem?.details === tooOld })
      return promise
    },
    isOpen: () => open.get() !== undefined,
    isConfirmation: () => open.get()?.confirms ?? false,
    giveUp: () => end(false),
    subscribe: open.subscribe,
  }
}
