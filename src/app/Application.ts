import type { i18n } from 'i18next'
import type { createBrowserRouter } from 'react-router-dom'
import type { Session } from '#client/session.ts'
import { neededContext } from '#ui/neededContext.ts'
import type { ToastStore } from '#ui/toast/toasts.ts'
import type { Drafts } from './drafts/createDrafts.ts'
import type { Identifier } from './session/createIdentifier.ts'
import type { ShownScreen } from './screensDefinition.ts'
import type { createSignInAgain } from './session/createSignInAgain.ts'

/** Parts that exist once per page load. */
export interface Application {
  words: i18n
  session: Session
  identifier: Identifier
  toasts: ToastStore
  drafts: Drafts
  /** Deletes drafts and the known identifier, so that the next person on this device sees neither. */
  forgetPerson: () => void
  router: ReturnType<typeof createBrowserRouter>
  signInAgain: ReturnType<typeof createSignInAgain>
  /** Fetches code, words and definitions of a screen. */
  fetchScreen: (screen: ShownScreen) => Promise<unknown>
  /** Path that every address of the product starts with; ends with a slash. */
  basePath: string
  rootState: typeof initialRootState
}

/** The state before the first screen, with or without a session. */
export const initialRootState = {
  /** How far the profile has come; -1 until the account says otherwise. */
  profileCreationStep: -1,
}

export const [ApplicationContext, useApplication] = neededContext<Application>('Application')
