import type { Application } from '../Application.ts'

/** Resolves when the router has fetched the screen of the first address, or has failed to. */
export function untilShown(router: Application['router']): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

/**
 * Whether the page holds what this application would draw now: the build has rendered it for this route and language,
 * and nobody has to sign in for it. A page for a user holds its frame alone, and is drawn anew.
 */
export function isRenderedAhead({ page, guard }: DOMStringMap, { router, words }: Application): boolean {
  const { matches, errors } = router.state
  const isThisPage = page === matches.at(-1)?.route.id && errors === null
  return isThisPage && guard !== 'signedIn' && document.documentElement.lang === words.language
}

/** The script has the page: nothing that is pressed waits any more, and a page that was for others is seen. */
export function endWaiting(): void {
  const { dataset } = document.documentElement
  delete dataset['waiting']
  delete dataset['unfit']
}
