import { expect, type Locator, type Page } from '@playwright/test'

/** Nobody presses Tab more often than this to get somewhere. */
const maxSteps = 60

export type Keyboard = ReturnType<typeof keyboardOf>

/** A ring may be drawn around the control, the box that it stands in, or what stands for it. */
const hasRing = (element: Element): boolean => {
  const around = [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement]
  return around.some((one) => {
    if (!one) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1
  })
}

/** A person without a mouse: everything is reached with Tab from where the focus is. */
export function keyboardOf(page: Page) {
  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    for (let step = 0; step < maxSteps; step++) {
      if (await target.evaluate((element) => element === document.activeElement)) {
        await expect.poll(() => target.evaluate(hasRing), `the focus is seen on ${String(target)}`).toBe(true)
        return
      }
      await page.keyboard.press('Tab')
    }
    throw new Error(`${maxSteps} steps of Tab do not lead to ${String(target)}`)
  }
  async function press(target: Locator): Promise<void> {
    await reach(target)
    await page.keyboard.press('Enter')
  }
  async function type(target: Locator, text: string): Promise<void> {
    await reach(target)
    // The first key proves that keys get there; a page that is drawn anew after each takes most of the time.
    await page.keyboard.type(text.slice(0, 1))
    await page.keyboard.insertText(text.slice(1))
  }
  return {
    /** Goes on with Tab until the focus is there, and sees that it shows. */
    reach,
    /** Goes there and presses Enter. */
    press,
    /** Goes there and types. */
    type,
    /** Goes to a group of radio buttons and with the arrows to one of them. */
    async check(group: Locator, radio: Locator) {
      const all = group.getByRole('radio')
      await expect(all.first()).toBeVisible()
      const checked = all.and(page.locator(':checked'))
      await reach((await checked.count()) > 0 ? checked : all.first())
      await page.keyboard.press('Space')
      for (let step = await all.count(); step > 0 && !(await radio.isChecked()); step--) {
        await page.keyboard.press('ArrowRight')
      }
      await expect(radio).toBeChecked()
    },
    /** Goes to a field that searches, and takes what it finds. */
    async find(target: Locator, name: string) {
      await type(target, name.slice(0, 5))
      await expect(page.locator(`.ant-select-item-option-active[title="${name}"]:visible`)).toBeVisible()
      await page.keyboard.press('Enter')
    },
    /** Goes to a button that opens the files of the machine; which one is taken is the machine's affair. */
    async choose(button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
      const asked = page.waitForEvent('filechooser')
      await press(button)
      await (await asked).setFiles(file)
    },
    /** What had the focus is gone or shut, and the focus is in what is left: here. */
    async expectIn(place: Locator) {
      await expect
        .poll(() => place.evaluate((element) => element.contains(document.activeElement)), 'the focus is kept')
        .toBe(true)
    },
  }
}
