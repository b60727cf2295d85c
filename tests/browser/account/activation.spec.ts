import type { Route } from '@playwright/test'
import { Database } from '#server/store/database/sqliteDriver.ts'
import { join } from 'node:path'
import { inSetting, opposite } from '../support/matrix.ts'
import { word } from '../support/words.ts'
import { problem } from '../support/answers.ts'
import { formOf } from '../support/formOf.ts'
import { expect, test } from '../support/test.ts'
import { fillSignUp, lastLinkTo, newAddress, password } from './people.ts'
import { signInForm } from '../support/signInForm.ts'

const texts = {
  mobile: 'Invalid mobile',
  phone: 'Invalid phone',
  notValidated: 'An error occurred while validating your subscription',
  unreachable: 'Error occurred while signing in, please try again later',
}

/** Lets all links of a server have ended a minute ago. */
function expireLinks(dataDir: string): void {
  const database = new Database(join(dataDir, 'trousseau.db'))
  database.prepare('UPDATE links SET expires_at = ?').run(new Date(Date.now() - 60_000).toISOString())
  database.close()
}

inSetting(opposite, ({ language }) => {
  test('ACT-01..16 FMT-04, 05 asks how one can be reached; a call that is refused, fails or is lost says so, and nothing typed is lost; an expired link leads to a new one, which works once', async ({
    page,
    mailbox,
    server,
    problems,
  }) => {
    problems.expect(/404|410|422|500|ERR_FAILED/)
    const form = formOf(page, language, 'subscription/subscription')
    await page.goto('subscription/nobody/validate')
    await expect(form.save).toHaveText('Save')
    await expect(form.save).toBeDisabled()
    for (const wrong of ['01 45 67 89 01', '']) {
      await form.type('mobile', wrong)
      await expect(form.error('mobile')).toHaveText(texts.mobile)
    }
    await form.type('mobile', '+33 (0)6 12 34 56 78')
    await expect(form.save).toBeEnabled()
    await form.type('phone', '06 12 34 56 78')
    await expect(form.error('phone')).toHaveText(texts.phone)
    await expect(form.save).toBeDisabled()
    await form.type('phone', '')
    await form.type('address', '?')
    await expect(form.error('address')).toHaveCount(0)
    await expect(form.save).toBeEnabled()

    const post = (how: (route: Route) => Promise<unknown>) =>
      page.route('**/validate', async (route, request) => {
        await (request.method() === 'POST' ? how(route) : route.fallback())
      })
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await post(async (route) => {
      await held
      await route.continue()
    })
    await form.save.click()
    await expect(form.save).toHaveAttribute('aria-busy', 'true')
    await expect(form.save.locator('.form-spinning')).toBeVisible()
    release()
    for (const text of ['Not found Resource', 'No account with id : nobody found.']) {
      await expect(page.locator('.toast')).toContainText(text)
    }
    await post((route) => problem(route, 422, [{ fieldName: 'mobile', message: 'format' }]))
    await form.save.click()
    await expect(page.locator('.toast')).toContainText('Invalid input')
    await expect(form.error('mobile')).toHaveText(texts.mobile)
    await form.type('mobile', '0712345678')
    await post((route) => problem(route, 500, 'ERR_GEN_500'))
    await form.save.click()
    await expect(form.alert).toHaveText(texts.notValidated)
    await form.field('phone').focus()
    await expect(form.alert).toHaveCount(0)
    await post((route) => route.abort())
    await form.save.click()
    await expect(form.alert).toHaveText(texts.unreachable)
    await expect(form.field('mobile')).toHaveValue('07 12 34 56 78')
    await page.unroute('**/validate')

    // An expired link turns into a form for a new one, which works once.
    const email = newAddress()
    await page.goto('signup')
    await fillSignUp(page, language, { email, type: 'INDIVIDUAL' })
    await formOf(page, language, 'sign-up/sign-up').save.click()
    const link = await lastLinkTo(mailbox, email)
    expireLinks(server.dataDir)
    await page.goto(link)
    await form.type('mobile', '0612345678')
    await form.save.click()
    const expired = 'Your validation link has expired. Please request a new one'
    await expect(page.getByText(expired, { exact: true })).toBeVisible()
    const renew = formOf(page, language, 'subscription/renew')
    await expect(renew.save).toBeDisabled()
    await renew.field('email').focus()
    await renew.field('email').blur()
    await expect(renew.error('email')).toHaveText('Invalid email')

    await renew.type('email', 'personne@example.org')
    const calls = '**/authentication/subscription/?*'
    await page.route(calls, (route) => route.abort())
    await renew.save.click()
    await expect(renew.alert).toHaveText(texts.unreachable)
    await expect(renew.field('email')).toHaveValue('personne@example.org')
    await page.unroute(calls)
    await renew.save.click()
    await expect(renew.alert).toHaveText(word(language, 'app:catalogue.ERR_ACC_NOT_WAITING'))
    await renew.type('email', email)
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await renew.save.click()
    expect(new URL((await sent).url()).search).toBe(`?email=${encodeURIComponent(email)}`)
    expect((await sent).postDataJSON()).toEqual({})
    const requested = "Your subscription validation request has been processed. You'll be sent an email."
    await expect(page.getByText(requested, { exact: true })).toBeVisible()

    const newest = await lastLinkTo(mailbox, email, 2)
    await page.goto(newest)
    await form.type('mobile', '0612345678')
    await form.save.click()
    await expect(page).toHaveURL(/\/signin$/)
    await expect(page.getByText(word(language, 'subscription:messages.validated.message'))).toBeVisible()
    await page.goto(newest)
    await form.type('mobile', '0612345678')
    await form.save.click()
    await expect(page.locator('.toast').last()).toContainText('Not found Resource')
    await page.getByRole('link', { name: word(language, 'subscription:form.links.renew') }).click()
    await expect(renew.field('email')).toBeVisible()
    await page.getByRole('link', { name: word(language, 'subscription:renew.form.links.signIn') }).click()
    await expect(page).toHaveURL(/\/signin$/)
    await signInForm(page, language).send({ email, password })
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})
