import type { Page } from '@playwright/test'
import type { Setting } from './matrix.ts'

/** Keeps a picture of the whole page below test-results/, for people to look at. */
export async function screenshot(page: Page, name: string, { language, width, theme }: Setting): Promise<void> {
  await page.screenshot({
    path: `test-results/screens/${name}-${language}-${width}-${theme}.png`,
    fullPage: true,
    animations: 'disabled',
  })
}
