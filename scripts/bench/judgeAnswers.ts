import { compareTimes } from './compareTimes.ts'
import type { Verdict } from './judge.ts'
import { measureAnswers } from './measureAnswers.ts'

const samples = 300
const rounds = 3
const leastChance = 0.01

/**
 * Whether the time of an answer tells if an address has an account. A difference that is there shows in every round;
 * what shows in some only is the machine's.
 */
export async function judgeAnswers(): Promise<Verdict[]> {
  const chances = { renewal: 0, signIn: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const { renewal, signIn } = await measureAnswers(samples)
    chances.renewal = Math.max(chances.renewal, compareTimes(renewal.known, renewal.unknown).chance)
    chances.signIn = Math.max(chances.signIn, compareTimes(signIn.known, signIn.unknown).chance)
    if (Math.min(chances.renewal, chances.signIn) > leastChance) break
  }
  const verdict = (what: string, value: number): Verdict => ({
    bound: `chance that ${what} takes alike for known and unknown addresses, more than`,
    value: Math.round(value * 1000) / 1000,
    limit: leastChance,
    kept: value > leastChance,
  })
  return [verdict('password renewal', chances.renewal), verdict('sign-in', chances.signIn)]
}
