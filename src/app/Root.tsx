import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { useText } from '#ui/text/useText.ts'
import { focusContent } from './frames/focusContent.ts'

/** What stands around every screen: the way past the menus, the sign that a page is on its way, the focus. */
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
