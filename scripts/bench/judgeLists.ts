import { inHundredths, type Verdict } from './judge.ts'
import { median } from './median.ts'
import type { ListFigures, ListName, ListSeries } from './measureLists.ts'
import { share } from './share.ts'

interface Measure {
  unit: string
  of: (figures: ListFigures) => number
}

/** What is read from the figures of a round. */
const measures: Record<string, Measure> = {
  'data to first paint': { unit: 'ms', of: ({ first }) => first },
  'work of the page for it': { unit: 'ms', of: ({ firstWork }) => firstWork },
  'sorting, a press': { unit: 'ms', of: ({ sorts }) => sum(sorts) / sorts.length },
  'filtering, a key': { unit: 'ms', of: ({ keys }) => sum(keys) / keys.length },
  'scrolling, a frame': { unit: 'ms', of: ({ frames }) => median(frames) },
  'the slowest 5 % of frames': { unit: 'ms', of: ({ frames }) => share(frames, 0.95) },
  'work of the page for a frame': { unit: 'ms', of: ({ frameWork }) => frameWork },
  memory: { unit: 'MiB', of: ({ memory }) => memory },
}

export interface ListVerdict extends Verdict {
  rows: number
  measure: string
  /** Both lists, medians of the rounds. */
  shown: Record<ListName, string>
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const wholeRows = (rows: number) => rows.toLocaleString('en')

/** Holds lists against the table of antd in the same round, as forms are held; and the page against a shorter list. */
export function judgeLists(series: readonly ListSeries[]): ListVerdict[] {
  return [...series.flatMap(besideTable), ...series.slice(1).map((one) => growth(one, series[0] ?? one))]
}

function besideTable({ rows, rounds }: ListSeries): ListVerdict[] {
  return Object.entries(measures).map(([measure, { unit, of }]) => {
    const shown = (name: ListName) => `${median(rounds.map((round) => of(round[name]))).toFixed(1)} ${unit}`
    const value = median(rounds.map(({ ours, antd }) => of(ours) / of(antd)))
    return verdict(rows, measure, { ours: shown('ours'), antd: shown('antd') }, value)
  })
}

/** The page must not grow with its rows. */
function growth({ rows, rounds }: ListSeries, shortest: ListSeries): ListVerdict {
  const nodes = (of: ListSeries, name: ListName) => median(of.rounds.map((round) => round[name].nodes))
  const shown = { ours: `${nodes({ rows, rounds }, 'ours')}`, antd: `${nodes({ rows, rounds }, 'antd')}` }
  const measure = `elements of the page, beside ${wholeRows(shortest.rows)} rows`
  return verdict(rows, measure, shown, nodes({ rows, rounds }, 'ours') / nodes(shortest, 'ours'))
}

function verdict(rows: number, measure: string, shown: ListVerdict['shown'], ratio: number): ListVerdict {
  const value = inHundredths(ratio)
  const bound = `${measure}, ${wholeRows(rows)} rows`
  return { bound, rows, measure, shown, value, limit: 1, kept: value <= 1 }
}

/** The lists of which a bound is missed. */
export function missedLists(series: readonly ListSeries[]): ListSeries[] {
  const missed = new Set(judgeLists(series).flatMap(({ kept, rows }) => (kept ? [] : [rows])))
  return series.filter(({ rows }) => missed.has(rows))
}

/** Frames in which a row was missing, and those that a screen of 60 pictures a second would have dropped. */
export function framesOf({ rounds }: ListSeries, name: ListName): { blank: number; dropped: number } {
  const frames = rounds.flatMap((round) => round[name].frames)
  const dropped = frames.filter((frame) => frame > 1000 / 60).length / frames.length
  return { blank: sum(rounds.map((round) => round[name].blank)), dropped }
}
