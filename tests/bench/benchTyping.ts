import { atMost, inRounds, type BenchPart, type Series, type Verdict, high, inHundredths, median } from './Bench.ts'
import { withPages, type Pages } from './openPages.ts'
import { isTenant, subjects, type Subject } from './page/benchForm.ts'
import type { TypingSteps } from './page/typing.tsx'

/** How many times slower than it is the processor is made. */
const slowness = 4
/** Milliseconds from a key to its picture: half of what a person takes for at once. */
const limit = 50
/** Long enough for a round to have more than twenty keys: of fewer, 95 of 100 are all of them. */
const sentence = 'une maison au bord de la mer'
const fields = 4
/** What a quick typist takes for a key, in milliseconds. */
const betweenKeys = 70
/** Long enough for the draft that is kept a while after the last change. */
const afterLeaving = 450

type TypingFigures = Awaited<ReturnType<typeof typeInto>>

/** Types into forms on a slowed processor. */
export const benchTyping: BenchPart = async ({ rounds: all, keep }) => {
  const rounds = Math.ceil(all / 2)
  const series = await withPages((pages) => inRounds(subjects, rounds, (subject) => typeInto(pages, subject), judge))
  const verdicts = series.flatMap(judge)
  keep('typing', { rounds, slowness, verdicts, series })
  console.log(`Processor slowed ${slowness} times: milliseconds from an action to the picture that shows it.`)
  console.table(
    series.map(({ subject, rounds: figures }) => ({
      of: nameOf(subject),
      'first picture': Math.round(median(figures.map(({ first }) => first))),
      'leaving a field': inHundredths(median(figures.flatMap(({ leaves }) => leaves))),
      key: inHundredths(median(figures.flatMap(({ keys }) => keys))),
      '95 of 100 keys': inHundredths(slowestKeys(figures)),
    })),
  )
  return verdicts
}

const nameOf = (subject: Subject) => (isTenant(subject) ? subject : `${subject} fields`)
const slowestKeys = (rounds: readonly TypingFigures[]) => median(rounds.map(({ keys }) => high(keys)))

function judge({ subject, rounds }: Series<Subject, TypingFigures>): Verdict[] {
  const bound = `milliseconds from key to picture for 95 of 100 keys, ${nameOf(subject)}, processor slowed ${slowness} times`
  return [atMost(bound, slowestKeys(rounds), limit)]
}

const typeInto = (pages: Pages, subject: Subject) =>
  pages.visit('', async (page) => {
    const session = await page.context().newCDPSession(page)
    await page.evaluate((what) => window.typing.prepare(what), subject)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    // Until the form is painted.
    const first = await page.evaluate((what) => window.typing.open(what), subject)
    await page.waitForTimeout(afterLeaving)
    for (let index = 0; index < fields; index += 1) {
      await page.evaluate(([what, at, of]) => window.typing.focus(what, at, of), [subject, index, fields] as const)
      await page.waitForTimeout(afterLeaving)
      // The first field is what the page warms up with.
      if (index === 1) await page.evaluate(() => window.typing.clear())
      await page.keyboard.type(sentence, { delay: betweenKeys })
      await page.keyboard.press('Tab')
      await page.waitForTimeout(afterLeaving)
    }
    const { keys, leaves } = await page.evaluate(() => window.typing.typed)
    return { first, keys, leaves }
  })

declare global {
  interface Window {
    typing: TypingSteps
  }
}
