import { sizes } from '../../tests/bench/benchForm.ts'
import type { FormName } from './measureForms.ts'
import type { Line } from './summarise.ts'

export interface Verdict {
  bound: string
  value: number
  limit: number
  kept: boolean
}

/** Holds the figures against the bounds that the product promises. */
export function judge(lines: readonly Line[]): Verdict[] {
  const line = (form: FormName, size: number) => lines.find((one) => one.form === form && one.size === size)
  const ratio = (what: 'key' | 'first', size: number) =>
    (line('ours', size)?.[what].median ?? NaN) / (line('antd', size)?.[what].median ?? NaN)
  const leave = (size: number) => line('ours', size)?.leave.median ?? NaN
  return [
    ...sizes.map((size) => verdict(`keystroke at ${size} fields, beside antd by hand`, ratio('key', size), 1.2)),
    ...sizes.map((size) => verdict(`first render at ${size} fields, beside antd by hand`, ratio('first', size), 1.3)),
    verdict('milliseconds on leaving a field at 100 fields', leave(100), 10),
    verdict('leaving a field at 400 fields, beside 100', leave(400) / leave(100), 2),
  ]
}

function verdict(bound: string, value: number, limit: number): Verdict {
  return { bound, value: Math.round(value * 100) / 100, limit, kept: value <= limit }
}
