import { Children, useEffect, useId, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import EmptyDrawer from './drawings/empty.svg?react'
import { icons } from './icons.tsx'
import { useText } from './text/useText.ts'

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
            <span>{back.label}</span>
          </Link>
        )}
        <div className="page-title-row">
          <div className="page-words">
            <h1 ref={heading} tabIndex={-1}>
              <span>{title}</span>
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

interface SectionCardProps {
  /** Without a title there is no heading and no named region. */
  title?: ReactNode
  help?: ReactNode
  /** Paper leaves the card out. */
  unprinted?: boolean
  children?: ReactNode
}

/** A part of a page or form on its own sheet of paper. */
export function SectionCard({ title, help, unprinted, children }: SectionCardProps) {
  const headingId = useId()
  return (
    <section
      className="section-card"
      data-unprinted={unprinted || undefined}
      aria-labelledby={title ? headingId : undefined}
    >
      {title && (
        <h2 id={headingId} className="section-title">
          {title}
        </h2>
      )}
      {help && <p className="section-help">{help}</p>}
      {children}
    </section>
  )
}

interface EmptyStateProps {
  title: string
  text?: string
  action?: ReactNode
}

/** Stands in place of rows when there are none, with an action to add one. */
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

interface SkeletonsProps {
  of: 'rows' | 'form' | 'details'
  count?: number
}

/** Pale shapes in place of loading content, so that the page does not jump when it comes. */
export function Skeletons({ of, count = 5 }: SkeletonsProps) {
  const text = useText()
  return (
    <div className={`skeletons skeletons-${of}`} role="status">
      <span className="visually-hidden">{text('app:common.loading')}</span>
      {Array.from({ length: count }, (_, position) => (
        <div key={position} className="skeleton" aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
