import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Verdict } from './judge.ts'
import { framesOf, judgeLists, missedLists } from './judgeLists.ts'
import { listNames, measureLists, rowCounts } from './measureLists.ts'
import { printTable, verdictWord } from './printTable.ts'

const percent = (part: number) => `${Math.round(part * 100)} %`
const nameOf = (rows: number) => `list of ${rows.toLocaleString('en')} rows`

/**
 * Measures lists of the product beside the virtual table of antd, prints a table and writes lists.json.
 * @param wanted a part of the name of the lists that are measured; without it, all are
 */
export async function benchLists(
  root: string,
  directory: string,
  rounds: number,
  wanted: string | undefined,
): Promise<Verdict[]> {
  const counts = rowCounts.filter((rows) => wanted === undefined || nameOf(rows).includes(wanted))
  if (counts.length === 0) return []
  const series = await measureLists(root, join(directory, 'page'), counts, rounds, missedLists)
  const verdicts = judgeLists(series)
  writeFileSync(join(directory, 'lists.json'), `${JSON.stringify({ rounds, verdicts, series }, null, 2)}\n`)
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
        'at most': verdict.shownOnly ? '' : verdict.limit,
        '': verdict.shownOnly ? '' : verdictWord(verdict),
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
  return verdicts.filter(({ shownOnly }) => !shownOnly)
}
