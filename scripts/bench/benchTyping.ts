import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Subject } from '../../tests/bench/subjects.ts'
import { nameOf, type Verdict } from './judge.ts'
import { judgeTyping, missedTyping, slowestKeys } from './judgeTyping.ts'
import { measureTyping, slowness, typingNames } from './measureTyping.ts'
import { median } from './median.ts'
import { printTable, verdictWord } from './printTable.ts'

/** Types into forms on a slowed processor, prints a table and writes typing.json. */
export async function benchTyping(
  root: string,
  directory: string,
  rounds: number,
  subjects: readonly Subject[],
): Promise<Verdict[]> {
  if (subjects.length === 0) return []
  const series = await measureTyping(root, join(directory, 'page'), subjects, rounds, missedTyping)
  const verdicts = judgeTyping(series)
  writeFileSync(join(directory, 'typing.json'), `${JSON.stringify({ rounds, slowness, verdicts, series }, null, 2)}\n`)
  printTable(
    `Forms with the processor slowed ${slowness} times: milliseconds from what a person does to the picture that shows it.`,
    series.flatMap((one, index) =>
      typingNames.map((name) => {
        const figures = one[name]
        const verdict = name === 'ours' ? verdicts[index] : undefined
        return {
          of: nameOf(one),
          form: name,
          'first picture': median(figures.map(({ first }) => first)).toFixed(0),
          'leaving a field': median(figures.flatMap(({ leaves }) => leaves)).toFixed(1),
          key: median(figures.flatMap(({ keys }) => keys)).toFixed(1),
          '95 of 100 keys': slowestKeys(figures).toFixed(1),
          'at most': verdict?.limit ?? '',
          '': verdict ? verdictWord(verdict) : 'beside it',
        }
      }),
    ),
    'of',
  )
  return verdicts
}
