import { setAt, type Json } from '#engine/record/path.ts'

interface EntryState {
  entry: Json
  /** Paths that were left, or all after an attempt to add. */
  touched: ReadonlySet<string>
  focused: string | undefined
  /** A save was stopped by it. */
  refused: boolean
  /** Grows when the entry starts anew: its controls then do, too. */
  round: number
}

/** The entry that is being typed, before it joins its list. */
export interface EntryDraft {
  state: () => EntryState
  /** Something else stands in it than at its start. */
  started: () => boolean
  set: (path: string, value: unknown) => void
  focus: (path: string) => void
  leave: (path: string) => void
  /** Shows all that is wrong. @param refused because a save was tried */
  touch: (paths: readonly string[], refused?: boolean) => void
  /** Starts anew. @param led field that the focus is led to; leaving it again without having typed is no mistake */
  clear: (led?: string) => void
  subscribe: (listener: () => void) => () => void
}

/** @param fresh what an entry starts with */
export function createEntryDraft(fresh: Json): EntryDraft {
  const start = { entry: fresh, touched: new Set<string>(), focused: undefined, refused: false }
  let state: EntryState = { ...start, round: 0 }
  let unasked: string | undefined
  const listeners = new Set<() => void>()
  const change = (next: Partial<EntryState>) => {
    state = { ...state, ...next }
    for (const listener of [...listeners]) listener()
  }
  const started = () => JSON.stringify(state.entry) !== JSON.stringify(fresh)
  return {
    state: () => state,
    started,
    set: (path, value) => change({ entry: setAt(state.entry, path, value) }),
    // After a refused save the focus is led to a field, and what is wrong with it stays in sight.
    focus: (path) => change({ focused: state.refused ? undefined : path }),
    leave(path) {
      const focused = state.focused === path ? undefined : state.focused
      const isAsked = path !== unasked || started()
      unasked = undefined
      change({ focused, ...(isAsked && { touched: new Set([...state.touched, path]) }) })
    },
    touch: (paths, refused = false) => change({ focused: undefined, touched: new Set(paths), refused }),
    clear(led) {
      unasked = led
      change({ ...start, round: state.round + 1 })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
