import { expect, type Page } from '@playwright/test'
import { type Language, word } from '../support/words.ts'

/** How light the page is, from 0 for black to 255 for white. */
export const lightness = (page: Page) =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = (
      getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
    ).map(Number)
    return (red + green + blue) / 3
  })

/** The first stop of the keyboard jumps past the menus. */
export async function expectSkip(page: Page, language: Language): Promise<void> {
  const skip = page.getByRole('button', { name: word(language, 'app:frame.skip') })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}
