import Key from './drawings/key.svg?react'
import Letter from './drawings/letter.svg?react'

/** Drawings that a definition may name. They say nothing that the words beside them do not say. */
export const drawings: Partial<Record<string, typeof Key>> = {
  letter: Letter,
  key: Key,
}
