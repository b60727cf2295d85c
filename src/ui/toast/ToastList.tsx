import { useEffect, useRef } from 'react'
import { useText } from '../text/useText.ts'
import { ToastCard } from './ToastCard.tsx'
import type { Toast } from './toasts.ts'
import './toast.css'

interface ToastListProps {
  toasts: readonly Toast[]
  onDismiss: (id: string) => void
}

/** The messages in the order in which they came. The list is there from the start, or nothing would be read out. */
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

  return (
    <section
      ref={list}
      className="toasts"
      aria-label={text('app:toasts.label')}
      aria-live="polite"
      aria-relevant="additions"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </section>
  )
}
