import { signInForm } from '../support/signInForm.ts'
import { expect, test } from '../support/test.ts'
import { payloadOf, tokenOf } from '../support/tokens.ts'

const hours = 3600
const words = {
  email: 'Indiquez votre e-mail',
  password: 'Indiquez votre mot de passe',
  wrong: 'Identifiant ou mot de passe incorrect',
  unreachable: 'Une erreur est survenue pendant la connexion, veuillez réessayer plus tard',
  remember: 'Se souvenir de moi',
  unexpected: 'Une erreur inattendue est survenue lors du traitement de votre action',
  mandatory: 'Certains champs obligatoires contiennent des valeurs incorrectes',
  failed: 'Une erreur est survenue lors du traitement de votre action',
}

test('AUTH-01..07, 09, 10, 14, 16 FMT-01, 02 username, password and remember me; an empty field and a wrong password are said; what the server answers is stored as it came, and /dashboard opens', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/401/)
  await page.goto('signin')
  const { username, password, remember, submit, alert, error, fill } = signInForm(page, 'fr')
  await expect(password).toHaveAttribute('type', 'password')
  await expect(page.getByRole('checkbox', { name: words.remember, exact: true })).not.toBeChecked()
  const links = page.getByRole('main').getByRole('link')
  await expect(links).toHaveCount(2)
  await expect(links.nth(0)).toHaveAttribute('href', '/signup')
  await expect(links.nth(1)).toHaveAttribute('href', '/password/renew')
  await username.focus()
  await expect(error(username)).toHaveCount(0)
  await password.focus()
  await expect(error(username)).toHaveText(words.email)
  await expect(username).toHaveAttribute('aria-invalid', 'true')
  await username.focus()
  await expect(error(username)).toHaveCount(0)
  await expect(error(password)).toHaveText(words.password)

  await username.fill('camille')
  await expect(submit).toBeDisabled()
  await password.fill('x')
  await expect(submit).toBeEnabled()
  await username.fill('')
  await remember.check()
  await expect(submit).toBeDisabled()

  await fill({ ...account, password: 'Wrong-2026!' })
  for (const field of [username, password]) {
    await submit.click()
    await expect(alert).toHaveText(words.wrong)
    await field.focus()
    await expect(alert).toHaveCount(0)
  }
  await expect(page).toHaveURL(/\/signin$/)
  await expect(username).toHaveValue(account.email)
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull()

  // Whoever is remembered stays for 30 days.
  await fill(account)
  await submit.click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const { exp } = payloadOf(await tokenOf(page))
  expect(Math.abs(exp - (Date.now() / 1000 + 30 * 24 * hours))).toBeLessThan(60)

  await page.evaluate(() => localStorage.clear())
  await page.goto('signin')
  await fill(account)
  await expect(submit).toBeEnabled()
  const answered = page.waitForResponse(/authentication\/signin$/)
  await password.press('Enter')
  const answer = await answered
  const sent = answer.request().postDataJSON() as object
  expect(sent).toEqual({ username: account.email, password: account.password, grant_type: 'password' })
  await expect(page).toHaveURL(/\/dashboard$/)
  const stored = await page.evaluate(() => localStorage.getItem('currentUser'))
  expect(JSON.parse(stored ?? '')).toEqual(await answer.json())
  const payload = payloadOf(await tokenOf(page))
  expect(Math.abs(payload.exp - (Date.now() / 1000 + 8 * hours))).toBeLessThan(60)
  expect(payload.authorities).toEqual([])
})

// The real server gives few of these at sign-in, so the answers are made up.
test('AUTH-11..13 ERR-07..11, 13, 15 I18N-05, 06 a 422 shows nothing, any other status the message of its key in an alert, no answer that there is none, and a 200 without a token is none', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/400|422|429|503|ERR_FAILED/)
  await page.goto('signin')
  const { username, fill, submit, alert } = signInForm(page, 'fr')
  await fill(account)
  for (const [status, answer, text] of [
    [422, { json: { functionnalDetails: '[{"fieldName":"username","message":"required"}]' } }, undefined],
    [400, { json: { functionnalDetails: 'ERR_GEN_401' } }, 'Nom d’utilisateur ou mot de passe incorrect'],
    [429, { json: { functionnalDetails: 'ERR_GEN_429' } }, 'Trop de tentatives, patientez un instant puis réessayez'],
    [503, { json: { functionnalDetails: 'ERR_GEN_403' } }, 'Vous n’êtes pas autorisé à exécuter cette action'],
    [400, { json: { functionnalDetails: 'ERR_GEN_422' } }, words.mandatory],
    [400, { json: { functionnalDetails: 'ERR_GEN_500' } }, words.failed],
    [400, { json: { functionnalDetails: 'ERR_GEN_UNEXPECTED' } }, words.unexpected],
    [400, { json: { functionnalDetails: 'ERR_NOBODY_KNOWS' } }, words.unexpected],
    [503, { json: { functionnalDetails: '[{"fieldName":"username"}]' } }, words.unexpected],
    [503, { body: '<html><h1>Bad gateway</h1></html>', contentType: 'text/html' }, words.unexpected],
    [503, { body: '' }, words.unexpected],
  ] as const) {
    await page.route(/authentication\/signin$/, (route) => route.fulfill({ status, ...answer }))
    const answered = page.waitForResponse(/authentication\/signin$/)
    await submit.click()
    await (await answered).finished()
    await expect(submit).not.toHaveAttribute('aria-busy', 'true')
    if (text === undefined) await expect(alert).toHaveCount(0)
    else {
      await expect(alert).toHaveText(text)
      await expect(page.getByRole('alert').filter({ has: alert })).toBeVisible()
    }
    await expect(page.locator('.field-error, .toast')).toHaveCount(0)
    await expect(submit).toBeEnabled()
    expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull()
    await page.unroute(/authentication\/signin$/)
  }
  await page.route(/authentication\/signin$/, (route) => route.abort())
  await submit.click()
  await expect(alert).toHaveText(words.unreachable)
  await expect(username).toHaveValue(account.email)
  await page.unroute(/authentication\/signin$/)
  await page.route(/authentication\/signin$/, (route) => route.fulfill({ status: 200, json: { hello: 'you' } }))
  const answered = page.waitForResponse(/authentication\/signin$/)
  await submit.click()
  await (await answered).finished()
  await expect(page).toHaveURL(/\/signin$/)
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull()
})
