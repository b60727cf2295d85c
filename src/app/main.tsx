import '@fontsource-variable/inter/wght.css'
import '@fontsource/source-serif-4/600.css'
import 'virtual:tokens.css'
import '#ui/base.css'
import './frames/frames.css'
import '#ui/print/print.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { Whole } from './Whole.tsx'
import { languageHere, renewChoice } from './language/words.ts'
import { fetchScreensAhead } from './routes/fetchAhead.ts'
import { openApplication } from './openApplication.ts'
import { FirstDrawing } from './firstPage/FirstDrawing.tsx'
import { endWaiting, isRenderedAhead, untilShown } from './firstPage/firstPage.ts'
import { pressedBefore, repeatTyping } from './firstPage/handOver.ts'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no element #root')

// Written by the server into the page that it serves; without it the page stands at the root and calls `/api`.
const settings = document.querySelector<HTMLElement>('meta[name=trousseau]')?.dataset ?? {}
const { basePath = '/', apiPrefix = '/api' } = settings

// The first entry of a visit has no key of its own. Without one, it would take over values kept for another visit.
if (!history.state) history.replaceState({ key: String(performance.timeOrigin) }, '')

const application = await openApplication({
  basePath,
  apiPrefix,
  language: languageHere(),
  createRouter: createBrowserRouter,
  events: window,
})
const { words, router, drafts } = application
words.on('languageChanged', (language) => {
  document.documentElement.lang = language
})

renewChoice()

const hour = 3_600_000
setInterval(drafts.sweep, hour)

await untilShown(router)
const isAhead = isRenderedAhead(settings, application)
const pressAgain = pressedBefore(place)
const onDrawn = () => {
  document.documentElement.lang = words.language
  if (isAhead) repeatTyping(place)
  pressAgain()
  endWaiting()
  fetchScreensAhead(application)
}
const whole = (
  <FirstDrawing onDrawn={onDrawn}>
    <Whole application={application} />
  </FirstDrawing>
)
if (isAhead) hydrateRoot(place, whole)
else createRoot(place).render(whole)
