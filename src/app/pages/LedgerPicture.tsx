import { useText } from '#ui/text/useText.ts'
import Ledger from './ledgerPicture.svg?react'

const rows = ['first', 'second', 'third', 'fourth'] as const

/** The list of the product, drawn: menu, title, search, four rows. */
export function LedgerPicture() {
  const text = useText()
  const word = (key: string) => text(`app:pages.landing.picture.${key}`)
  return (
    <svg
      className="ledger"
      viewBox="0 0 760 470"
      preserveAspectRatio="xMaxYMin slice"
      role="img"
      aria-label={word('label')}
    >
      <Ledger />
      <text x="224" y="66" className="ledger-title">
        {word('title')}
      </text>
      <text x="264" y="116" className="ledger-quiet">
        {word('search')}
      </text>
      <text x="680" y="116" textAnchor="middle" className="ledger-button">
        {word('new')}
      </text>
      {rows.map((row, position) => (
        <g key={row} transform={`translate(0 ${position * 73})`}>
          <text x="304" y="183" className="ledger-strong">
            {word(`${row}.name`)}
          </text>
          <text x="304" y="204" className="ledger-quiet">
            {word(`${row}.address`)}
          </text>
          <text x="712" y="183" textAnchor="end" className="ledger-figure">
            {word(`${row}.surface`)}
          </text>
          <text x="712" y="204" textAnchor="end" className="ledger-quiet">
            {word(`${row}.type`)}
          </text>
        </g>
      ))}
    </svg>
  )
}
