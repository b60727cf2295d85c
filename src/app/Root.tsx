import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { useOnline } from '#ui/useOnline.ts'
import { useText } from '#ui/text/useText.ts'
import { useDocumentTitle } from '#ui/Page.tsx'
import { useApplication } from './Application.ts'

/** The frame of every screen: the link past the menus, the loading sign, the focus. */
export function Root() {
  const { state } = useNavigation()
  useFocusOnNavigation()
  return (
    <>
      <SkipLink />
      <div className="page-progress" data-busy={state !== 'idle'} />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** After a navigation, keyboard and screen reader go on at the heading of the new page, not at the old link. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    focusContent()
  }, [pathname])
}

/** First stop of the keyboard: jumps past menus to the content. A `#` link would follow the page's base address. */
function SkipLink() {
  const text = useText()
  return (
    <button type="button" className="skip-link" onClick={() => document.querySelector<HTMLElement>('main')?.focus()}>
      {text('app:frame.skip')}
    </button>
  )
}

/** Stands in for a screen that could not be fetched or drawn. Both ways out load the page anew. */
export function BrokenScreen() {
  const text = useText()
  const { basePath } = useApplication()
  const title = text(useOnline() ? 'app:pages.broken.title' : 'app:load.offline')
  useDocumentTitle(title)
  return (
    <div className="centred-page">
      <h1 tabIndex={-1}>{title}</h1>
      <p className="quiet">{text('app:pages.broken.text')}</p>
      <p className="button-row">
        <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
          {text('app:pages.broken.retry')}
        </button>
        <a className="button" href={basePath}>
          {text('app:pages.broken.home')}
        </a>
      </p>
    </div>
  )
}

/** The same where the frame itself is missing. */
export function BrokenPage() {
  return (
    <main tabIndex={-1}>
      <BrokenScreen />
    </main>
  )
}

/** Puts the focus on the heading of the page, or on its content where there is no heading yet. */
export function focusContent(): void {
  const main = document.querySelector<HTMLElement>('main')
  const target = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main
  target?.focus({ preventScroll: true })
}

/** When what opened over the page is gone, the focus is again where it was. */
export function useFocusGivenBack(open: boolean): void {
  const before = useRef<Element>(null)
  // Sees the focus before what opens takes it, and gives it back when a focus trap is gone.
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement
  }, [open])
  useEffect(() => {
    if (!open) return
    return () => {
      const { current } = before
      if (current instanceof HTMLElement && current.isConnected && current !== document.body) current.focus()
      else focusContent()
    }
  }, [open])
}
