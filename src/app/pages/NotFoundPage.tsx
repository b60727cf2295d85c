import { Link } from 'react-router-dom'
import { useText } from '#ui/text/useText.ts'
import { useDocumentTitle } from '#ui/Page.tsx'
import { PageHead } from '../frames/PageHead.tsx'
import LostKey from './lostKey.svg?react'

export function NotFoundPage() {
  const text = useText()
  useDocumentTitle(text('app:pages.notFound.documentTitle'))
  return (
    <div className="card-frame">
      <PageHead className="card-frame-head" />
      <main tabIndex={-1} className="centred-page">
        <LostKey />
        <h1 tabIndex={-1}>{text('app:pages.notFound.title')}</h1>
        <Link className="button button-primary" to="/">
          {text('app:pages.notFound.home')}
        </Link>
      </main>
    </div>
  )
}
