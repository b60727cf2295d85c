import { createStore } from '../createStore.ts'
import type { Translate, Words } from '../text/useText.ts'

export type ToastType = 'error' | 'success' | 'warning'

interface ToastItem {
  fieldName: string
  message: string
}

/** A message at the edge of the page. Its words are kept as such and spoken in the language of the moment. */
export interface Toast {
  id: string
  type: ToastType
  sendingTime: Date
  title: Words
  message: Words<string | readonly ToastItem[]>
}

/** A toast to be added; it gets an id unless it brings one. */
export type NewToast = Omit<Toast, 'id' | 'sendingTime'> & Partial<Pick<Toast, 'id'>>

const maxAtOnce = 4

export type ToastStore = ReturnType<typeof createToastStore>

export type Toasts = Pick<ToastStore, 'add' | 'dismiss'>

const keys = (...parts: unknown[]) => JSON.stringify(parts)
const inNoLanguage: Translate = Object.assign(keys, { optional: keys })

/** The content of a message in no language. Texts are functions, so they cannot be compared. */
const contentOf = ({ type, title, message }: NewToast) => keys(type, title(inNoLanguage), message(inNoLanguage))

/** The list of messages; an error stays longest when room is short. */
export function createToastStore(now: () => Date) {
  const toasts = createStore<readonly Toast[]>([])
  let count = 0

  /** Removes the oldest message that is no error if there are too many. */
  function makeRoom(list: readonly Toast[]): readonly Toast[] {
    if (list.length <= maxAtOnce) return list
    const older = list.slice(0, -1)
    const leaves = older.find((toast) => toast.type !== 'error') ?? older[0]
    return list.filter((toast) => toast !== leaves)
  }

  return {
    /** Appends a toast and returns its id. A toast with the same content is replaced. */
    add(toast: NewToast): string {
      const id = toast.id ?? `toast-${++count}`
      const content = contentOf(toast)
      const others = toasts.get().filter((other) => other.id !== id && contentOf(other) !== content)
      toasts.set(makeRoom([...others, { ...toast, id, sendingTime: now() }]))
      return id
    },
    dismiss: (id: string) => toasts.set(toasts.get().filter((toast) => toast.id !== id)),
    list: toasts.get,
    subscribe: toasts.subscribe,
  }
}
