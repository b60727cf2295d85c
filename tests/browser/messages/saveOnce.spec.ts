import type { Page } from '@playwright/test'
import { fillSignUp, nextPassword } from '../account/people.ts'
import { formOf } from '../account/formOf.ts'
import { estateForm } from '../real-estate/EstateForm.ts'
import { estatesOf, land, visit } from '../real-estate/estates.ts'
import { signInForm } from '../support/SignInForm.ts'
import type { Account } from '../support/Account.ts'
import { expect, test } from '../support/test.ts'
import { noel, tenantsOf } from '../tenants/tenants.ts'

test.use({ hasTouch: true })

interface Place {
  page: Page
  account: Account
  url: string
}

const tenantEdit = async ({ url, account }: Place) =>
  `tenant/individual/${await (await tenantsOf(url, account)).create(noel)}/edit`
const estateEdit = async ({ url, account }: Place) => `bien/${await (await estatesOf(url, account)).create(land)}/edit`
const uuid = '11111111-1111-4111-8111-111111111111'

/** Each form that saves, and what makes it ready to be saved. */
const forms: [name: string, fill: (place: Place) => Promise<void>][] = [
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
    async ({ page, account }) => {
      await visit(page, account, 'bien/new')
      await estateForm(page, 'fr').fillLeast()
    },
  ],
  [
    'a stored record',
    async (place) => {
      await visit(place.page, place.account, await estateEdit(place))
      await estateForm(place.page, 'fr').type('label', 'Champ du Sud')
    },
  ],
  [
    'a large record',
    async (place) => {
      await visit(place.page, place.account, await tenantEdit(place))
      await expect(place.page.locator('main input').first()).toBeVisible()
    },
  ],
]

const ways = {
  pointer: (page: Page, { x, y }: { x: number; y: number }) => page.mouse.click(x, y),
  touch: (page: Page, { x, y }: { x: number; y: number }) => page.touchscreen.tap(x, y),
  enter: (page: Page) => page.keyboard.press('Enter'),
}
const gaps = [0, 60, 150, 300, 400]
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

for (const [index, [name, fill]] of forms.entries())
  test(`${name} is saved once, however often and in whatever way that is wished for`, async ({
    page,
    account,
    server,
    problems,
  }) => {
    // What is pressed again may stand on the page that was led to, or be given up with the page that was left.
    problems.expect(/./)
    for (const [turn, way] of (['pointer', 'touch', 'enter'] as const).entries()) {
      const answersAfter = (index + turn) % 2 === 0 ? 5 : 250
      let sent = 0
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.context().clearCookies()
      await fill({ page, account, url: server.url })
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
