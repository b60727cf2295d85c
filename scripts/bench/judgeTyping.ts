import { inHundredths, nameOf, type Verdict } from './judge.ts'
import { median } from './median.ts'
import { slowness, type TypingFigures, type TypingSeries } from './measureTyping.ts'
import { share } from './share.ts'

/** Two pictures of a screen that shows 60 a second: what comes within them feels as if it came at once. */
const limit = 32

/** What 95 of 100 keys stay below; the median of the rounds, so that a round that was disturbed decides nothing. */
export const slowestKeys = (rounds: readonly TypingFigures[]): number =>
  median(rounds.map(({ keys }) => share(keys, 0.95)))

/** Holds typing on a slow processor against what a person does not notice. */
export function judgeTyping(series: readonly TypingSeries[]): (Verdict & Pick<TypingSeries, 'subject'>)[] {
  return series.map((one) => {
    const value = slowestKeys(one.ours)
    const bound = `milliseconds from key to picture for 95 of 100 keys, ${nameOf(one)}, processor slowed ${slowness} times`
    return { bound, subject: one.subject, value: inHundredths(value), limit, kept: value <= limit }
  })
}

/** The forms of which the bound is missed. */
export function missedTyping(series: readonly TypingSeries[]): TypingSeries[] {
  const missed = new Set(judgeTyping(series).flatMap(({ kept, subject }) => (kept ? [] : [subject])))
  return series.filter(({ subject }) => missed.has(subject))
}
