import type { Answer } from '#client/Answer.ts'
import type { Session } from '#client/session.ts'
import { createStore } from '#ui/createStore.ts'
import type { PreparedScreen, PrepareScreen } from '../screens/openScreens.tsx'
import { screensDefinition } from '../screensDefinition.ts'

/** What the server says of a session that lives and is too old for what was asked. */
const tooOld = 'ERR_ACC_SIGN_IN_AGAIN'

interface Asking {
  /** The form that is shown: one to sign in, or to confirm that. */
  form: string
  screen: Promise<PreparedScreen>
  promise: Promise<boolean>
  end: (signedIn: boolean) => void
}

/**
 * One sign-in for all calls that were refused. It ends as soon as a session is there, wherever it came from;
 * `onOtherAccount` runs when it belongs to another account, which must not see the data on the screen.
 */
export function createSignInAgain(session: Session, prepare: PrepareScreen, onOtherAccount: () => void) {
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
    /** Asks for a sign-in; all who ask while one is open wait for the same. False when the person gave up. */
    ask: ({ problem }: Pick<Answer, 'problem'>): Promise<boolean> => {
      const asking = open.get()
      if (asking) return asking.promise
      let end: Asking['end'] = () => undefined
      const promise = new Promise<boolean>((resolve) => (end = resolve))
      const form = problem === tooOld ? screensDefinition.confirmSignIn : screensDefinition.signInAgain
      const screen = prepare('form', form)
      // The modal says so itself.
      screen.catch(() => undefined)
      refused = session.read()?.access_token
      open.set({ form, screen, promise, end })
      return promise
    },
    /** What the modal shows; undefined while there is none. */
    asking: open.get,
    /** The person closed the modal without signing in. */
    giveUp: () => end(false),
    subscribe: open.subscribe,
  }
}
