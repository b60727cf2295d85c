import type { Page } from '@playwright/test'
import type { Way } from './ways.ts'

/** A telephone of the middle class on a slow mobile network. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const slowing = 4

const patience = 30_000

/** Slows down what the page does from now on. */
export async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', slowNetwork)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowing })
}

/** Matches the paths of a route: `{name}` stands for one segment. */
export const pathPattern = (screen: string) => `^${screen.replaceAll(/\{\w+\}/g, '[^/]+')}$`

/**
 * Milliseconds from the click on a link. The page itself clicks and watches, so that no way between two processes counts;
 * nothing is fetched ahead of it.
 */
export async function clickThrough(page: Page, { screen, usable }: Way): Promise<number> {
  const taken = await page.evaluate(
    ([path, sign, longest]) =>
      new Promise<number>((resolve, reject) => {
        const pattern = new RegExp(path)
        const link = [...document.querySelectorAll('a')].find(({ pathname }) => pattern.test(pathname))
        if (!link) {
          reject(new Error(`Nothing leads to ${path}`))
          return
        }
        const start = performance.now()
        const watch = setInterval(() => {
          const taken = performance.now() - start
          const shown = pattern.test(window.location.pathname) && document.querySelector(sign)?.checkVisibility()
          if (!shown && taken < longest) return
          clearInterval(watch)
          if (shown) resolve(taken)
          else reject(new Error(`${path} cannot be used after ${longest} ms`))
        }, 5)
        link.click()
      }),
    [pathPattern(screen), usable, patience] as const,
  )
  return Math.round(taken)
}

/** Milliseconds from the moment at which the browser sets out for an address. */
export async function openDirectly(page: Page, address: string, usable: string): Promise<number> {
  await page.addInitScript((sign) => {
    const watch = setInterval(() => {
      if (!document.querySelector(sign)?.checkVisibility()) return
      clearInterval(watch)
      document.documentElement.dataset['usableAfter'] = `${performance.now()}`
    }, 5)
  }, usable)
  await page.goto(address, { waitUntil: 'commit' })
  const root = page.locator('html[data-usable-after]')
  await root.waitFor({ state: 'attached', timeout: patience })
  return Math.round(Number(await root.getAttribute('data-usable-after')))
}
