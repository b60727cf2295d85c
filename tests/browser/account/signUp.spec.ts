import type { Page, Route } from '@playwright/test'
import { problem } from '../support/answers.ts'
import { word } from '../support/words.ts'
import { formOf } from '../support/formOf.ts'
import { expect, test } from '../support/test.ts'
import { fillSignUp, linksTo, newAddress, password } from './people.ts'

const texts = {
  email: 'Indiquez une adresse e-mail complète, par exemple nom@domaine.fr',
  password: word('fr', 'sign-up:fields.password.error'),
  serverError: 'Erreur du serveur',
  unreachable: 'Une erreur est survenue pendant l’inscription, veuillez réessayer plus tard',
  success: word('fr', 'sign-up:success.notice.text'),
  resend: 'Renvoyer l’e-mail',
  resent: 'L’e-mail d’activation a bien été envoyé',
  notResent: 'Une erreur est survenue lors du renvoi de l’e-mail d’activation',
  taken: 'Un compte existe déjà avec cet e-mail',
  retry: 'Réessayer',
}
const id = '3f0c9e52-8a43-4f0b-9f4b-1c2d3e4f5a6b'
const answer = (page: Page, path: string, how: (route: Route) => Promise<void>) => page.route(`**/api${path}`, how)

const open = async (page: Page) => {
  await page.goto('signup')
  return formOf(page, 'fr', 'sign-up/sign-up')
}

test('SIGNUP-01..09 PWD-01..07 FMT-01, 02 asks an individual or a company for the names, says what is wrong and which part of the rule is missing, and opens the button when all is in order', async ({
  page,
}) => {
  const form = await open(page)
  await expect(form.radio('accountType', 'INDIVIDUAL')).toBeChecked()
  const shown = async (...fields: string[]) => {
    for (const name of ['surname', 'firstName', 'corporationName']) {
      await expect(form.field(name)).toHaveCount(fields.includes(name) ? 1 : 0)
    }
  }
  await shown('surname', 'firstName')
  await form.radio('accountType', 'CORPORATION').check()
  await shown('corporationName')
  await form.radio('accountType', 'INDIVIDUAL').check()
  await shown('surname', 'firstName')
  await expect(form.frame('surname')).toContainText('Nom')
  await expect(form.frame('firstName')).toContainText('Prénoms')

  await expect(form.save).toBeDisabled()
  await form.type('email', 'jeanne@example.org')
  await form.type('password', password)
  await form.type('passwordConfirm', password)
  await expect(form.save).toBeDisabled()
  await page.getByRole('checkbox').check()
  await expect(form.save).toBeEnabled()
  for (const [path, wrong, right] of [
    ['email', 'jeanne@example', 'jeanne@example.org'],
    ['password', 'Clé-du-2', password],
    ['passwordConfirm', `${password} `, password],
  ] as const) {
    await form.type(path, wrong)
    await expect(form.save).toBeDisabled()
    await form.type(path, right)
    await expect(form.save).toBeEnabled()
  }
  await page.getByRole('checkbox').uncheck()
  await expect(form.save).toBeDisabled()

  const policy = page.waitForEvent('popup')
  await page.getByRole('link', { name: word('fr', 'sign-up:form.links.privacy') }).click()
  const heading = (await policy).getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(word('fr', 'legal:privacy.notice.title'))
  await expect(form.field('email')).toHaveValue('jeanne@example.org')

  await form.type('email', 'jeanne')
  await expect(form.error('email')).toHaveText(texts.email)
  await form.field('email').focus()
  await expect(form.error('email')).toHaveCount(0)
  const missing = async () => {
    const names = ['length', 'lowerCase', 'upperCase', 'digit', 'special']
    const open = await form.frame('password').locator('.field-demands li:not([data-met])').allTextContents()
    return names.filter((name) => open.includes(word('fr', `app:demands.${name}`)))
  }
  for (const [typed, expected] of [
    ['a1!', ['length', 'upperCase']],
    ['AABXYZ§', ['lowerCase', 'digit', 'special']],
  ] as const) {
    await form.field('password').fill(typed)
    expect(await missing()).toEqual(expected)
    await form.field('password').blur()
    await expect(form.error('password')).toHaveText(texts.password)
  }
  await form.type('password', 'Aab1xy/')
  expect(await missing()).toEqual([])
  await expect(form.error('password')).toHaveCount(0)
  await form.type('passwordConfirm', 'Aab1xy!')
  await expect(form.error('passwordConfirm')).toHaveText(word('fr', 'sign-up:fields.passwordConfirm.error'))
  await form.type('passwordConfirm', 'Aab1xy/')
  await expect(form.error('passwordConfirm')).toHaveCount(0)
})

test('SIGNUP-10..21 ERR-10, 11 a 422 marks the password and the email alone, any other answer is said in the words of its key; what was typed is sent, and an address that is taken leads to the error page', async ({
  page,
  account,
  mailbox,
  problems,
}) => {
  problems.expect(/404|409|422|500|503|ERR_FAILED/)
  const email = newAddress()
  const form = await open(page)
  await fillSignUp(page, 'fr', { email, type: 'INDIVIDUAL' })
  for (const field of ['password', 'passwordConfirm'] as const) await form.type(field, 'Password1!')
  await form.save.click()
  await expect(form.error('password')).toHaveText(word('fr', 'sign-up:fields.password.errors.common'))
  for (const field of ['password', 'passwordConfirm'] as const) await form.type(field, password)
  const refuse = (fieldName: string) =>
    answer(page, '/authentication/user', (route) => problem(route, 422, [{ fieldName, message: 'format' }]))
  await refuse('password')
  await form.save.click()
  await expect(form.error('password')).toHaveText(texts.password)
  for (const field of ['password', 'passwordConfirm'] as const) await form.type(field, `${password}!`)
  await refuse('surname')
  await form.save.click()
  await expect(form.save).toHaveAttribute('aria-busy', 'false')
  await expect(page.locator('.field-error, .toast')).toHaveCount(0)
  // The server itself judges an address to which no mail can be sent.
  await page.unroute('**/api/authentication/user')
  await form.type('email', email.replace('@', ',x@'))
  await form.save.click()
  await expect(form.error('email')).toHaveText(texts.email)
  await form.type('email', email)
  const toast = page.locator('.toast').last()
  for (const [status, key, shown] of [
    [500, 'ERR_GEN_500', 'ERR_GEN_500'],
    [503, 'NOBODY_KNOWS', 'ERR_GEN_UNEXPECTED'],
  ] as const) {
    await answer(page, '/authentication/user', (route) => problem(route, status, key))
    await form.save.click()
    await expect(toast).toContainText(texts.serverError)
    await expect(toast).toContainText(word('fr', `app:catalogue.${shown}`))
  }
  await answer(page, '/authentication/user', (route) => route.abort())
  await form.save.click()
  await expect(toast).toContainText(texts.unreachable)
  await expect(page).toHaveURL(/\/signup$/)
  await expect(form.field('email')).not.toHaveValue('')
  await page.unroute('**/api/authentication/user')

  await fillSignUp(page, 'fr', { email, type: 'CORPORATION' })
  const sent = page.waitForRequest('**/authentication/user')
  await form.save.click()
  expect((await sent).postDataJSON()).toEqual({
    accountType: 'CORPORATION',
    corporationName: 'SCI des Lilas',
    email,
    password,
    passwordConfirm: password,
  })
  await expect(page).toHaveURL(/\/signup-result\/[0-9a-f-]{36}\/success$/)
  await expect(page.getByText(texts.success, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: texts.resend }).click()
  await expect(page.getByText(texts.resent, { exact: true })).toBeVisible()
  await linksTo(mailbox, email, 2)

  await page.goto('signup')
  await fillSignUp(page, 'fr', { ...account, type: 'INDIVIDUAL' })
  await form.save.click()
  await expect(page).toHaveURL(/\/signup-result\/none\/error$/)
  await expect(page.getByText(texts.taken, { exact: true })).toBeVisible()
  for (const [key, path] of [
    ['signIn', 'signin'],
    ['forgotten', 'password/renew'],
  ] as const) {
    await expect(page.getByRole('link', { name: word('fr', `sign-up:error.notice.links.${key}`) })).toHaveAttribute(
      'href',
      `/${path}`,
    )
  }
  await page.getByRole('link', { name: texts.retry }).click()
  await expect(page).toHaveURL(/\/signup$/)

  await page.goto(`signup-result/${id}/success`)
  await page.getByRole('button', { name: texts.resend }).click()
  await expect(page.getByText(texts.notResent, { exact: true })).toBeVisible()
  await answer(page, `/authentication/subscription/${id}/resentEmail`, (route) => route.abort())
  await page.reload()
  await page.getByRole('button', { name: texts.resend }).click()
  await expect(page.getByText(texts.notResent, { exact: true })).toBeVisible()
})
