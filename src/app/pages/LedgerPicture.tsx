import type { SVGAttributes } from 'react'
import { useText } from '#ui/text/useText.ts'
import picture from './ledgerPicture.json'
import Ledger from './ledgerPicture.svg?react'

type Label = SVGAttributes<SVGTextElement> & { id: string }

/** The list of the product, drawn: menu, title, search, four rows. */
export function LedgerPicture() {
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
