import type { Bench } from './Bench.ts'
import { chosenForms } from './benchForms.ts'
import { nameOf, type Verdict } from './judge.ts'
import { judgeTyping, missedTyping, slowestKeys } from './judgeTyping.ts'
import { measureTyping, slowness, typingNames } from './measureTyping.ts'
import { median } from './median.ts'
import { printTable, verdictWord } from './printTable.ts'

/** Types into forms on a slowed processor. */
export async function benchTyping(bench: Bench): Promise<Verdict[]> {
  const subjects = chosenForms(bench)
  const rounds = Math.ceil(bench.rounds / 2)
  if (subjects.length === 0) return []
  const series = await measureTyping(bench.root, bench.page, subjects, rounds, missedTyping)
  const verdicts = judgeTyping(series)
  bench.keep('typing', { rounds, slowness, verdicts, series })
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
