import { atMost, inRounds, inTurn, type BenchPart, type Series, high, inHundredths, mean, median } from './Bench.ts'
import { withPages, type Pages } from './openPages.ts'
import { formNames as listNames, type FormName as ListName } from './page/benchForm.ts'
import type { ListSteps } from './page/lists/main.tsx'

const rowCounts = [1_000, 10_000] as const

/** What was measured of one list in one round; milliseconds. */
type ListFigures = Awaited<ReturnType<typeof measureList>>

type ListSeries = Series<number, Record<ListName, ListFigures>>

const measures: Record<string, (figures: ListFigures) => number> = {
  'data to first paint': ({ first }) => first,
  'sorting, a press': ({ sorts }) => mean(sorts),
  'filtering, a key': ({ keys }) => mean(keys),
  // Small steps and large ones are two kinds of frames, between which a median would fall by chance.
  'scrolling, a frame': ({ frames }) => mean(frames),
  'the slowest 5 % of frames': ({ frames }) => high(frames),
}

/** Lists of the product beside the virtual table of antd. */
export const benchLists: BenchPart = async ({ rounds: all, keep }) => {
  const rounds = Math.ceil((3 * all) / 4)
  // Frames come as soon as they are made, so that their time is what they cost and not the rhythm of a screen.
  const flags = ['--disable-frame-rate-limit', '--disable-gpu-vsync']
  const measure = (pages: Pages) => (rows: number, round: number) =>
    inTurn(listNames, round, (name) => measureList(pages, name, rows))
  const series = await withPages((pages) => inRounds(rowCounts, rounds, measure(pages), judge), { flags })
  const verdicts = series.flatMap(judge)
  keep('lists', { rounds, verdicts, series })
  console.log('Lists beside the virtual table of antd: milliseconds, medians of the rounds.')
  console.table(
    series.flatMap(({ subject, rounds: figures }) =>
      Object.entries(measures).map(([measured, of]) => {
        const over = (name: ListName) => inHundredths(median(figures.map((round) => of(round[name]))))
        return { rows: subject, measured, ours: over('ours'), antd: over('antd') }
      }),
    ),
  )
  return verdicts
}

const judge = ({ subject, rounds }: ListSeries) =>
  Object.entries(measures).map(([measured, of]) =>
    atMost(`${measured}, ${subject} rows, beside antd`, median(rounds.map(({ ours, antd }) => of(ours) / of(antd))), 1),
  )

/** How much of the rows is seen while a list is scrolled, in pixels: what the box of antd's table shows. */
const seen = 720

const measureList = (pages: Pages, name: ListName, rows: number) =>
  pages.visit('lists.html', async (page) => {
    await page.evaluate(([list, count]) => window.list.open(list, count), [name, rows] as const)
    const first = await page.evaluate(() => window.list.show())
    const sorts = await page.evaluate(() => window.list.sort())
    const keys = await page.evaluate(() => window.list.filter())
    // A page that scrolls shows more rows than a box within it, and drawing more takes longer.
    const shown = await page.evaluate(() => window.list.seen())
    await page.setViewportSize({ width: 1280, height: 900 + seen - shown })
    const frames = await page.evaluate(() => window.list.scroll())
    return {
      /** From the arrival of the rows to their first paint. */
      first,
      /** Until the order is painted, by each press of a heading. */
      sorts,
      /** Until the found rows are painted, by each key. */
      keys,
      /** Each frame while the list is scrolled through. */
      frames,
    }
  })

declare global {
  interface Window {
    list: ListSteps
  }
}
