import { signInForm } from '../support/SignInForm.ts'
import { expect, test } from '../support/test.ts'
import { payloadOf, tokenOf } from '../support/tokens.ts'

const hours = 3600
const words = {
  email: 'Indiquez votre identifiant ou votre e-mail',
  password: 'Indiquez votre mot de passe',
  wrong: 'Identifiant ou mot de passe incorrect',
  unreachable: 'Une erreur est survenue pendant la connexion, veuillez réessayer plus tard',
  remember: 'Se souvenir de moi',
  unexpected: 'Une erreur inattendue est survenue lors du traitement de votre action',
  refused: 'Vous n’êtes pas autorisé à exécuter cette action',
}

test.describe('the form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('signin')
  })

  test('AUTH-01, AUTH-02, AUTH-05 username, password and remember me; nothing to press until both are filled', async ({
    page,
  }) => {
    const { username, password, remember, submit } = signInForm(page, 'fr')
    await expect(password).toHaveAttribute('type', 'password')
    await expect(page.getByRole('checkbox', { name: words.remember, exact: true })).not.toBeChecked()
    await expect(submit).toBeDisabled()
    await username.fill('camille')
    await expect(submit).toBeDisabled()
    await password.fill('x')
    await expect(submit).toBeEnabled()
    await username.fill('')
    await expect(submit).toBeDisabled()
    await remember.check()
    await expect(remember).toBeChecked()
    await expect(submit).toBeDisabled()
    const links = page.getByRole('main').getByRole('link')
    await expect(links).toHaveCount(2)
    await expect(links.nth(0)).toHaveAttribute('href', '/signup')
    await expect(links.nth(1)).toHaveAttribute('href', '/password/renew')
  })

  test('AUTH-03, AUTH-04, FMT-01, FMT-02 an empty field says so when it is left, and is quiet while it has the focus', async ({
    page,
  }) => {
    const { username, password, error } = signInForm(page, 'fr')
    await username.focus()
    await expect(error(username)).toHaveCount(0)
    await password.focus()
    await expect(error(username)).toHaveText(words.email)
    await expect(username).toHaveAttribute('aria-invalid', 'true')
    await username.focus()
    await expect(error(username)).toHaveCount(0)
    await expect(error(password)).toHaveText(words.password)
    await password.fill('something')
    await password.blur()
    await expect(error(password)).toHaveCount(0)
  })

  test('AUTH-06, AUTH-07, AUTH-10 a wrong password is said, until a field gets the focus', async ({
    page,
    account,
    problems,
  }) => {
    problems.expect(/401/)
    const { username, password, submit, alert, fill } = signInForm(page, 'fr')
    await fill({ ...account, password: 'Wrong-2026!' })
    await submit.click()
    await expect(alert).toHaveText(words.wrong)
    await expect(page).toHaveURL(/\/signin$/)
    await expect(username).toHaveValue(account.email)
    expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull()
    await username.focus()
    await expect(alert).toHaveCount(0)
    await submit.click()
    await expect(alert).toHaveText(words.wrong)
    await password.focus()
    await expect(alert).toHaveCount(0)
  })
})

test('AUTH-09, AUTH-14, AUTH-16 what the server answers is stored as it came, and /dashboard opens', async ({
  page,
  account,
}) => {
  await page.goto('signin')
  const { fill, password, submit } = signInForm(page, 'fr')
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
  const { exp, authorities } = payloadOf(await tokenOf(page))
  expect(Math.abs(exp - (Date.now() / 1000 + 8 * hours))).toBeLessThan(60)
  expect(authorities).toEqual([])
})

test('AUTH-01 with "remember me" the session lasts 30 days', async ({ page, account }) => {
  await page.goto('signin')
  const { fill, remember, submit } = signInForm(page, 'fr')
  await fill(account)
  await remember.check()
  await submit.click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const { exp } = payloadOf(await tokenOf(page))
  expect(Math.abs(exp - (Date.now() / 1000 + 30 * 24 * hours))).toBeLessThan(60)
})

test('AUTH-13 a server that cannot be reached is said, and nothing is lost', async ({
  page,
  account,
  server,
  problems,
}) => {
  problems.expect(/ERR_|request failed/)
  await page.goto('signin')
  // The code of the page is there before the server goes.
  await page.waitForLoadState('networkidle')
  const { fill, submit, alert } = signInForm(page, 'fr')
  await fill(account)
  await server.stop()
  await submit.click()
  await expect(alert).toHaveText(words.unreachable)
  await server.start()
  await submit.click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('AUTH-11 a 422 shows nothing (its answer is made up: the form sends nothing that is refused so)', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/422/)
  const json = { functionnalDetails: JSON.stringify([{ fieldName: 'username', message: 'required' }]) }
  await page.route(/authentication\/signin$/, (route) => route.fulfill({ status: 422, json }))
  await page.goto('signin')
  const { username, fill, submit, alert } = signInForm(page, 'fr')
  await fill(account)
  const answered = page.waitForResponse(/authentication\/signin$/)
  await submit.click()
  await (await answered).finished()
  await expect(submit).toBeEnabled()
  await expect(submit).not.toHaveAttribute('aria-busy', 'true')
  await expect(alert).toHaveCount(0)
  await expect(page.locator('.field-error')).toHaveCount(0)
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(username).toHaveValue(account.email)
})

// The real server gives few of these at sign-in, so the answers are made up.
for (const [what, answer, text] of [
  ['a key of the catalogue', { json: { functionnalDetails: 'ERR_GEN_403' } }, words.refused],
  ['an unknown key', { json: { functionnalDetails: 'ERR_NOBODY_KNOWS' } }, words.unexpected],
  ['fields instead of a key', { json: { functionnalDetails: '[{"fieldName":"username"}]' } }, words.unexpected],
  ['a page of a proxy', { body: '<html><h1>Bad gateway</h1></html>', contentType: 'text/html' }, words.unexpected],
  ['nothing at all', { body: '' }, words.unexpected],
] as const)
  test(`AUTH-12, ERR-15 any other status shows the message of its key: ${what}`, async ({
    page,
    account,
    problems,
  }) => {
    problems.expect(/503/)
    await page.route(/authentication\/signin$/, (route) => route.fulfill({ status: 503, ...answer }))
    await page.goto('signin')
    const { fill, submit, alert } = signInForm(page, 'fr')
    await fill(account)
    await submit.click()
    await expect(alert).toHaveText(text)
    expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull()
  })

test('AUTH-12 a 200 without a token does not count as signed in (its answer is made up)', async ({ page, account }) => {
  await page.route(/authentication\/signin$/, (route) => route.fulfill({ status: 200, json: { hello: 'you' } }))
  await page.goto('signin')
  const { fill, submit } = signInForm(page, 'fr')
  await fill(account)
  await submit.click()
  await expect(page).toHaveURL(/\/signin$/)
  await expect(submit).toBeEnabled()
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull()
})

test('AUTH-12 too many failures: the server asks for patience, and the page says so', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/401|429/)
  await page.goto('signin')
  const { fill, submit, alert } = signInForm(page, 'fr')
  const data = { username: account.email, password: 'wrong', grant_type: 'password' }
  for (let attempt = 0; attempt < 10; attempt++) await page.request.post('api/authentication/signin', { data })
  await fill(account)
  await submit.click()
  await expect(alert).toHaveText(
    {
      fr: 'Trop de tentatives, patientez un instant puis réessayez',
      en: 'Too many attempts, wait a moment then try again',
    }['fr'],
  )
})
