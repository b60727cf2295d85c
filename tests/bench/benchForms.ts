import { atMost, inRounds, inTurn, type BenchPart, type Series, type Verdict, inHundredths, median } from './Bench.ts'
import { withPages, type Pages } from './openPages.ts'
import { sizes, type Size, formNames, type FormName } from './page/benchForm.ts'
import type { FormSteps, Measured } from './page/main.tsx'

type FormSeries = Series<Size, Record<FormName, Measured>>

/** Forms of the product beside the same forms written by hand with antd. */
export const benchForms: BenchPart = async ({ rounds, keep }) => {
  const measure =
    ({ visit }: Pages) =>
    (size: Size, round: number) =>
      inTurn(formNames, round, (name) =>
        visit('', (page) =>
          page.evaluate(([form, fields]) => window.forms.measure(form, fields), [name, size] as const),
        ),
      )
  const series = await withPages((pages) => inRounds(sizes, rounds, measure(pages), judgeForm), {
    profiling: true,
  })
  const verdicts = [...series.flatMap(judgeForm), ...growth(series)]
  keep('forms', { rounds, verdicts, series })
  console.log('Forms beside the same by hand with antd: milliseconds, medians.')
  console.table(
    series.flatMap(({ subject, rounds: all }) =>
      formNames.map((form) => {
        const over = (what: keyof Measured) => inHundredths(median(all.flatMap((round) => round[form][what])))
        return { form, fields: subject, 'first render': over('firsts'), key: over('keys'), leaving: over('leaves') }
      }),
    ),
  )
  return verdicts
}

/** Forms are compared within a round; the median of the rounds counts, so that a disturbed one decides nothing. */
function judgeForm({ subject, rounds }: FormSeries): Verdict[] {
  const beside = (what: keyof Measured) =>
    median(rounds.map(({ ours, antd }) => median(ours[what]) / median(antd[what])))
  const leaving = median(rounds.map(({ ours }) => median(ours.leaves)))
  return [
    atMost(`keystroke, ${subject} fields, beside antd by hand`, beside('keys'), 1.2),
    atMost(`first render, ${subject} fields, beside antd by hand`, beside('firsts'), 1.3),
    ...(subject === 100 ? [atMost('milliseconds on leaving a field at 100 fields', leaving, 10)] : []),
  ]
}

/** Leaving a field carries the check of the whole form. */
function growth(series: readonly FormSeries[]): Verdict[] {
  const times = (size: Size) =>
    (series.find(({ subject }) => subject === size)?.rounds ?? []).map(({ ours }) => median(ours.leaves))
  const middle = times(100)
  const ratios = times(400)
    .map((time, round) => time / (middle[round] ?? NaN))
    .filter(Number.isFinite)
  return [atMost('leaving a field at 400 fields, beside 100', median(ratios), 2)]
}

declare global {
  interface Window {
    forms: FormSteps
  }
}
