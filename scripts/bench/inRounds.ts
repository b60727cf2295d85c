/**
 * Measures round by round, so that a machine that slows down slows all alike; what misses a bound is measured for as many
 * rounds again, once.
 * @param measure adds the figures of a round to a series
 * @param missed the series of which a bound is missed
 */
export async function inRounds<Series>(
  series: readonly Series[],
  rounds: number,
  measure: (one: Series, round: number) => Promise<void>,
  missed: (series: readonly Series[]) => readonly Series[],
): Promise<void> {
  const go = async (some: readonly Series[], from: number) => {
    for (let round = from; round < from + rounds; round += 1) for (const one of some) await measure(one, round)
  }
  await go(series, 0)
  await go(missed(series), rounds)
}
