import type { Browser, BrowserContext } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '#server/settings.ts'
import { startServer } from '#server/startServer.ts'
import { demoAccount, prepareDemo } from '../../demo/prepareDemo.ts'
import { launchChromium } from '../../suite/launchChromium.ts'
import type { Verdict } from '../judge.ts'
import { contextOf } from './contextOf.ts'
import { measureWeights } from './measureWeights.ts'
import { clickThrough, openDirectly, pathPattern, slowDown } from './timeWay.ts'
import { ways, type Way } from './ways.ts'

/** Milliseconds until a screen can be used, from the click on the link that leads to it. */
export interface ScreenTimes {
  screen: string
  /** Where the link stands; none if the address is opened itself. */
  from: string
  /** Nothing of the screen was fetched before. */
  cold: number
  /** The files stand in the browser's cache; the page knows nothing yet. */
  warm: number
}

/**
 * Comes to every screen of the built product, with the records of the demo: with an empty cache and again with a full one.
 * Weighs what first visits fetch.
 */
export async function measureScreens(): Promise<{ times: ScreenTimes[]; weights: Verdict[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trousseau-bench-'))
  const settings = readSettings({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' })
  await prepareDemo(settings)
  const server = await startServer(settings, { print: () => undefined })
  const browser = await launchChromium()
  try {
    const session = await signIn(server.address)
    const all = ways()
    const paths = await findPaths(browser, server.address, session, all)
    const pathOf = (screen: string) => new URL(paths.get(screen) ?? screen, server.address).href
    const times: ScreenTimes[] = []
    for (const way of all) times.push(await measureOne(browser, session, way, pathOf))
    return { times, weights: await measureWeights(browser, server.address, session) }
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
    body: JSON.stringify({ username: demoAccount.email, password: demoAccount.password, grant_type: 'password' }),
  })
  if (!answer.ok) throw new Error(`The sign-in was answered by ${answer.status}`)
  return answer.text()
}

/** Paths of records, read from the links to them; a screen that no link leads to gets an id that is nobody's. */
async function findPaths(browser: Browser, address: string, session: string, all: Way[]): Promise<Map<string, string>> {
  const context = await contextOf(browser, session)
  const page = await context.newPage()
  const paths = new Map<string, string>()
  for (const { screen, from } of all.filter((way) => way.screen.includes('{'))) {
    if (from === undefined) {
      paths.set(screen, screen.replaceAll(/\{\w+\}/g, randomUUID()))
      continue
    }
    await page.goto(new URL(paths.get(from) ?? from, address).href)
    await page.waitForLoadState('networkidle')
    const links = await page
      .locator('a')
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).pathname))
    const path = links.find((link) => new RegExp(pathPattern(screen)).test(link))
    if (path === undefined) throw new Error(`${from} holds no link to ${screen}`)
    paths.set(screen, path)
  }
  await context.close()
  return paths
}

async function measureOne(
  browser: Browser,
  session: string,
  way: Way,
  addressOf: (screen: string) => string,
): Promise<ScreenTimes> {
  const context = await contextOf(browser, way.signedIn ? session : undefined)
  const cold = await measureWay(context, way, addressOf)
  const warm = await measureWay(context, way, addressOf)
  await context.close()
  return { screen: way.screen, from: way.from ?? '', cold, warm }
}

async function measureWay(context: BrowserContext, way: Way, addressOf: (screen: string) => string): Promise<number> {
  const page = await context.newPage()
  if (way.from === undefined) {
    await slowDown(page)
    return openDirectly(page, addressOf(way.screen), way.usable).finally(() => page.close())
  }
  await page.goto(addressOf(way.from))
  await page.waitForLoadState('networkidle')
  if (way.menu !== undefined) await page.locator(way.menu).click()
  await slowDown(page)
  return clickThrough(page, way).finally(() => page.close())
}
