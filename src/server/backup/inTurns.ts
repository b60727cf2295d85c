/** How many are under way at once. */
const sideBySide = 8

/** Does something with each of many, a few at a time. */
export async function inTurns<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  const left = all.values()
  const worker = async () => {
    for (const one of left) await work(one)
  }
  await Promise.all(Array.from({ length: sideBySide }, worker))
}
