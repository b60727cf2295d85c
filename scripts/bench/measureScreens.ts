import type { Browser, BrowserContext, Page } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccount } from '#server/identity/createAccount.ts'
import { readSettings } from '#server/settings.ts'
import { startServer } from '#server/startServer.ts'
import { launchChromium } from '../suite/launchChromium.ts'

/** Milliseconds from the click on a link until its screen can be used. */
export interface ScreenTimes {
  screen: string
  /** Nothing of the screen was fetched before. */
  cold: number
  /** The files stand in the browser's cache; the page knows nothing yet. */
  warm: number
}

const account = { email: 'camille@example.org', password: 'Measured-7 word' }
/** A telephone of the middle class on a slow mobile network. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const slowing = 4

/** Each screen, the one that leads to it, and what shows that it can be used. */
const screens = [
  { screen: '/signin', from: '', usable: 'form input' },
  { screen: '/dashboard', from: 'bien', usable: '.dashboard-columns' },
  { screen: '/bien', from: 'dashboard', usable: '.list-sheet .empty-state' },
  { screen: '/bien/new', from: 'bien', usable: 'form input' },
  { screen: '/tenant', from: 'dashboard', usable: '.list-sheet .empty-state' },
  { screen: '/tenant/new', from: 'tenant', usable: 'form input' },
]

/** Clicks through the main screens of the built product, each with an empty cache and again with a full one. */
export async function measureScreens(): Promise<ScreenTimes[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trousseau-bench-'))
  const settings = readSettings({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' })
  const server = await startServer(settings, { print: () => undefined })
  await createAccount(account, server.services)
  const browser = await launchChromium()
  try {
    const session = await signIn(server.address)
    const times: ScreenTimes[] = []
    for (const one of screens) times.push(await measureOne(browser, server.address, session, one))
    return times
  } finally {
    await browser.close()
    await server.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function signIn(address: string): Promise<string> {
  const answer = await fetch(new URL('/api/authentication/signin', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: account.email, password: account.password, grant_type: 'password' }),
  })
  if (!answer.ok) throw new Error(`The sign-in was answered by ${answer.status}`)
  return answer.text()
}

async function measureOne(
  browser: Browser,
  address: string,
  session: string,
  { screen, from, usable }: (typeof screens)[number],
): Promise<ScreenTimes> {
  const context = await browser.newContext({ locale: 'fr-FR' })
  if (screen !== '/signin') {
    await context.addInitScript((stored) => localStorage.setItem('currentUser', stored), session)
  }
  const open = () => openBefore(context, address + from)
  const cold = await clickThrough(await open(), screen, usable)
  const warm = await clickThrough(await open(), screen, usable)
  await context.close()
  return { screen, cold, warm }
}

/** Opens the screen before, at full speed, and slows down what comes after it. */
async function openBefore(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', slowNetwork)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowing })
  return page
}

/** The page itself clicks and watches, so that no way between two processes counts; nothing is fetched ahead of it. */
async function clickThrough(page: Page, screen: string, usable: string): Promise<number> {
  const taken = await page.evaluate(
    ([path, sign]) =>
      new Promise<number>((resolve, reject) => {
        const link = [...document.querySelectorAll('a')].find(({ pathname }) => pathname === path)
        if (!link) {
          reject(new Error(`Nothing leads to ${path}`))
          return
        }
        const start = performance.now()
        const watch = setInterval(() => {
          const taken = performance.now() - start
          const shown = window.location.pathname === path && document.querySelector(sign)?.checkVisibility()
          if (!shown && taken < 30_000) return
          clearInterval(watch)
          if (shown) resolve(taken)
          else reject(new Error(`${path} cannot be used after 30 s`))
        }, 5)
        link.click()
      }),
    [screen, usable] as const,
  )
  await page.close()
  return Math.round(taken)
}
