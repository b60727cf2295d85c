import { regionOf, useLanguage, useText } from '#ui/text/useText.ts'

interface Sample {
  id: string
  value: number
  style: Intl.NumberFormatOptions
  /** Change against the month before, as a share. */
  change: number
  line: number[]
}

const euros: Intl.NumberFormatOptions = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }
const share: Intl.NumberFormatOptions = { style: 'percent' }

const samples: Sample[] = [
  { id: 'sales', value: 248000, style: euros, change: 0.08, line: [4, 6, 5, 8, 7, 10, 12] },
  { id: 'rents', value: 12480, style: euros, change: 0.03, line: [7, 7, 8, 8, 9, 9, 10] },
  { id: 'occupancy', value: 0.94, style: share, change: 0.02, line: [6, 5, 7, 8, 8, 9, 9] },
  { id: 'visits', value: 17, style: {}, change: -0.05, line: [9, 11, 8, 10, 9, 7, 8] },
]

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
          <p className="sales-figure">{format(value, style)}</p>
          <p className="sales-change" data-falls={change < 0}>
            {text('app:pages.dashboard.sales.change', {
              change: format(change, { ...share, signDisplay: 'always' }).replace('-', '−'),
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
