/** A bound that the product promises, beside what was measured. */
export interface Verdict {
  bound: string
  value: number
  limit: number
  kept: boolean
}

export interface Bench {
  /** How often everything is measured. */
  rounds: number
  /** Keeps the figures as JSON. */
  keep: (name: string, figures: object) => void
}

/** Measures something, prints it, and says which bounds hold. */
export type BenchPart = (bench: Bench) => Promise<Verdict[]>

const verdict = (bound: string, value: number, limit: number, kept: boolean): Verdict => {
  return { bound, value: inHundredths(value), limit, kept }
}

export const atMost = (bound: string, value: number, limit: number) => verdict(bound, value, limit, value <= limit)

export const atLeast = (bound: string, value: number, limit: number) =>
  verdict(`${bound}, at least`, value, limit, value >= limit)

/** What was measured of one subject, round by round. */
export interface Series<Subject, Figures> {
  subject: Subject
  rounds: Figures[]
}

/**
 * Measures each subject in each round, so that a machine that slows down slows all alike; a subject that misses a bound is
 * measured for as many rounds again, once.
 */
export async function inRounds<Subject, Figures>(
  subjects: readonly Subject[],
  rounds: number,
  measure: (subject: Subject, round: number) => Promise<Figures>,
  judge: (one: Series<Subject, Figures>) => Verdict[],
): Promise<Series<Subject, Figures>[]> {
  const series = subjects.map((subject): Series<Subject, Figures> => ({ subject, rounds: [] }))
  const go = async (some: typeof series, from: number) => {
    for (let round = from; round < from + rounds; round += 1) {
      for (const one of some) one.rounds.push(await measure(one.subject, round))
    }
  }
  await go(series, 0)
  const missed = series.filter((one) => judge(one).some(({ kept }) => !kept))
  await go(missed, rounds)
  return series
}

/** Measures each in one round. Which comes first changes from round to round, so that none has a lasting advantage. */
export async function inTurn<Name extends string, Figures>(
  names: readonly Name[],
  round: number,
  measure: (name: Name) => Promise<Figures>,
): Promise<Record<Name, Figures>> {
  const figures: [Name, Figures][] = []
  for (const name of round % 2 === 0 ? names : names.toReversed()) figures.push([name, await measure(name)])
  return Object.fromEntries(figures) as Record<Name, Figures>
}

/** The value in the middle; of an even number of values, what lies halfway between the two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2
}

/** The value that 95 of 100 values stay below. */
export function high(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? NaN
}

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

export const inHundredths = (value: number) => Math.round(value * 100) / 100
