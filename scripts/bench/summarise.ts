import type { Measured } from '../../tests/bench/main.tsx'
import type { Subject } from '../../tests/bench/subjects.ts'
import { names, type FormName, type Series } from './measureForms.ts'

export interface Figure {
  median: number
  /** 95 of 100 values stay below it. */
  high: number
  shown: string
}

export interface Line {
  form: FormName
  subject: Subject
  first: Figure
  key: Figure
  pause: Figure
  leave: Figure
  tab: Figure
}

/** One line for each form and subject, over all rounds. */
export function summarise(series: readonly Series[]): Line[] {
  return series.flatMap(({ subject, rounds }) =>
    names.flatMap((form): Line[] => {
      const measured = rounds.flatMap((round) => round[form] ?? [])
      if (measured.length === 0) return []
      const over = (what: keyof Measured) => figure(measured.flatMap((one) => one[what]))
      return [
        {
          form,
          subject,
          first: over('firsts'),
          key: over('keys'),
          pause: over('pauses'),
          leave: over('leaves'),
          tab: over('tabs'),
        },
      ]
    }),
  )
}

function figure(values: readonly number[]): Figure {
  const sorted = values.toSorted((left, right) => left - right)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  const [median, high] = [at(0.5), at(0.95)]
  return { median, high, shown: values.length > 0 ? `${median.toFixed(2)} (${high.toFixed(2)})` : '–' }
}
