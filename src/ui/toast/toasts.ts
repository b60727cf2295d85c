import type { Words } from '../text/useText.ts'

export type ToastType = 'error' | 'success' | 'warning'

/** One thing said about one field. */
export interface ToastItem {
  fieldName: Words
  message: Words
}

/** A message at the edge of the page. Its words are kept as such and spoken in the language of the moment. */
export interface Toast {
  id: string
  type: ToastType
  sendingTime: Date
  title: Words
  message: Words | readonly ToastItem[]
}

/** A toast to be added; id and time are given to it unless it brings them. */
export type NewToast = Omit<Toast, 'id' | 'sendingTime'> & Partial<Pick<Toast, 'id' | 'sendingTime'>>

export interface Toasts {
  /** Appends a toast and gives its id. */
  add: (toast: NewToast) => string
  dismiss: (id: string) => void
}
