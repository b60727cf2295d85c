import type { Verdict } from './judge.ts'
import { type EditTimes, measureEdits } from './measureEdits.ts'
import { median } from './median.ts'

const rounds = 7
const limit = 1000

/** Whether a saved file stands on the open page in less than a second. */
export async function judgeEdits(): Promise<{ verdicts: Verdict[]; figures: EditTimes }> {
  const figures = await measureEdits(rounds)
  const verdict = (what: string, times: number[]): Verdict => {
    const value = Math.round(median(times))
    return { bound: `milliseconds from saving ${what} until it is seen, less than`, value, limit, kept: value < limit }
  }
  return {
    verdicts: [verdict('a word', figures.word), verdict('a definition', figures.definition)],
    figures,
  }
}
