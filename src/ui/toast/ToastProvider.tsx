import { useSyncExternalStore, type ReactNode } from 'react'
import { ToastContext } from './toasts.ts'
import type { ToastStore } from './createToastStore.ts'
import { ToastList } from './ToastList.tsx'

interface ToastProviderProps {
  store: ToastStore
  children: ReactNode
}

/** Lets everything below add messages, and shows them. */
export function ToastProvider({ store, children }: ToastProviderProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.list)
  return (
    <ToastContext value={store}>
      {children}
      <ToastList toasts={toasts} onDismiss={store.dismiss} />
    </ToastContext>
  )
}
