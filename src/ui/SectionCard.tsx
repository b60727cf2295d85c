import { useId, type ReactNode } from 'react'

interface SectionCardProps {
  /** Without a title there is no heading and no named region. */
  title?: ReactNode
  /** One line of help under the title. */
  help?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Target of links to this part. */
  id?: string
  children?: ReactNode
}

/** A part of a page or form on its own sheet of paper. */
export function SectionCard({ title, help, actions, id, children }: SectionCardProps) {
  const headingId = useId()
  return (
    <section className="section-card" id={id} aria-labelledby={title ? headingId : undefined}>
      {(title || actions) && (
        <header className="section-head">
          {title && <h2 id={headingId}>{title}</h2>}
          {actions && <div className="section-actions">{actions}</div>}
        </header>
      )}
      {help && <p className="section-help">{help}</p>}
      {children}
    </section>
  )
}
