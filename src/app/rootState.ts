import { createContext } from 'react'

/** State that is known before the first screen, with or without a session. */
export interface RootState {
  /** How far the profile has come; -1 until the account says otherwise. */
  profileCreationStep: number
}

export const initialRootState: RootState = { profileCreationStep: -1 }

export const RootStateContext = createContext(initialRootState)
