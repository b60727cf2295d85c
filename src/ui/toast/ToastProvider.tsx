import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { icons } from '../icons.tsx'
import { useText } from '../text/useText.ts'
import type { Toast, ToastStore } from './toasts.ts'
import './toast.css'
import { useStore } from '../useStore.ts'

/** The height that messages take from the window's lower edge, with the gap below them. */
const roomOf = (box: HTMLElement | null): string => (box?.offsetHeight ? `${box.offsetHeight + 12}px` : '0px')

interface ToastProviderProps {
  store: ToastStore
  children: ReactNode
}

/**
 * Shows the messages of a store over everything below, in the order in which they came: what went well for a moment, all
 * else in the corner, where the page makes room at its end. The list is there from the start, or nothing would be read out.
 * By hand: antd's notification weighs 60 kB alone (gzip, without React), and `/` has 2 kB of its 145 left.
 */
export function ToastProvider({ store, children }: ToastProviderProps) {
  const toasts = useStore(store.subscribe, store.list)
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
    const observer = new ResizeObserver(() => style.setProperty('--toasts', roomOf(box)))
    if (box) observer.observe(box)
    return () => {
      observer.disconnect()
      style.removeProperty('--toasts')
    }
  }, [])

  const cards = (done: boolean) =>
    toasts
      .filter(({ type }) => (type === 'success') === done)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onDismiss={store.dismiss} />)
  return (
    <>
      {children}
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
    </>
  )
}

const shownForMilliseconds = { success: 4000, warning: 8000 }

interface ToastCardProps {
  toast: Toast
  onDismiss: (id: string) => void
}

/** A message. It disappears by itself, unless it is an error, or has the pointer or the focus. */
function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const text = useText()
  const [held, setHeld] = useState(false)
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  const holding = { onPointerEnter: hold, onFocus: hold, onPointerLeave: release, onBlur: release }
  const { id, type } = toast

  useEffect(() => {
    if (type === 'error' || held) return
    const timer = setTimeout(() => onDismiss(id), shownForMilliseconds[type])
    return () => clearTimeout(timer)
  }, [type, held, id, onDismiss])

  const Icon = icons[type]
  return (
    <div {...holding} className="toast" data-type={type} role={type === 'error' ? 'alert' : 'status'}>
      <Icon className="toast-icon" />
      <div className="toast-body">
        <p className="toast-title">{toast.title(text)}</p>
        <ToastMessage message={toast.message} />
        {type !== 'success' && (
          // The same in every language: `dd/mm/yyyy, hh:MM:ss`, in local time.
          <time className="toast-time" dateTime={toast.sendingTime.toISOString()}>
            {toast.sendingTime.toLocaleString('en-GB')}
          </time>
        )}
      </div>
      <button type="button" className="icon-button toast-close" onClick={() => onDismiss(id)}>
        <icons.close />
        <span className="visually-hidden">{text('app:toasts.close')}</span>
      </button>
    </div>
  )
}

/** The message of a toast: a text, or a list of fields with their problems. */
function ToastMessage({ message }: Pick<Toast, 'message'>) {
  const text = useText()
  const content = message(text)
  if (typeof content === 'string') return content && <p className="toast-message">{content}</p>
  return (
    <ul className="toast-message">
      {content.map((item, position) => (
        <li key={position}>
          <strong>{item.fieldName}</strong>
          <span>{text('app:toasts.colon')}</span>
          <span>{item.message}</span>
        </li>
      ))}
    </ul>
  )
}
