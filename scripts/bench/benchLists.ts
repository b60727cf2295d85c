import type { Bench } from './Bench.ts'
import type { Verdict } from './judge.ts'
import { framesOf, judgeLists, missedLists } from './judgeLists.ts'
import { listNames, measureLists, rowCounts } from './measureLists.ts'
import { printTable, verdictWord } from './printTable.ts'

const percent = (part: number) => `${Math.round(part * 100)} %`
const nameOf = (rows: number) => `list of ${rows.toLocaleString('en')} rows`

/** Lists of the product beside the virtual table of antd. */
export async function benchLists({ root, page, rounds: all, wants, keep }: Bench): Promise<Verdict[]> {
  const counts = rowCounts.filter((rows) => wants(nameOf(rows)))
  const rounds = Math.ceil((3 * all) / 4)
  if (counts.length === 0) return []
  const series = await measureLists(root, page, counts, rounds, missedLists)
  const verdicts = judgeLists(series)
  keep('lists', { rounds, verdicts, series })
  printTable(
    'Lists of the product beside the virtual table of antd: medians of the rounds, and of the ratios within a round.',
    verdicts
      .toSorted((left, right) => left.rows - right.rows)
      .map((verdict) => ({
        rows: verdict.rows.toLocaleString('en'),
        measured: verdict.measure,
        ours: verdict.shown.ours,
        antd: verdict.shown.antd,
        ratio: verdict.value.toFixed(2),
        'at most': verdict.limit,
        '': verdictWord(verdict),
      })),
    'rows',
  )
  printTable(
    'Frames while scrolling through that take longer than a screen of 60 pictures a second waits, and that lack a row.',
    series.map((one) => ({
      rows: one.rows.toLocaleString('en'),
      ...Object.fromEntries<string | number>(
        listNames.flatMap((name): [string, string | number][] => {
          const { dropped, blank } = framesOf(one, name)
          return [
            [`${name}: late`, percent(dropped)],
            [`${name}: lacking`, blank],
          ]
        }),
      ),
    })),
  )
  return verdicts
}
