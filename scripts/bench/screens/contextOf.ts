import type { Browser, BrowserContext } from '@playwright/test'

/**
 * A window of somebody's own, with nothing in its cache.
 * @param session of somebody who is signed in
 */
export async function contextOf(browser: Browser, session: string | undefined): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'fr-FR' })
  if (session !== undefined) {
    await context.addInitScript((stored) => localStorage.setItem('currentUser', stored), session)
  }
  return context
}
