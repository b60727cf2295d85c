import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Nothing that axe knows to be wrong for people with screen readers, keyboards or weak eyes. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary ?? ''}`),
  )
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/** The page is not wider than its window: nobody has to push it sideways to read it. */
export async function expectNothingSideways(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const within = document.createRange()
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      // A word may leave the box that holds it.
      within.selectNodeContents(element)
      return Math.max(element.getBoundingClientRect().right, within.getBoundingClientRect().right) > clientWidth + 1
    })
    return [`${scrollWidth} px in ${clientWidth} px`, ...wide.map((element) => element.outerHTML.slice(0, 120))]
  })
  expect(beyond, `what stands beyond the edge of ${page.url()}`).toEqual([])
}

/** Colours that are half way through a transition are nobody's colours. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Infinity
    const running = document.getAnimations().filter(ends)
    await Promise.all(running.map((animation) => animation.finished.catch(() => undefined)))
  })
}

/** Every text has its words: a key such as `app:list.sort` on the screen is a forgotten translation. */
export async function expectWordsEverywhere(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const names = [...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    )
    return [document.title, document.body.innerText, ...names].join('\n')
  })
  expect(shown.match(/\b[a-z][a-z-]*:[a-z]\w*(\.\w+)+/g) ?? [], `keys without words on ${page.url()}`).toEqual([])
}

/** What every page owes to everybody: words, a width that fits, and nothing that axe finds. */
export async function expectInOrder(page: Page): Promise<void> {
  await expectWordsEverywhere(page)
  await expectNothingSideways(page)
  await expectAccessible(page)
}
