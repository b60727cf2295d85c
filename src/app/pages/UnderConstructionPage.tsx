import './pages.css'
import { useText } from '#ui/text/useText.ts'
import { useDocumentTitle } from '#ui/Page.tsx'
import BuildingSite from './buildingSite.svg?react'

export function UnderConstructionPage() {
  const text = useText()
  useDocumentTitle(text('app:pages.underConstruction.title'))
  return (
    <div className="only-image">
      <h1 tabIndex={-1} className="visually-hidden">
        {text('app:pages.underConstruction.title')}
      </h1>
      <BuildingSite aria-label={text('app:pages.underConstruction.image')} />
    </div>
  )
}
