import type { ReactNode } from 'react'
import './form.css'

interface ActionBarProps {
  /** Stands before the buttons: what is missing. */
  summary?: ReactNode
  /** Buttons, the one that saves last. */
  children: ReactNode
}

/** The end of a form, kept in sight at the bottom of the window. */
export function ActionBar({ summary, children }: ActionBarProps) {
  return (
    <div className="form-actions">
      <div className="form-actions-summary">{summary}</div>
      <div className="form-actions-buttons">{children}</div>
    </div>
  )
}
