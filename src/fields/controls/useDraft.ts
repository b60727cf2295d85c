import { useCallback, useEffect, useRef, useState } from 'react'

/** Pause in typing after which the value is committed, in milliseconds. */
const pause = 150

export interface Draft {
  text: string
  change: (text: string) => void
  /** Takes over what was typed last, if it has not been yet. */
  commit: () => void
  /** The field is left: takes over, and shows the text as it was understood. */
  leave: () => void
}

/**
 * The text of a control while it is typed. The form hears of it after a pause and when the field is left, so that a key
 * costs the same in a form of any size.
 * @param initial text to start with
 * @param onCommit takes the typed text over
 * @param tidy the text as it is shown once the field is left
 */
export function useDraft(initial: string, onCommit: (text: string) => void, tidy: (text: string) => string): Draft {
  const [text, setText] = useState(initial)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pending = useRef<string>(undefined)
  const take = useRef(onCommit)
  useEffect(() => {
    take.current = onCommit
  })
  const commit = useCallback(() => {
    clearTimeout(timer.current)
    const typed = pending.current
    pending.current = undefined
    if (typed !== undefined) take.current(typed)
  }, [])
  // What is taken off the screen, such as with its tab, keeps what was typed into it.
  useEffect(() => commit, [commit])
  return {
    text,
    change(next) {
      setText(next)
      pending.current = next
      clearTimeout(timer.current)
      timer.current = setTimeout(commit, pause)
    },
    commit,
    leave() {
      commit()
      setText(tidy(text))
    },
  }
}
