import { Outlet } from 'react-router-dom'
import { calendars } from '#generated/calendars.gen.ts'
import { AntdTheme } from '#ui/theme/AntdTheme.tsx'
import { PageHead } from './PageHead.tsx'

/** A single card in the middle of the page. */
export function CardFrame() {
  return (
    <AntdTheme locales={calendars}>
      <div className="card-frame">
        <PageHead className="card-frame-head" />
        <main tabIndex={-1} className="card-frame-main">
          <div className="card-frame-card">
            <Outlet />
          </div>
        </main>
      </div>
    </AntdTheme>
  )
}
