import { useId, type ReactNode } from 'react'

interface SectionCardProps {
  /** Without a title there is no heading and no named region. */
  title?: ReactNode
  /** One line of help under the title. */
  help?: ReactNode
  children?: ReactNode
}

/** A part of a page or form on its own sheet of paper. */
export function SectionCard({ title, help, children }: SectionCardProps) {
  const headingId = useId()
  return (
    <section className="section-card" aria-labelledby={title ? headingId : undefined}>
      {title && (
        <header className="section-head">
          <h2 id={headingId}>{title}</h2>
        </header>
      )}
      {help && <p className="section-help">{help}</p>}
      {children}
    </section>
  )
}
