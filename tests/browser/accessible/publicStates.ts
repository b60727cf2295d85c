import { expect } from '@playwright/test'
import { problem } from '../support/answers.ts'
import { formOf } from '../support/formOf.ts'
import { fillSignUp } from '../account/people.ts'
import { signInForm } from '../support/signInForm.ts'
import { word } from '../support/words.ts'
import { state, type State } from './State.ts'

const someId = '5b0c1f0e-6a52-4a6c-9d57-0d8a3f1c2b4e'
const say = (key: string) => word('fr', key)

/** What people see before they are signed in. */
export const publicStates: State[] = [
  state('landing', ['/'], async ({ page }) => {
    await page.goto('')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('app:pages.landing.title'))
  }),
  state('not-found', ['/404'], async ({ page }) => {
    await page.goto('nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }),
  state('sign-in', ['/signin', 'form sign-in/sign-in'], async ({ page }) => {
    await page.goto('signin')
    await expect(signInForm(page, 'fr').username).toBeVisible()
  }),
  state('sign-in-wrong', [], async ({ page }) => {
    const form = signInForm(page, 'fr')
    await form.username.focus()
    await form.password.focus()
    await form.password.blur()
    await expect(form.error(form.username)).toBeVisible()
    await expect(form.error(form.password)).toBeVisible()
  }),
  state('sign-in-refused', ['FormAlert in FormPanel.tsx'], async ({ page, problems }) => {
    problems.expect(/401/)
    const form = signInForm(page, 'fr')
    await form.send({ email: 'personne@example.org', password: 'Wrong-2026!' })
    await expect(form.alert).toContainText(/\S/)
  }),
  state('broken', ['BrokenScreen in Root.tsx'], async ({ page, problems }) => {
    problems.expect(/ChoiceEdit/)
    const code = /\/ChoiceEdit-[^/]*\.js$/
    await page.route(code, (route) => route.abort())
    await page.locator('a[href$="/signup"]').first().click()
    await expect(page.getByRole('button', { name: say('app:pages.broken.retry') })).toBeVisible()
    await page.unroute(code)
  }),
  state('sign-up', ['/signup', 'form sign-up/sign-up'], async ({ page }) => {
    // Another try fetches what could not be had.
    await page.getByRole('button', { name: say('app:pages.broken.retry') }).click()
    await fillSignUp(page, 'fr', { email: 'camille@example.org', type: 'INDIVIDUAL' })
  }),
  state('sign-up-company-wrong', [], async ({ page }) => {
    const form = formOf(page, 'fr', 'sign-up/sign-up')
    await form.radio('accountType', 'CORPORATION').check()
    await form.type('corporationName', '')
    await form.type('email', 'camille')
    await form.type('password', 'short')
    await expect(form.error('password')).toBeVisible()
    await expect(form.error('email')).toBeVisible()
  }),
  state(
    'sign-up-success',
    ['/signup-result/{subscriptionResourceUuid}/success', 'FormAlert in NoticeScreen.tsx'],
    async ({ page, problems }) => {
      problems.expect(/404/)
      await page.goto(`signup-result/${someId}/success`)
      await page.getByRole('button', { name: say('sign-up:success.notice.actions.resend') }).click()
      await expect(page.locator('.form-alert')).toContainText(/\S/)
    },
  ),
  state('sign-up-error', ['/signup-result/{subscriptionResourceUuid}/error'], async ({ page }) => {
    await page.goto(`signup-result/${someId}/error`)
    await expect(page.getByText(say('sign-up:error.notice.text'))).toBeVisible()
  }),
  state('privacy', ['/privacy'], async ({ page }) => {
    await page.goto('privacy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('legal:privacy.notice.title'))
  }),
  state('password-renew', ['/password/renew', 'form password/renew'], async ({ page }) => {
    await page.goto('password/renew')
    const form = formOf(page, 'fr', 'password/renew')
    await form.field('email').focus()
    await form.field('email').blur()
    await expect(form.error('email')).toBeVisible()
  }),
  state('password-reset', ['/password/{passwordRequestUuid}/reset', 'form password/reset'], async ({ page }) => {
    await page.goto(`password/${someId}/reset`)
    const form = formOf(page, 'fr', 'password/reset')
    await form.type('password', 'short')
    await expect(form.error('password')).toBeVisible()
  }),
  state('activation-renew', ['/subscription/renew'], async ({ page }) => {
    await page.goto('subscription/renew')
    await expect(formOf(page, 'fr', 'subscription/renew').field('email')).toBeVisible()
  }),
  state(
    'activation',
    ['/subscription/{subscriptionUuid}/validate', 'form subscription/subscription'],
    async ({ page }) => {
      await page.goto(`subscription/${someId}/validate`)
      await formOf(page, 'fr', 'subscription/subscription').type('mobile', '0612345678')
    },
  ),
  state('activation-expired', ['form subscription/renew'], async ({ page, problems }) => {
    problems.expect(/410/)
    // A link lives for a day, and the server has no other clock than the machine.
    await page.route('**/validate', (route) =>
      route.request().method() === 'POST' ? problem(route, 410, 'ERR_GEN_410') : route.fallback(),
    )
    await formOf(page, 'fr', 'subscription/subscription').save.click()
    await expect(formOf(page, 'fr', 'subscription/renew').field('email')).toBeVisible()
  }),
]
