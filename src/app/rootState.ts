import { createContext } from 'react'

/** What the application knows from its first moment on, whoever is there. */
export interface RootState {
  /** How far the profile has come; -1 until the account says otherwise. */
  profileCreationStep: number
}

export const initialRootState: RootState = { profileCreationStep: -1 }

export const RootStateContext = createContext(initialRootState)
