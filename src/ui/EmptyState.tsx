import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  text?: string
  /** The button for the next step. */
  action?: ReactNode
  /** Drawing; an empty drawer unless given. */
  drawing?: ReactNode
}

/** What stands where there is nothing yet: a drawing, one sentence, the next step. */
export function EmptyState({ title, text, action, drawing }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {drawing ?? <EmptyDrawer />}
      <p className="empty-title">{title}</p>
      {text && <p className="empty-text">{text}</p>}
      {action}
    </div>
  )
}

function EmptyDrawer() {
  return (
    <svg className="empty-drawing" viewBox="0 0 200 132" width="200" height="132" aria-hidden="true" focusable="false">
      <ellipse cx="100" cy="120" rx="84" ry="7" fill="var(--sunken)" />
      <path
        d="M38 60h124v52a5 5 0 0 1-5 5H43a5 5 0 0 1-5-5V60Z"
        fill="var(--surface)"
        stroke="var(--border)"
        strokeWidth="1.6"
      />
      <path
        d="M38 60 52 40h96l14 20Z"
        fill="var(--sunken)"
        stroke="var(--border)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M84 78h32v7a4 4 0 0 1-4 4H88a4 4 0 0 1-4-4v-7Z" fill="none" stroke="var(--border)" strokeWidth="1.6" />
      <g fill="none" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round">
        <circle cx="100" cy="15" r="9" />
        <path d="M100 24v24M100 36h8M100 43h6" />
      </g>
    </svg>
  )
}
