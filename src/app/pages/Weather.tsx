import { SectionCard } from '#ui/SectionCard.tsx'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'

const days = [
  { id: 'saturday', degrees: 16, sky: 'sun' },
  { id: 'sunday', degrees: 13, sky: 'cloud' },
  { id: 'monday', degrees: 15, sky: 'sun' },
] as const

/** A sample of the weather in Lyon. */
export function Weather() {
  const text = useText()
  const degrees = (value: number) => text('app:pages.dashboard.weather.degrees', { value })
  return (
    <SectionCard title={text('app:pages.dashboard.weather.title')}>
      <div className="weather">
        <WeatherDrawing />
        <div>
          <p className="weather-now">{degrees(14)}</p>
          <p className="quiet">{text('app:pages.dashboard.weather.sky')}</p>
        </div>
      </div>
      <ul className="weather-days">
        {days.map(({ id, degrees: value, sky }) => {
          const Icon = icons[sky]
          return (
            <li key={id}>
              <span>{text(`app:pages.dashboard.weather.${id}`)}</span>
              <Icon />
              <strong>{degrees(value)}</strong>
            </li>
          )
        })}
      </ul>
    </SectionCard>
  )
}

function WeatherDrawing() {
  return (
    <svg viewBox="0 0 88 64" width="88" height="64" aria-hidden="true" focusable="false">
      <circle cx="54" cy="24" r="15" fill="var(--accent)" />
      <g stroke="var(--accent)" strokeWidth="3" strokeLinecap="round">
        <path d="M54 2v3M76 24h3M69.5 8.500l2-2M69.5 39.500l2 2" />
      </g>
      <path
        d="M20 56a13 13 0 0 1 1-26 19 19 0 0 1 36 3 11.5 11.5 0 0 1 1 23Z"
        fill="var(--surface)"
        stroke="var(--quiet)"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
    </svg>
  )
}
