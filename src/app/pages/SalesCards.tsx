import { regionOf, useLanguage, useText } from '#ui/text/useText.ts'
import samples from './salesCards.json'

/** Four sample figures with the way they took. */
export function SalesCards() {
  const text = useText()
  const language = useLanguage()
  const format = (value: number, style: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(regionOf(language), style).format(value)
  return (
    <section className="sales-cards" aria-label={text('app:pages.dashboard.sales.title')}>
      {samples.map(({ id, value, style, change, line }) => (
        <article key={id} className="sales-card">
          <h2>{text(`app:pages.dashboard.sales.${id}`)}</h2>
          <p className="sales-figure">{format(value, style as Intl.NumberFormatOptions)}</p>
          <p className="sales-change" data-falls={change < 0}>
            {text('app:pages.dashboard.sales.change', {
              change: format(change, { style: 'percent', signDisplay: 'always' }).replace('-', '−'),
            })}
          </p>
          <Line points={line} />
        </article>
      ))}
    </section>
  )
}

function Line({ points }: { points: number[] }) {
  const path = points.map(
    (value, position) => `${position === 0 ? 'M' : 'L'}${4 + position * 15.3} ${34 - value * 2.4}`,
  )
  const last = points.at(-1) ?? 0
  return (
    <svg className="sales-line" viewBox="0 0 100 38" aria-hidden="true" focusable="false">
      <path
        d={path.join('')}
        fill="none"
        stroke="var(--primary)"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx="95.8" cy={34 - last * 2.4} r="3" fill="var(--accent)" />
    </svg>
  )
}
