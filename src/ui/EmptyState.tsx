import type { ReactNode } from 'react'
import EmptyDrawer from './drawings/empty.svg?react'

interface EmptyStateProps {
  title: string
  text?: string
  /** The button for the next step. */
  action?: ReactNode
}

/** What stands where there is nothing yet: a drawing, one sentence, the next step. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <EmptyDrawer />
      <p className="empty-title">{title}</p>
      {text && <p className="empty-text">{text}</p>}
      {action}
    </div>
  )
}
