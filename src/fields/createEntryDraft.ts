import { setAt, type Json } from '#engine/record/path.ts'

interface EntryState {
  entry: Json
  /** Paths that were left, or all after an attempt to add. */
  touched: ReadonlySet<string>
  focused: string | undefined
}

/** The entry that is being typed, before it joins its list. */
export interface EntryDraft {
  state: () => EntryState
  set: (path: string, value: unknown) => void
  focus: (path: string) => void
  leave: (path: string) => void
  /** Shows all that is wrong. */
  touch: (paths: readonly string[]) => void
  subscribe: (listener: () => void) => () => void
}

/** @param led field that the focus is led to; leaving it again without having typed anything is no mistake */
export function createEntryDraft(entry: Json, led?: string): EntryDraft {
  let state: EntryState = { entry, touched: new Set(), focused: undefined }
  const listeners = new Set<() => void>()
  const change = (next: Partial<EntryState>) => {
    state = { ...state, ...next }
    for (const listener of [...listeners]) listener()
  }
  return {
    state: () => state,
    set: (path, value) => change({ entry: setAt(state.entry, path, value) }),
    focus: (path) => change({ focused: path }),
    leave(path) {
      const focused = state.focused === path ? undefined : state.focused
      const unasked = path === led && state.entry === entry
      led = undefined
      change({ focused, ...(!unasked && { touched: new Set([...state.touched, path]) }) })
    },
    touch: (paths) => change({ focused: undefined, touched: new Set(paths) }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
