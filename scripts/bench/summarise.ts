import { sizes } from '../../tests/bench/benchForm.ts'
import { names, type Figures, type FormName } from './measureForms.ts'

export interface Figure {
  median: number
  /** 95 of 100 values stay below it. */
  high: number
  shown: string
}

export interface Line {
  form: FormName
  size: number
  first: Figure
  key: Figure
  pause: Figure
  leave: Figure
}

/** One line for each form and size. */
export function summarise(figures: Figures): Line[] {
  return sizes.flatMap((size) =>
    names.flatMap((form): Line[] => {
      const measured = figures[form][size]
      if (!measured) return []
      const { firsts, keys, pauses, leaves } = measured
      return [{ form, size, first: figure(firsts), key: figure(keys), pause: figure(pauses), leave: figure(leaves) }]
    }),
  )
}

function figure(values: readonly number[]): Figure {
  const sorted = [...values].sort((left, right) => left - right)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  const [median, high] = [at(0.5), at(0.95)]
  return { median, high, shown: `${median.toFixed(2)} (${high.toFixed(2)})` }
}
