import './pages.css'
import { Page, SectionCard } from '#ui/Page.tsx'
import { useText, regionOf, useLanguage } from '#ui/text/useText.ts'
import samples from './salesCards.json'
import people from './samplePeople.json'
import { NamedIcon } from '#ui/icons.tsx'
import days from './weather.json'
import WeatherDrawing from './weather.svg?react'

const news = ['rent', 'visit', 'insurance'] as const

/** Fixed examples of what a landlord might like to see in the morning; nothing is fetched. */
export function DashboardPage() {
  const text = useText()
  return (
    <Page title={text('app:pages.dashboard.title')} lead={text('app:pages.dashboard.lead')}>
      <SalesCards />
      <div className="dashboard-columns">
        <SamplePeople />
        <div className="stack">
          <Weather />
          <SectionCard title={text('app:pages.dashboard.news.title')}>
            <ul className="news">
              {news.map((item) => (
                <li key={item}>
                  <span className="news-dot" aria-hidden="true" />
                  <div>
                    <p>{text(`app:pages.dashboard.news.${item}.text`)}</p>
                    <p className="quiet">{text(`app:pages.dashboard.news.${item}.time`)}</p>
                  </div>
                </li>
              ))}
            </ul>
          </SectionCard>
        </div>
      </div>
    </Page>
  )
}

function SalesCards() {
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
  const heights = points.map((value) => 34 - value * 2.4)
  return (
    <svg className="sales-line" viewBox="0 0 100 38" aria-hidden="true" focusable="false">
      <polyline points={heights.map((height, position) => `${4 + position * 15.3},${height}`).join(' ')} />
      <circle cx="95.8" cy={heights.at(-1)} r="3" />
    </svg>
  )
}

function SamplePeople() {
  const text = useText()
  return (
    <SectionCard title={text('app:pages.dashboard.people.title')} help={text('app:pages.dashboard.people.help')}>
      <ul className="people">
        {people.map(({ name, initials, role, seen }) => (
          <li key={name}>
            <span className="avatar" aria-hidden="true">
              {initials}
            </span>
            <div>
              <p className="people-name">{name}</p>
              <p className="quiet">{text(`app:pages.dashboard.people.${seen}`)}</p>
            </div>
            <span className="tag" data-tone={role}>
              {text(`app:pages.dashboard.people.${role}`)}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

function Weather() {
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
        {days.map(({ id, degrees: value, sky }) => (
          <li key={id}>
            <span>{text(`app:pages.dashboard.weather.${id}`)}</span>
            <NamedIcon name={sky} />
            <strong>{degrees(value)}</strong>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
