import type { Page } from '@playwright/test'
import { fillSignUp, nextPassword } from '../account/people.ts'
import { formOf } from '../account/formOf.ts'
import { estateForm } from '../real-estate/EstateForm.ts'
import { type Estates, land } from '../real-estate/estates.ts'
import { signInForm } from '../support/SignInForm.ts'
import type { Account } from '../support/Account.ts'
import { expect, test } from '../support/test.ts'
import { noel, type Tenants } from '../tenants/tenants.ts'

test.use({ hasTouch: true })

interface Place {
  page: Page
  account: Account
  open: (path: string) => Promise<void>
  estates: Estates
  tenants: Tenants
}

const uuid = '11111111-1111-4111-8111-111111111111'

/** Each form that saves, and what makes it ready to be saved. */
const forms: [name: string, fill: (place: Place) => Promise<void>, items?: string][] = [
  [
    'signing in',
    async ({ page, account }) => {
      await page.goto('signin')
      await signInForm(page, 'fr').fill(account)
    },
  ],
  [
    'signing up',
    async ({ page }) => {
      await page.goto('signup')
      await fillSignUp(page, 'fr', { email: `${crypto.randomUUID()}@example.fr`, type: 'INDIVIDUAL' })
    },
  ],
  [
    'asking for a password',
    async ({ page, account }) => {
      await page.goto('password/renew')
      await formOf(page, 'fr', 'password/renew').type('email', account.email)
    },
  ],
  [
    'setting a password',
    async ({ page }) => {
      await page.goto(`password/${uuid}/reset`)
      const form = formOf(page, 'fr', 'password/reset')
      await form.type('password', nextPassword)
      await form.type('passwordConfirm', nextPassword)
    },
  ],
  [
    'activating an account',
    async ({ page }) => {
      await page.goto(`subscription/${uuid}/validate`)
      await formOf(page, 'fr', 'subscription/subscription').type('mobile', '0612345678')
    },
  ],
  [
    'a new record',
    async ({ page, open }) => {
      await open('bien/new')
      await estateForm(page, 'fr').fillLeast()
    },
    'REAL-33 ',
  ],
  [
    'a stored record',
    async ({ page, open, estates }) => {
      await open(`bien/${await estates.create(land)}/edit`)
      await estateForm(page, 'fr').type('label', 'Champ du Sud')
    },
  ],
  [
    'a large record',
    async ({ page, open, tenants }) => {
      await open(`tenant/individual/${await tenants.create(noel)}/edit`)
      await expect(page.locator('main input').first()).toBeVisible()
    },
    'TEN-49, 50 ',
  ],
]

const ways = {
  pointer: (page: Page, { x, y }: { x: number; y: number }) => page.mouse.click(x, y),
  touch: (page: Page, { x, y }: { x: number; y: number }) => page.touchscreen.tap(x, y),
  enter: (page: Page) => page.keyboard.press('Enter'),
}
// Each way meets forms of all kinds, and each form two ways.
const pairs = [
  ['pointer', 'touch'],
  ['touch', 'enter'],
  ['enter', 'pointer'],
] as const
const gaps = [0, 60, 150, 300, 400]
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

for (const [index, [name, fill, items = '']] of forms.entries())
  test(`${items}${name} is saved once, however often and in whatever way that is wished for`, async ({
    page,
    account,
    open,
    estates,
    tenants,
    problems,
  }) => {
    // What is pressed again may stand on the page that was led to, or be given up with the page that was left.
    problems.expect(/./)
    for (const [turn, way] of pairs[index % 3]?.entries() ?? []) {
      const answersAfter = (index + turn) % 2 === 0 ? 5 : 250
      let sent = 0
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.context().clearCookies()
      await fill({ page, account, open, estates, tenants })
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
        await pause(saves ? answersAfter : 500)
        if (saves && route.request().url().includes(uuid)) await route.fulfill({ status: 200, json: '' }).catch(() => 0)
        else await route.continue().catch(() => 0)
      })
      if (way === 'enter')
        await page.locator('.form-panel input:not([type=checkbox], [type=radio], [type=file])').first().focus()
      const start = Date.now()
      for (const gap of gaps) {
        await pause(Math.max(0, start + gap - Date.now()))
        await ways[way](page, at)
      }
      await pause(400)
      expect(sent, `${way}, answers after ${answersAfter} ms`).toBe(1)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.goto('health/live')
      await page.evaluate(() => localStorage.clear())
    }
  })
