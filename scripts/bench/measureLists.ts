import { chromium, type Browser } from '@playwright/test'
import type { ListSteps } from '../../tests/bench/lists/main.tsx'

export const listNames = ['ours', 'antd'] as const
export type ListName = (typeof listNames)[number]

/** How many rows the measured lists have. */
export const rowCounts = [1_000, 10_000, 100_000] as const

/** What was measured of one list in one round: milliseconds, and what they are not, as named. */
export interface ListFigures {
  /** From the arrival of the rows to their first paint. */
  first: number
  sorts: number[]
  keys: number[]
  frames: number[]
  /** Frames that showed no row where one belongs. */
  blank: number
  /** MiB that rows and list take together when all has been used. */
  memory: number
  /** Elements of the page. */
  nodes: number
}

export interface ListSeries {
  rows: number
  rounds: Record<ListName, ListFigures>[]
}

const mebibyte = 1024 * 1024

/** Measures one list in a page of its own. */
export async function measureList(browser: Browser, address: string, name: ListName, rows: number): Promise<ListFigures> {
  const page = await browser.newPage({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  const session = await page.context().newCDPSession(page)
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize / mebibyte
  }
  try {
    await page.goto(`${address}lists.html`, { waitUntil: 'load' })
    const before = await heap()
    await page.evaluate(([list, count]) => window.list.open(list, count), [name, rows] as const)
    await heap()
    const first = await page.evaluate(() => window.list.show())
    const nodes = await page.evaluate(() => window.list.nodes())
    const sorts = await page.evaluate(() => window.list.sort())
    const keys = await page.evaluate(() => window.list.filter())
    const { frames, blank } = await page.evaluate(() => window.list.scroll())
    const memory = (await heap()) - before
    return { first, sorts, keys, frames, blank, memory, nodes }
  } catch (error) {
    throw new Error(`${name} with ${rows} rows: ${[String(error), ...complaints].join('; ')}`)
  } finally {
    await page.close()
  }
}

declare global {
  interface Window {
    list: ListSteps
  }
}
void chromium
