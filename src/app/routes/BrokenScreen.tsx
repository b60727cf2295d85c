import { useText } from '#ui/text/useText.ts'
import { useDocumentTitle } from '#ui/Page.tsx'
import { useApplication } from '../Application.ts'

/** Stands in for a screen that could not be fetched or drawn. Both ways out load the page anew. */
export function BrokenScreen() {
  const text = useText()
  const { basePath } = useApplication()
  useDocumentTitle(text('app:pages.broken.title'))
  return (
    <div className="centred-page">
      <h1 tabIndex={-1}>{text('app:pages.broken.title')}</h1>
      <p className="quiet">{text('app:pages.broken.text')}</p>
      <p className="button-row">
        <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
          {text('app:pages.broken.retry')}
        </button>
        <a className="button" href={basePath}>
          {text('app:pages.broken.home')}
        </a>
      </p>
    </div>
  )
}

/** The same where the frame itself is missing. */
export function BrokenPage() {
  return (
    <main tabIndex={-1}>
      <BrokenScreen />
    </main>
  )
}
