import './pages.css'
import { Link } from 'react-router-dom'
import { NamedIcon } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import { useDocumentTitle } from '#ui/Page.tsx'
import { PageHead } from '../frames/PageHead.tsx'
import type { SVGAttributes } from 'react'
import picture from './ledgerPicture.json'
import Ledger from './ledgerPicture.svg?react'

const promises = [
  { id: 'estates', icon: 'home' },
  { id: 'tenants', icon: 'people' },
  { id: 'papers', icon: 'documents' },
]

/** The public page: what this is, a look at it, and two ways in. */
export function LandingPage() {
  const text = useText()
  useDocumentTitle(text('app:pages.landing.documentTitle'))
  return (
    <div className="landing">
      <PageHead className="landing-head">
        <nav className="landing-nav" aria-label={text('app:pages.landing.nav')}>
          <Link className="button" to="/signin">
            {text('app:pages.landing.login')}
          </Link>
          <Link className="button button-primary" to="/signup">
            {text('app:pages.landing.register')}
          </Link>
        </nav>
      </PageHead>
      <main tabIndex={-1} className="landing-main">
        <section className="landing-hero">
          <div className="landing-words">
            <h1 tabIndex={-1}>{text('app:pages.landing.title')}</h1>
            <p className="landing-lead">{text('app:pages.landing.lead')}</p>
          </div>
          <LedgerPicture />
        </section>
        <section className="landing-promises" aria-label={text('app:pages.landing.promises')}>
          {promises.map(({ id, icon }) => (
            <article key={id}>
              <span className="landing-icon">
                <NamedIcon name={icon} />
              </span>
              <h2>{text(`app:pages.landing.${id}.title`)}</h2>
              <p>{text(`app:pages.landing.${id}.text`)}</p>
            </article>
          ))}
        </section>
      </main>
      <footer className="landing-foot">{text('app:frame.footer')}</footer>
    </div>
  )
}

type Label = SVGAttributes<SVGTextElement> & { id: string }

/** The list of the product, drawn: menu, title, search, four rows. */
function LedgerPicture() {
  const text = useText()
  const word = (key: string) => text(`app:pages.landing.picture.${key}`)
  const texts = (all: Label[], prefix = '') =>
    all.map(({ id, ...look }) => (
      <text key={id} {...look}>
        {word(prefix + id)}
      </text>
    ))
  return (
    <svg
      className="ledger"
      viewBox="0 0 760 470"
      preserveAspectRatio="xMaxYMin slice"
      role="img"
      aria-label={word('label')}
    >
      <Ledger />
      {texts(picture.labels as Label[])}
      {picture.rows.map((row, position) => (
        <g key={row} transform={`translate(0 ${position * 73})`}>
          {texts(picture.cells as Label[], `${row}.`)}
        </g>
      ))}
    </svg>
  )
}
