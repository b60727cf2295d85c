import type { Browser } from '@playwright/test'
import { budgets } from '../../../tests/browser/weight/budgets.ts'
import { weighPage } from '../../../tests/browser/weight/weighPage.ts'
import type { Verdict } from '../judge.ts'
import { contextOf } from './contextOf.ts'
import { ways } from './ways.ts'

/** Weighs the JavaScript of first visits, as gzip, and holds it against the budgets. */
export async function measureWeights(browser: Browser, address: string, session: string): Promise<Verdict[]> {
  const open = new Set(ways().flatMap(({ screen, signedIn }) => (signedIn ? [] : [screen])))
  const verdicts: Verdict[] = []
  for (const { page, kilobytes: limit } of budgets) {
    const context = await contextOf(browser, open.has(page) ? undefined : session)
    const { kilobytes: value } = await weighPage(await context.newPage(), new URL(page, address).href)
    await context.close()
    verdicts.push({ bound: `kB of JavaScript for a first visit to ${page}`, value, limit, kept: value <= limit })
  }
  return verdicts
}
