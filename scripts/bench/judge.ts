import type { Measured } from '../../tests/bench/main.tsx'
import { sizes } from '../../tests/bench/benchForm.ts'
import { isTenant, type Subject } from '../../tests/bench/subjects.ts'
import { median } from './median.ts'
import type { Series } from './measureForms.ts'

export interface Verdict {
  bound: string
  value: number
  limit: number
  kept: boolean
}

interface FormVerdict extends Verdict {
  /** What was measured for it. */
  subjects: Subject[]
}

/**
 * Holds the figures against the bounds that the product promises. Forms are compared within a round, where the machine
 * was the same for both, and the median of the rounds counts: a round that was disturbed decides nothing.
 */
export function judge(series: readonly Series[]): FormVerdict[] {
  const measured = new Set(series.map(({ subject }) => subject))
  const all = [
    ...series.map((one) =>
      verdict(`keystroke, ${nameOf(one)}, beside antd by hand`, besideAntd(one, 'keys'), 1.2, one),
    ),
    ...series.map((one) =>
      verdict(`first render, ${nameOf(one)}, beside antd by hand`, besideAntd(one, 'firsts'), 1.3, one),
    ),
    ...leaving(series),
  ]
  return all.filter(({ subjects }) => subjects.every((subject) => measured.has(subject)))
}

export const inHundredths = (value: number) => Math.round(value * 100) / 100

/** The subjects of which a bound is missed. */
export function missed(series: readonly Series[]): Set<Subject> {
  return new Set(judge(series).flatMap(({ kept, subjects }) => (kept ? [] : subjects)))
}

export const nameOf = ({ subject }: { subject: Subject }) => (isTenant(subject) ? subject : `${subject} fields`)

/** How many times as long ours takes: the median of the rounds. Not a number where one of both has no such action. */
export function besideAntd({ rounds }: Series, what: keyof Measured): number {
  const ratios = rounds.flatMap(({ ours, antd }) => (ours && antd ? [median(ours[what]) / median(antd[what])] : []))
  return median(ratios)
}

/** Leaving a field carries the check of the whole form, which only ours has. */
function leaving(series: readonly Series[]): FormVerdict[] {
  const [, middle, largest] = sizes
  const of = (size: Subject) => series.find(({ subject }) => subject === size)
  const times = (size: Subject) => (of(size)?.rounds ?? []).map(({ ours }) => median(ours?.leaves ?? []))
  const own = times(middle)
  const growth = times(largest).flatMap((time, round) => (own[round] === undefined ? [] : [time / own[round]]))
  return [
    verdict(`milliseconds on leaving a field at ${middle} fields`, median(own), 10, { subject: middle }),
    verdict(
      `leaving a field at ${largest} fields, beside ${middle}`,
      median(growth),
      2,
      { subject: middle },
      { subject: largest },
    ),
  ]
}

function verdict(bound: string, value: number, limit: number, ...of: { subject: Subject }[]): FormVerdict {
  return { bound, value: inHundredths(value), limit, kept: value <= limit, subjects: of.map(({ subject }) => subject) }
}
