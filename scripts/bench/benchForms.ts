import { isTenant, subjects, type Subject } from '../../tests/bench/subjects.ts'
import type { Bench } from './Bench.ts'
import { besideAntd, inHundredths, judge, missed, nameOf, type Verdict } from './judge.ts'
import { measureForms, openBench } from './measureForms.ts'
import { summarise } from './summarise.ts'

/** The forms that are measured. */
export const chosenForms = ({ wants }: Bench): Subject[] => subjects.filter((subject) => wants(nameOf({ subject })))

/** Forms of the product beside the same forms written by hand and drawn by the stock theme of rjsf. */
export async function benchForms(bench: Bench): Promise<Verdict[]> {
  const chosen = chosenForms(bench)
  if (chosen.length === 0) return []
  const pages = await openBench(bench.root, bench.page)
  const series = await measureForms(pages, chosen, bench.rounds, missed).finally(pages.close)
  const summary = summarise(series)
  const verdicts = judge(series)
  bench.keep('forms', { rounds: bench.rounds, summary, verdicts, series })
  console.log('Milliseconds, medians; in brackets the value that 95 of 100 stay below.')
  console.table(
    summary.map(({ form, subject, first, key, pause, leave, tab }) => ({
      form,
      of: nameOf({ subject }),
      'first render': first.shown,
      keystroke: key.shown,
      'pause after typing': pause.shown,
      'leaving a field': leave.shown,
      'second tab': tab.shown,
    })),
  )
  console.log('How many times as long as antd by hand takes in the same round; the median of the rounds.')
  console.table(
    series.map((one) => ({
      of: nameOf(one),
      rounds: one.rounds.length,
      'first render': inHundredths(besideAntd(one, 'firsts')),
      keystroke: inHundredths(besideAntd(one, 'keys')),
      'leaving a field': inHundredths(besideAntd(one, 'leaves')),
      ...(isTenant(one.subject) && { 'second tab': inHundredths(besideAntd(one, 'tabs')) }),
    })),
  )
  return verdicts
}
