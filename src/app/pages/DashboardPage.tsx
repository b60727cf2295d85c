import './pages.css'
import { Page, SectionCard } from '#ui/Page.tsx'
import { useText } from '#ui/text/useText.ts'
import { SalesCards } from './SalesCards.tsx'
import { SamplePeople } from './SamplePeople.tsx'
import { Weather } from './Weather.tsx'

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
