import { expect, type Locator, type Page } from '@playwright/test'

/** Nobody presses Tab more often than this to get somewhere. */
const mostSteps = 60

export interface Keyboard {
  /** Goes on with Tab until the focus is there. */
  reach: (target: Locator) => Promise<void>
  /** Goes there and presses Enter. */
  press: (target: Locator) => Promise<void>
  /** Goes there and types. */
  type: (target: Locator, text: string) => Promise<void>
}

/** A person without a mouse: everything is reached with Tab from where the focus is. */
export function keyboardOf(page: Page): Keyboard {
  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    for (let step = 0; step < mostSteps; step++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${mostSteps} steps of Tab do not lead to ${String(target)}`)
  }
  return {
    reach,
    async press(target) {
      await reach(target)
      await page.keyboard.press('Enter')
    },
    async type(target, text) {
      await reach(target)
      await page.keyboard.type(text)
    },
  }
}
