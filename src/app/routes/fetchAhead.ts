import { matchRoutes } from 'react-router-dom'
import { addressesOf, screensDefinition } from '../screensDefinition.ts'
import type { Application } from '../Application.ts'

/**
 * Fetches screens before they are asked for: those of the menu when the browser has nothing else to do, and the one of a
 * link as soon as it is pointed at, touched or focused. Whoever saves data is spared both. What cannot be fetched is
 * fetched again when it is asked for.
 */
export function fetchScreensAhead({ router, basePath, session, fetchScreen }: Application): void {
  if (savesData()) return
  const begun = new Set<string>()

  function fetchAt(pathname: string): void {
    const path = matchRoutes(router.routes, pathname, basePath)?.at(-1)?.route.id
    const screen = screensDefinition.routes.find((route) => route.path === path)?.screen
    if (path === undefined || !screen || 'redirect' in screen || begun.has(path)) return
    begun.add(path)
    fetchScreen(screen).catch(() => begun.delete(path))
  }

  for (const name of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(
      name,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null
        if (link?.origin === location.origin) fetchAt(link.pathname)
      },
      { passive: true },
    )
  }
  const fetchMenu = () => {
    for (const to of addressesOf(screensDefinition.menu)) fetchAt(basePath.slice(0, -1) + to)
  }
  const fetchMenuOfUser = () => {
    if (session.isSignedIn()) whenIdle(fetchMenu)
  }
  session.subscribe(fetchMenuOfUser)
  fetchMenuOfUser()
}

/** Whether the person asks browsers to fetch no more than needed. Only some browsers tell. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Some browsers do not tell when they are idle: there it is some seconds after the first picture. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, 3000)
}
