import type { Browser } from '@playwright/test'
import type { ListSteps } from '../../tests/bench/lists/main.tsx'
import { launchChromium } from '../suite/launchChromium.ts'
import { inRounds } from './inRounds.ts'
import { servePages } from './servePages.ts'

export const listNames = ['ours', 'antd'] as const
export type ListName = (typeof listNames)[number]

/** How many rows the measured lists have. */
export const rowCounts = [1_000, 10_000, 100_000] as const

/** What was measured of one list in one round; times in milliseconds. */
export interface ListFigures {
  /** From the arrival of the rows to their first paint. */
  first: number
  /** What the page's own thread worked for that, whatever else kept the processor. */
  firstWork: number
  /** Until the order is painted, by each press of a heading. */
  sorts: number[]
  /** Until the found rows are painted, by each key. */
  keys: number[]
  /** Each frame while the list is scrolled through. */
  frames: number[]
  /** What the page's own thread worked for a frame. */
  frameWork: number
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

/** Measures lists of all sizes round by round; those that miss a bound for as many rounds again, once. */
export async function measureLists(
  root: string,
  outDir: string,
  counts: readonly number[],
  rounds: number,
  missed: (series: readonly ListSeries[]) => readonly ListSeries[],
): Promise<ListSeries[]> {
  const pages = await servePages(root, outDir, 5198)
  // Frames come as soon as they are made, so that their time is what they cost and not the rhythm of a screen.
  const browser = await launchChromium(['--disable-frame-rate-limit', '--disable-gpu-vsync'])
  const series = counts.map((rows): ListSeries => ({ rows, rounds: [] }))
  const measure = async (one: ListSeries, round: number) =>
    void one.rounds.push(await measureBoth(browser, pages.address, one.rows, round))
  try {
    await inRounds(series, rounds, measure, missed)
  } finally {
    await browser.close()
    await pages.close()
  }
  return series
}

/** @param round who comes first changes with it, so that nobody has a lasting advantage */
async function measureBoth(browser: Browser, address: string, rows: number, round: number) {
  const figures: Partial<Record<ListName, ListFigures>> = {}
  for (const name of round % 2 === 0 ? listNames : listNames.toReversed()) {
    figures[name] = await measureList(browser, address, name, rows)
  }
  return figures as Record<ListName, ListFigures>
}

const mebibyte = 1024 * 1024
const [width, height] = [1280, 900]
/** How much of the rows is seen while a list is scrolled, in pixels: what the box of antd's table shows. */
const seen = 720

async function measureList(browser: Browser, address: string, name: ListName, rows: number): Promise<ListFigures> {
  const page = await browser.newPage({ locale: 'fr-FR', viewport: { width, height } })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  const session = await page.context().newCDPSession(page)
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize / mebibyte
  }
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? NaN)
  }
  try {
    await page.goto(`${address}lists.html`, { waitUntil: 'load' })
    const before = await heap()
    await page.evaluate(([list, count]) => window.list.open(list, count), [name, rows] as const)
    await heap()
    const beforeFirst = await worked()
    const first = await page.evaluate(() => window.list.show())
    const firstWork = (await worked()) - beforeFirst
    const nodes = await page.evaluate(() => window.list.nodes())
    const sorts = await page.evaluate(() => window.list.sort())
    const keys = await page.evaluate(() => window.list.filter())
    // A page that scrolls shows more rows than a box within it, and drawing more takes longer.
    const shown = await page.evaluate(() => window.list.seen())
    await page.setViewportSize({ width, height: height + seen - shown })
    const beforeFrames = await worked()
    const { frames, blank } = await page.evaluate(() => window.list.scroll())
    const frameWork = ((await worked()) - beforeFrames) / frames.length
    const memory = (await heap()) - before
    return { first, firstWork, sorts, keys, frames, frameWork, blank, memory, nodes }
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
