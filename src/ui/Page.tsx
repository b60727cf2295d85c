import { Children, useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { icons } from './icons.tsx'

interface PageProps {
  title: string
  /** Shown small beside the title, such as the number of rows. */
  count?: ReactNode
  /** Quiet line below the title. */
  lead?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Link above the title. */
  back?: { to: string; label: string }
  children?: ReactNode
}

/** A page with its one heading. The heading takes the focus when a navigation has brought the person here. */
export function Page({ title, count, lead, actions, back, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(title)

  useEffect(() => {
    if (document.activeElement?.matches('main')) heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className="page">
      <header className="page-head">
        {back && (
          <Link className="page-back" to={back.to}>
            <icons.back />
            {back.label}
          </Link>
        )}
        <div className="page-title-row">
          <div className="page-words">
            <h1 ref={heading} tabIndex={-1}>
              {title}
              {count !== undefined && <span className="page-count">{count}</span>}
            </h1>
            {lead && <div className="page-lead">{lead}</div>}
          </div>
          {actions && (
            <menu className="page-actions">{Children.map(actions, (action) => action && <li>{action}</li>)}</menu>
          )}
        </div>
      </header>
      {children}
    </div>
  )
}

const product = 'Trousseau'

/** Names the page in the browser's tab. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title && title !== product ? `${title} – ${product}` : product
  }, [title])
}
