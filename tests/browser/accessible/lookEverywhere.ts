import { expect, type Page } from '@playwright/test'
import {
  expectAccessible,
  expectNothingSideways,
  expectRoomAndRows,
  expectWordsEverywhere,
} from '../support/accessible.ts'
import type { Setting } from '../support/matrix.ts'
import { expectNoBareTexts } from '../support/translation.ts'
import type { State } from './State.ts'

type Turn = Pick<Setting, 'language' | 'theme'>

// In two looks each width, each theme and each language is seen; another state sees the themes the other way round.
const light: Turn = { language: 'fr', theme: 'light' }
const dark: Turn = { language: 'en', theme: 'dark' }

/** A window as narrow as 1280 px are when they are read at four times their size. */
const narrowest = 320

/** Turns the window; what follows it has been drawn when this is over. */
export async function turnTo(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 800 })
  await drawn(page)
}

/**
 * Looks at what the page shows in both languages, without loading it anew, and at one theme of it with axe.
 * @param turnOfState the place of the state among its neighbours: every second one is dark at a desk and light on a phone
 */
export async function lookInBothLanguages(page: Page, { name, only }: State, width: number, turnOfState: number) {
  const isPhone = width < 768
  const isLight = isPhone === (turnOfState % 2 === 1)
  const [last, first] = isLight ? [light, dark] : [dark, light]
  for (const { language, theme } of [first, last]) {
    await speak(page, language)
    await page.emulateMedia({ colorScheme: theme })
    await drawn(page)
    await expectNothingSideways(page)
    await expectRoomAndRows(page)
    await expectWordsEverywhere(page)
    await expectNoBareTexts(page)
  }
  await expectAccessible(page, only)
  // Pictures for people to look at take a third of the time: `PICTURES=1` keeps them.
  if (process.env['PICTURES']) {
    await page.screenshot({
      path: `test-results/screens/state-${name}-${last.language}-${width}-${last.theme}.png`,
      fullPage: true,
      animations: 'disabled',
    })
  }
  if (isPhone) {
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
