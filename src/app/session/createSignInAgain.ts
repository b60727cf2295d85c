import type { ReactNode } from 'react'
import type { Answer } from '#client/Answer.ts'
import type { Session } from '#client/session.ts'
import { createStore } from '#ui/createStore.ts'
import { screensDefinition } from '../screensDefinition.ts'

/** What the server says of a session that lives and is too old for what was asked. */
const tooOld = 'ERR_ACC_SIGN_IN_AGAIN'

interface Asking {
  /** The form that is shown: one to sign in, or to confirm that. */
  form: string
  promise: Promise<boolean>
  end: (signedIn: boolean) => void
  /** Shows the form, once its code is there. */
  modal?: ReactNode
}

interface Parts {
  session: Session
  /** Fetches what shows a form over the screen. */
  fetchModal: (form: string) => Promise<ReactNode>
  /** It could not be fetched: the waiting calls end. */
  onUnavailable: () => unknown
  /** The session belongs to another account, which must not see the data on the screen. */
  onOtherAccount: () => void
}

/** One sign-in for all calls that were refused. It ends as soon as a session is there, wherever it came from. */
export function createSignInAgain({ session, fetchModal, onUnavailable, onOtherAccount }: Parts) {
  const open = createStore<Asking | undefined>(undefined)
  let refused: string | undefined

  function end(signedIn: boolean): void {
    open.get()?.end(signedIn)
    open.set(undefined)
  }

  session.subscribe(({ account }) => {
    const token = session.read()?.access_token
    if (!token || token === refused || !open.get()) return
    if (account !== undefined && session.read()?.sub !== account) onOtherAccount()
    else end(true)
  })

  return {
    /** Asks for a sign-in; all who ask while one is open wait for the same. False when the person gave up. */
    ask: ({ problem }: Pick<Answer, 'problem'>): Promise<boolean> => {
      const before = open.get()
      if (before) return before.promise
      let resolve: Asking['end'] = () => undefined
      const promise = new Promise<boolean>((ended) => (resolve = ended))
      const form = problem === tooOld ? screensDefinition.confirmSignIn : screensDefinition.signInAgain
      const asking = { form, promise, end: resolve }
      const ifOpen = (act: () => void) => open.get() === asking && act()
      refused = session.read()?.access_token
      open.set(asking)
      fetchModal(form).then(
        (modal) => ifOpen(() => open.set({ ...asking, modal })),
        () =>
          ifOpen(() => {
            onUnavailable()
            end(false)
          }),
      )
      return promise
    },
    /** What the modal shows; undefined while there is none. */
    asking: open.get,
    /** The person closed the modal without signing in. */
    giveUp: () => end(false),
    subscribe: open.subscribe,
  }
}
