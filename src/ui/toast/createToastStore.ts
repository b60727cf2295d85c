import { type Translate, say, type Words } from '../text/useText.ts'
import { createStore } from '../createStore.ts'
import type { NewToast, Toast, Toasts } from './toasts.ts'

const mostAtOnce = 4

export interface ToastStore extends Toasts {
  list: () => readonly Toast[]
  subscribe: (listener: () => void) => () => void
}

const keys = (...asked: unknown[]) => JSON.stringify(asked)
const inNoLanguage: Translate = Object.assign(keys, { optional: keys })

/** What a message says, in no language: words are functions, and none is the same as another. */
function saying({ type, title, message }: NewToast): string {
  const own = (words: Words) => say(inNoLanguage, words)
  const items =
    typeof message === 'object' ? message.map((item) => [own(item.fieldName), own(item.message)]) : own(message)
  return JSON.stringify([type, own(title), items])
}

/** The list of messages. `now` gives the time of those that bring none; an error stays longest when room is short. */
export function createToastStore(now: () => Date): ToastStore {
  const toasts = createStore<readonly Toast[]>([])
  let count = 0

  function makeRoom(list: readonly Toast[]): readonly Toast[] {
    if (list.length <= mostAtOnce) return list
    const older = list.slice(0, -1)
    const leaves = older.find((toast) => toast.type !== 'error') ?? older[0]
    return list.filter((toast) => toast !== leaves)
  }

  return {
    add(toast: NewToast) {
      const id = toast.id ?? `toast-${++count}`
      const said = saying(toast)
      const others = toasts.get().filter((other) => other.id !== id && saying(other) !== said)
      toasts.set(makeRoom([...others, { ...toast, id, sendingTime: toast.sendingTime ?? now() }]))
      return id
    },
    dismiss(id) {
      const left = toasts.get().filter((toast) => toast.id !== id)
      if (left.length < toasts.get().length) toasts.set(left)
    },
    list: toasts.get,
    subscribe: toasts.subscribe,
  }
}
