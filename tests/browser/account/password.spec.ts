import type { Page, Route } from '@playwright/test'
import { modalOf, signInForm } from '../support/signInForm.ts'
import { word } from '../support/words.ts'
import { problem } from '../support/answers.ts'
import { formOf } from '../support/formOf.ts'
import { expect, test } from '../support/test.ts'
import { lastLinkTo } from './people.ts'

const nextPassword = 'Trousseau (2) neuf'
const texts = {
  send: 'Envoyer le lien',
  email: 'Indiquez une adresse e-mail complète, par exemple nom@domaine.fr',
  requested: 'C’est demandé : si un compte existe avec cet e-mail, un lien valable une heure vient d’y être envoyé',
  notRequested: 'Un problème est survenu lors de la demande de renouvellement du mot de passe',
  set: 'Enregistrer ce mot de passe',
  notReset: 'Une erreur est survenue lors de la réinitialisation de votre mot de passe, veuillez réessayer',
}

const renewal = async (page: Page) => {
  await page.goto('password/renew')
  return formOf(page, 'fr', 'password/renew')
}
const resetting = async (page: Page, link: string) => {
  await page.goto(link)
  return formOf(page, 'fr', 'password/reset')
}
const silent = async (page: Page) => {
  await expect(page.locator('.form-alert')).toHaveCount(0)
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(page.locator('.field-error')).toHaveCount(0)
}

test('PWD-08..13 API-09 asks for the address and sends it in the address of the call; failures say so, a 422 that names no field says nothing', async ({
  page,
  problems,
}) => {
  problems.expect(/4\d\d|500|ERR_FAILED/)
  const form = await renewal(page)
  await expect(form.save).toHaveText(texts.send)
  await expect(form.save).toBeDisabled()
  await form.field('email').focus()
  await form.field('email').blur()
  await expect(form.error('email')).toHaveText(texts.email)
  await form.type('email', 'personne@example.org')
  for (const how of [500, 429, 403, 'lost'] as const) {
    await page.route('**/password/renew?*', (route) => (how === 'lost' ? route.abort() : problem(route, how, 'ERR')))
    await form.save.click()
    await expect(form.alert).toHaveText(texts.notRequested)
    await form.field('email').focus()
    await expect(form.alert).toHaveCount(0)
  }
  await page.route('**/password/renew?*', (route) => problem(route, 422, 'ERR_GEN_422'))
  await form.save.click()
  await expect(form.save).toHaveAttribute('aria-busy', 'false')
  await silent(page)
  await page.unroute('**/password/renew?*')
  await form.type('email', 'personne,x@example.org')
  await form.save.click()
  await expect(form.error('email')).toHaveText(texts.email)
  await form.type('email', 'personne@example.org')
  const sent = page.waitForRequest('**/authentication/password/renew*')
  await form.save.click()
  const request = await sent
  expect(new URL(request.url()).search).toBe('?email=personne%40example.org')
  expect(request.postData()).toBeNull()
  await expect(form.alert).toHaveText(texts.requested)
})

test('PWD-14..19 API-10 the link of the mail opens the form; 401 and 422 say nothing, other failures do; the new password works, the old one and the link no longer', async ({
  page,
  account,
  server,
  mailbox,
  problems,
}) => {
  problems.expect(/4\d\d|500|ERR_FAILED/)
  const { email } = account
  await fetch(`${server.direct}api/authentication/password/renew?email=${email}`, { method: 'POST' })
  const link = await lastLinkTo(mailbox, email)
  const form = await resetting(page, link)
  await expect(form.save).toHaveText(texts.set)
  await form.type('password', 'short')
  await expect(form.error('password')).toHaveText(word('fr', 'password:fields.password.error'))
  for (const field of ['password', 'passwordConfirm'] as const) await form.type(field, 'Password1!')
  await form.save.click()
  await expect(form.error('password')).toHaveText(word('fr', 'password:fields.password.errors.common'))
  await form.type('password', nextPassword)
  await form.type('passwordConfirm', `${nextPassword}!`)
  await expect(form.error('passwordConfirm')).toHaveText(word('fr', 'password:fields.passwordConfirm.error'))
  await expect(form.save).toBeDisabled()
  await form.type('passwordConfirm', nextPassword)

  const put = (how: (route: Route) => Promise<void>) =>
    page.route('**/reset', (route, request) => (request.method() === 'PUT' ? how(route) : route.fallback()))
  for (const how of [403, 500, 404, 'lost'] as const) {
    await put((route) => (how === 'lost' ? route.abort() : problem(route, how, 'ERR_GEN_500')))
    await form.save.click()
    await expect(form.alert).toHaveText(texts.notReset)
    await form.field('password').focus()
    await expect(form.alert).toHaveCount(0)
  }
  await put((route) => problem(route, 422, [{ fieldName: 'password', message: 'format' }]))
  await form.save.click()
  await expect(form.save).toHaveAttribute('aria-busy', 'false')
  await silent(page)
  await expect(form.field('password')).toHaveValue(nextPassword)
  await page.unroute('**/reset')

  const sent = page.waitForRequest('**/reset')
  await form.save.click()
  const call = await sent
  expect(new URL(call.url()).search).toBe('')
  expect(call.postDataJSON()).toEqual({ password: nextPassword, passwordConfirm: nextPassword })
  await expect(page).toHaveURL(/\/signin$/)
  await expect(page.locator('.toast')).toContainText(word('fr', 'password:messages.reset.title'))
  const { send, alert } = signInForm(page, 'fr')
  await send(account)
  await expect(alert).toHaveText(word('fr', 'sign-in:messages.wrongCredentials.message'))
  await send({ email, password: nextPassword })
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.evaluate(() => localStorage.removeItem('currentUser'))
  const again = await resetting(page, link)
  await expect(page.getByText(word('fr', 'password:reset.form.help'))).toBeVisible()
  for (const field of ['password', 'passwordConfirm'] as const) await again.type(field, account.password)
  await again.save.click()
  await expect(again.save).toHaveAttribute('aria-busy', 'false')
  await silent(page)
  await expect(page).toHaveURL(link)
})

test('a password that is set in a browser that is signed in ends at a sign-in that works, and no form in another tab loses what was typed', async ({
  page,
  filledForm: typing,
  account,
  server,
  mailbox,
  context,
  problems,
}) => {
  problems.expect(/401/)
  const typed = await typing.field('label').inputValue()
  await fetch(`${server.direct}api/authentication/password/renew?email=${account.email}`, { method: 'POST' })
  const other = await context.newPage()
  const form = await resetting(other, await lastLinkTo(mailbox, account.email))
  for (const field of ['password', 'passwordConfirm'] as const) await form.type(field, nextPassword)
  await form.save.click()
  await expect(other).toHaveURL(/\/signin$/)

  // The tab with the form asks to sign in over it.
  await typing.save.click()
  await expect(modalOf(page, 'fr')).toBeVisible()
  await expect(typing.field('label')).toHaveValue(typed)
  account.password = nextPassword
  await signInForm(other, 'fr').send(account)
  await expect(other).toHaveURL(/\/dashboard$/)
  // It is the sign-in for all tabs.
  await expect(page).toHaveURL(/\/bien\/[^/]+\/details$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(typed)
})
