import type { Page } from '@playwright/test'
import { estateForm } from '../real-estate/EstateForm.ts'
import { moving } from '../support/matrix.ts'
import { signInForm } from '../support/signInForm.ts'
import { expect, test, type Fixtures } from '../support/test.ts'
import { noel } from '../tenants/tenants.ts'

test.use({ ...moving, hasTouch: true })

type Place = Pick<Fixtures, 'page' | 'account' | 'open' | 'tenants'>
type Way = 'pointer' | 'touch' | 'enter'
const ways: Record<Way, (page: Page, at: { x: number; y: number }) => Promise<void>> = {
  pointer: (page, { x, y }) => page.mouse.click(x, y),
  touch: (page, { x, y }) => page.touchscreen.tap(x, y),
  enter: (page) => page.keyboard.press('Enter'),
}
const gaps = [0, 60, 150, 300, 400]
const sleep = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Presses a form that is ready to be saved again and again: with answers that come at once, and with late ones. */
function savesOnce(name: string, [quick, slow]: [Way, Way], fill: (place: Place) => Promise<void>): void {
  test(`${name} is saved once, however often and in whatever way that is wished for`, async ({
    page,
    account,
    open,
    tenants,
    problems,
  }) => {
    // What is pressed again may stand on the page that was led to, or be given up with the page that was left.
    problems.expect(/./)
    for (const [way, answersAfter] of [
      [quick, 5],
      [slow, 250],
    ] as const) {
      let sent = 0
      await fill({ page, account, open, tenants })
      const save = page.locator('.form-actions button[type=submit]')
      await expect(save).toBeEnabled()
      // It stands still, and where a pointer hits it.
      await save.click({ trial: true })
      const box = await save.boundingBox()
      if (!box) throw new Error('The button is not there')
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      await page.route('**/*', async (route) => {
        const saves = ['POST', 'PUT'].includes(route.request().method())
        if (saves) sent += 1
        // The next screen takes its time, and until it is there this one stands under the finger.
        await sleep(saves ? answersAfter : 500)
        await route.continue().catch(() => 0)
      })
      if (way === 'enter') {
        await page.locator('.form-panel input:not([type=checkbox], [type=radio], [type=file])').first().focus()
      }
      const start = Date.now()
      for (const gap of gaps) {
        await sleep(Math.max(0, start + gap - Date.now()))
        await ways[way](page, at)
      }
      await sleep(400)
      expect(sent, `${way}, answers after ${answersAfter} ms`).toBe(1)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.goto('health/live')
      await page.evaluate(() => localStorage.clear())
    }
  })
}

savesOnce('signing in', ['touch', 'enter'], async ({ page, account }) => {
  await page.goto('signin')
  await signInForm(page, 'fr').fill(account)
})

savesOnce('REAL-33 a new record', ['pointer', 'touch'], async ({ page, open }) => {
  await open('bien/new')
  await estateForm(page, 'fr').fillLeast()
})

savesOnce('TEN-49, 50 a large record', ['touch', 'enter'], async ({ page, open, tenants }) => {
  await open(`tenant/individual/${await tenants.create(noel)}/edit`)
  await expect(page.locator('main input').first()).toBeVisible()
})
