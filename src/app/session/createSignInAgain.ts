import type { ReactNode } from 'react'
import type { Answer } from '#client/Answer.ts'
import type { Session } from '#client/session.ts'
import { createStore } from '#ui/createStore.ts'
import { screensDefinition } from '../screensDefinition.ts'

/** The code of the server for a valid session that is too old for a call. */
const tooOld = 'ERR_ACC_SIGN_IN_AGAIN'

interface Parts {
  session: Session
  /** Fetches what shows a form over the screen: one to sign in, or to confirm that. */
  fetchModal: (form: string) => Promise<ReactNode>
  /** It could not be fetched: the waiting calls end. */
  onUnavailable: () => unknown
  /** The session belongs to another account, which must not see the data on the screen. */
  onOtherAccount: () => void
}

/** A single sign-in for all refused calls. It ends as soon as a session is there, wherever it came from. */
export function createSignInAgain({ session, fetchModal, onUnavailable, onOtherAccount }: Parts) {
  const modal = createStore<ReactNode>(undefined)
  let waiting: ((signedIn: boolean) => void)[] = []
  let refused: string | undefined

  function end(signedIn: boolean): void {
    for (const tell of waiting) tell(signedIn)
    waiting = []
    modal.set(undefined)
  }

  session.subscribe(({ account }) => {
    const token = session.read()?.access_token
    if (!token || token === refused || waiting.length === 0) return
    if (account !== undefined && session.read()?.sub !== account) onOtherAccount()
    else end(true)
  })

  return {
    /** Asks for a sign-in; all who ask while one is open wait for the same. False when the person gave up. */
    ask: ({ problem }: Pick<Answer, 'problem'>) =>
      new Promise<boolean>((tell) => {
        waiting.push(tell)
        if (waiting.length > 1) return
        const opener = waiting
        refused = session.read()?.access_token
        fetchModal(problem === tooOld ? screensDefinition.confirmSignIn : screensDefinition.signInAgain).then(
          (fetched) => waiting === opener && modal.set(fetched),
          () => {
            if (waiting !== opener) return
            onUnavailable()
            end(false)
          },
        )
      }),
    /** Shows the form once its code is there; nothing where no sign-in is asked for. */
    modal,
    /** The person closed the modal without signing in. */
    giveUp: () => end(false),
  }
}
