import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { useText } from '../text/useText.ts'
import { ToastCard } from './ToastCard.tsx'
import type { Toast } from './toasts.ts'
import './toast.css'
import type { ToastStore } from './createToastStore.ts'

interface ToastListProps {
  toasts: readonly Toast[]
  onDismiss: (id: string) => void
}

/**
 * The messages in the order in which they came: what went well for a moment at the bottom, all else at the top, where the
 * page makes room. The list is there from the start, or nothing would be read out.
 * By hand: antd's notification weighs 60 kB alone (gzip, without React), and `/` has 2 kB of its 145 left.
 */
export function ToastList({ toasts, onDismiss }: ToastListProps) {
  const text = useText()
  const list = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)?.id

  useEffect(() => {
    if (!newest) return
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const behavior = still ? 'auto' : 'smooth'
    list.current?.scrollIntoView({ behavior, block: 'nearest' })
    list.current?.scrollTo({ top: list.current.scrollHeight, behavior })
  }, [newest])

  useLayoutEffect(() => {
    const { current: box } = list
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--toasts', `${box?.offsetHeight ?? 0}px`))
    if (box) observer.observe(box)
    return () => {
      observer.disconnect()
      style.removeProperty('--toasts')
    }
  }, [])

  const cards = (done: boolean) =>
    toasts
      .filter(({ type }) => (type === 'success') === done)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />)
  return (
    <section
      ref={list}
      className="toasts"
      aria-label={text('app:toasts.label')}
      aria-live="polite"
      aria-relevant="additions"
    >
      {cards(false)}
      <div className="toasts-done">{cards(true)}</div>
    </section>
  )
}

interface ToastProviderProps {
  store: ToastStore
  children: ReactNode
}

/** Shows the messages of a store over everything below. */
export function ToastProvider({ store, children }: ToastProviderProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.list)
  return (
    <>
      {children}
      <ToastList toasts={toasts} onDismiss={store.dismiss} />
    </>
  )
}
