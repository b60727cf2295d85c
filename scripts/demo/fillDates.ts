import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/fr.js'

const shapes: Record<string, string> = {
  today: 'DD/MM/YYYY',
  stamp: 'MM/DD/YYYY HH:mm:ss',
  month: 'MMMM YYYY',
  year: 'YYYY',
}
const units: Record<string, 'day' | 'month' | 'year'> = { d: 'day', m: 'month', y: 'year' }

/**
 * Puts days that count from the one on which the demo was begun into all texts of a value: `{today+20d}` is a date,
 * `{stamp-3m}` a time as a browser stamps files, `{month-1m}` a month in words, `{year-1y}` a year. Throws at other words.
 */
export function fillDates<Value>(value: Value, begun: Date): Value {
  return filled(value, dayjs(begun).locale('fr')) as Value
}

function filled(value: unknown, begun: Dayjs): unknown {
  if (typeof value === 'string') return value.replace(/\{([^{}]*)\}/g, (_, mark: string) => dateOf(mark, begun))
  if (Array.isArray(value)) return value.map((entry: unknown) => filled(entry, begun))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner, begun)]))
}

function dateOf(mark: string, begun: Dayjs): string {
  const [, word = '', steps = ''] = /^([a-z]+)((?:[+-]\d+[dmy])*)$/.exec(mark) ?? []
  const shape = Object.hasOwn(shapes, word) ? shapes[word] : undefined
  if (shape === undefined)
    throw new Error(`{${mark}} is no date: ${Object.keys(shapes).join(', ')}, such as {today+20d}`)
  const day = [...steps.matchAll(/([+-]\d+)([dmy])/g)].reduce(
    (reached, [, count, unit]) => reached.add(Number(count), units[unit ?? ''] ?? 'day'),
    begun,
  )
  return day.format(shape)
}
