import { SectionCard } from '#ui/Page.tsx'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import days from './weather.json'
import WeatherDrawing from './weather.svg?react'

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
          const Icon = sky === 'sun' ? icons.sun : icons.cloud
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
