import { expect, type Page } from '@playwright/test'
import { type AxePart, expectAccessible, expectNothingSideways, expectWordsEverywhere } from '../support/accessible.ts'
import type { Setting } from '../support/matrix.ts'
import type { State } from './State.ts'

interface Turn extends Pick<Setting, 'language' | 'theme'> {
  /** What axe looks at: the colours alone where another turn of this width has shown the rest. */
  part: AxePart
}

// Another theme has other colours and nothing else; another language has other words, as long as they are.
// A phone begins as the desk has ended.
const turns: Record<'desk' | 'phone', Turn[]> = {
  desk: [
    { language: 'fr', theme: 'light', part: 'all' },
    { language: 'en', theme: 'dark', part: 'colours' },
  ],
  phone: [
    { language: 'en', theme: 'dark', part: 'all' },
    { language: 'fr', theme: 'light', part: 'colours' },
  ],
}

/** A window as narrow as 1280 px are when they are read at four times their size. */
const narrowest = 320

/** Turns the window; what follows it has been drawn when this is over. */
export async function turnTo(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 800 })
  await drawn(page)
}

/** Looks at what the page shows in both languages and themes, without loading it anew. */
export async function lookInEachTurn(page: Page, { name, only }: State, width: number): Promise<void> {
  for (const { language, theme, part } of turns[width < 768 ? 'phone' : 'desk']) {
    await speak(page, language)
    await page.emulateMedia({ colorScheme: theme })
    await drawn(page)
    await expectNothingSideways(page)
    await expectWordsEverywhere(page)
    await expectAccessible(page, part, only)
    // Pictures for people to look at take a third of the time: `PICTURES=1` keeps them.
    if (part === 'all' && process.env['PICTURES'])
      await page.screenshot({
        path: `test-results/screens/state-${name}-${language}-${width}-${theme}.png`,
        fullPage: true,
        animations: 'disabled',
      })
  }
  if (width < 768) {
    // English or French, dark or light: the words are as long as they are.
    await turnTo(page, narrowest)
    await expectNothingSideways(page)
    await turnTo(page, width)
  }
}

/** Turns the page to French and light, as states are opened. */
export async function turnToUsual(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await speak(page, 'fr')
}

/** Presses the switch of the page, which may lie under a dialog. */
async function speak(page: Page, language: Setting['language']): Promise<void> {
  const html = page.locator('html')
  if ((await html.getAttribute('lang')) === language) return
  await page.locator(`.segments button[lang=${language}]`).first().dispatchEvent('click')
  await expect(html).toHaveAttribute('lang', language)
}

/** Listeners of media and sizes draw in the frame in which they hear of a change, and observers of sizes in the next. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      ),
  )
}
