import type { Locator, Page } from '@playwright/test'
import { estateForm } from '../real-estate/EstateForm.ts'
import { estateList } from '../real-estate/EstateList.ts'
import { estatesOf, land, visit } from '../real-estate/estates.ts'
import { swatches } from '../real-estate/pictureFiles.ts'
import { expectAccessible, expectNothingSideways } from '../support/accessible.ts'
import { inEach } from '../support/matrix.ts'
import { expect, test } from '../support/relayTest.ts'
import { screenshot } from '../support/screenshot.ts'
import { signInForm } from '../support/SignInForm.ts'
import { revokeSession, tokenOf } from '../support/tokens.ts'
import { type Language, word } from '../support/words.ts'

const says = {
  fr: {
    email: 'E-mail invalide',
    password: 'Mot de passe invalide',
    wrong: 'Identifiant ou mot de passe incorrect',
    unreachable: 'Une erreur est survenue pendant la connexion, veuillez réessayer plus tard',
    server: 'Une erreur est survenue lors du traitement de votre action',
    fields: 'Certains champs obligatoires contiennent des valeurs incorrectes',
    logIn: 'Se connecter',
    links: ['Créer un compte', 'Mot de passe oublié ?'],
  },
  en: {
    email: 'Invalid email',
    password: 'Invalid password',
    wrong: 'Invalid unsername/password',
    unreachable: 'Error occurred while signing in, please try again later',
    server: 'An error occured while processing your action',
    fields: 'Some mandatory fields are filled with incorrect values',
    logIn: 'Log in',
    links: ['Create account', 'Forgot Password?'],
  },
}

const modalOf = (page: Page, language: Language): Locator =>
  page.getByRole('dialog', { name: word(language, 'sign-in:re-sign-in.form.title.create') })
const isSave = ({ method }: { method: string }) => method === 'POST' || method === 'PUT'
const collection = /\/restapi\/realestate$/

inEach({ themes: ['light', 'dark'] }, (setting) => {
  const { language, theme, width } = setting
  const words = says[language]
  // Dark is looked at where it is narrow: the journey is the same.
  if (theme === 'dark' && width !== 390) return

  test('AUTH-24..30 a session that ends under a half-filled form: nothing typed is lost, and one record is made', async ({
    page,
    account,
    server,
    relay,
    problems,
  }) => {
    problems.expect(/401/)
    await visit(page, account, 'bien/new')
    const form = estateForm(page, language)
    await form.type('label', 'Maison Élan')
    await form.choose('type', 'HOUSE')
    await form.type('address', '12, rue des Lilas 69003 Lyon - France')
    await form.type('surface', '120,5')
    await form.type('constructionYear', '1932')
    await form.addFiles(await swatches(2))
    await form.addComponent('KITCHEN', '12', 'Cuisine')
    await form.toggle.check()
    await form.type('condominiumTrustee.name', 'Foncia')
    await form.type('condominiumTrustee.realestatetenth', '12')
    await form.type('condominiumTrustee.condominiumtrusteetenth', '1000')
    const before = await tokenOf(page)
    await revokeSession(page)
    relay.forget()
    await form.save.click()

    const modal = modalOf(page, language)
    await expect(modal).toBeVisible()
    const { username, password, remember, submit, alert, error, fill } = signInForm(modal, language)
    await expect(username).toBeFocused()
    await expect(remember).not.toBeChecked()
    await expect(submit).toHaveText(words.logIn)
    await expect(submit).toBeDisabled()
    const links = modal.getByRole('link')
    await expect(links).toHaveText(words.links)
    await expect(links.nth(0)).toHaveAttribute('href', '/signup')
    await expect(links.nth(1)).toHaveAttribute('href', '/password/renew')
    await screenshot(page, 'sign-in-again', setting)
    await expectNothingSideways(page)
    await expectAccessible(page)

    await password.focus()
    await expect(error(username)).toHaveText(words.email)
    await username.focus()
    await expect(error(password)).toHaveText(words.password)
    await username.fill(account.email)
    await expect(submit).toBeDisabled()
    await password.fill('Wrong-2026!')
    await expect(submit).toBeEnabled()
    await submit.click()
    await expect(alert).toHaveText(words.wrong)
    await screenshot(page, 'sign-in-again-refused', setting)
    await expectAccessible(page)
    await username.focus()
    await expect(alert).toHaveCount(0)

    await fill(account)
    await submit.click()
    await expect(modal).toHaveCount(0)
    await expect(page).toHaveURL(/\/bien\/[^/]+\/details$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maison Élan')
    expect(await tokenOf(page)).not.toBe(before)
    const saves = relay.calls().filter((call) => isSave(call) && collection.test(call.path))
    expect(saves).toHaveLength(2)
    expect(saves[0]?.headers['idempotency-key']).toBeTruthy()
    expect(saves[1]?.headers['idempotency-key']).toBe(saves[0]?.headers['idempotency-key'])
    expect(saves[1]?.headers.authorization).toBe(`Bearer ${await tokenOf(page)}`)
    const estates = await estatesOf(server.direct, account)
    const list = await estates.list()
    expect(list).toHaveLength(1)
    expect(await estates.read(String(list[0]?.resourceUuid))).toMatchObject({
      label: 'Maison Élan',
      type: 'HOUSE',
      surface: 120.5,
      constructionYear: 1932,
      pictures: [{ label: 'photo-1.png' }, { label: 'photo-2.png' }],
      habitable: { habitableComponents: [{ type: 'KITCHEN', surface: 12, label: 'Cuisine' }] },
      condominiumTrustee: { name: 'Foncia', realestatetenth: 12, condominiumtrusteetenth: 1000 },
    })
  })
})

test.describe('over any screen', () => {
  const words = says.fr

  test('AUTH-24 a form that is half filled only keeps all of it while the modal stands over it and after it was closed', async ({
    page,
    account,
    server,
    relay,
    problems,
  }) => {
    problems.expect(/401/)
    await visit(page, account, 'bien/new')
    const form = estateForm(page, 'fr')
    await form.fillLeast()
    await revokeSession(page)
    await form.save.click()
    const modal = modalOf(page, 'fr')
    await expect(modal).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
    await expect(form.field('label')).toHaveValue('Champ du Nord')
    await expect(form.field('surface')).toHaveValue('800')
    await expect(form.save).toBeEnabled()
    await expect(form.save).toBeFocused()
    await form.type('label', 'Champ du Sud')
    relay.forget()
    await form.save.click()
    await signInForm(modal, 'fr').fill(account)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/details$/)
    const list = await (await estatesOf(server.direct, account)).list()
    expect(list.map(({ label }) => label)).toEqual(['Champ du Sud'])
  })

  test('AUTH-24, AUTH-29, ERR-16 a change is sent again once after signing in', async ({
    page,
    account,
    server,
    relay,
    problems,
  }) => {
    problems.expect(/401/)
    const estates = await estatesOf(server.direct, account)
    const id = await estates.create(land)
    await visit(page, account, `bien/${id}/edit`)
    const form = estateForm(page, 'fr')
    await form.type('label', 'Champ des Ormes')
    await revokeSession(page)
    relay.forget()
    await form.save.click()
    await signInForm(modalOf(page, 'fr'), 'fr').fill(account)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/details$/)
    expect(
      relay
        .calls()
        .filter(isSave)
        .filter(({ method }) => method === 'PUT'),
    ).toHaveLength(2)
    expect((await estates.list()).map(({ label }) => label)).toEqual(['Champ des Ormes'])
  })

  test('AUTH-24, AUTH-29 a list that could not be loaded is loaded after signing in', async ({
    page,
    account,
    server,
    problems,
  }) => {
    problems.expect(/401/)
    await (await estatesOf(server.direct, account)).create(land)
    await visit(page, account, 'dashboard')
    await revokeSession(page)
    await page.goto('bien')
    const modal = modalOf(page, 'fr')
    await expect(modal).toBeVisible()
    await signInForm(modal, 'fr').fill(account)
    await page.keyboard.press('Enter')
    await expect(modal).toHaveCount(0)
    await expect(estateList(page, 'fr').row(String(land.label))).toBeVisible()
  })

  test('AUTH-24 a deletion is sent again once after signing in', async ({ page, account, server, relay, problems }) => {
    problems.expect(/401/)
    const estates = await estatesOf(server.direct, account)
    await estates.create(land)
    await estates.create({ ...land, label: 'Verger' })
    await visit(page, account, 'bien')
    const list = estateList(page, 'fr')
    await list.openMenu('Verger')
    await list.menuItem('remove').click()
    await revokeSession(page)
    relay.forget()
    await list.confirm.click()
    const modal = modalOf(page, 'fr')
    await expect(modal).toBeVisible()
    await expectAccessible(page)
    await signInForm(modal, 'fr').fill(account)
    await page.keyboard.press('Enter')
    await expect(list.toast('success')).toBeVisible()
    await expect(list.rows).toHaveCount(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(relay.calls().filter(({ method }) => method === 'DELETE')).toHaveLength(2)
    expect((await estates.list()).map(({ label }) => label)).toEqual([land.label])
  })

  test('AUTH-24 several refused calls at once open one modal, and all of them are repeated', async ({
    page,
    account,
    server,
    relay,
    problems,
  }) => {
    problems.expect(/401/)
    const estates = await estatesOf(server.direct, account)
    const id = await estates.create(land, await swatches(4))
    await visit(page, account, 'dashboard')
    // The record comes, and the session ends before the server hears of the first picture.
    const isPicture = /realestate\/picture\//
    let ended: Promise<void> | undefined
    await page.route(isPicture, async (route) => {
      ended ??= revokeSession(page)
      await ended
      await route.continue()
    })
    await page.goto(`bien/${id}/details`)
    const modal = modalOf(page, 'fr')
    await expect(modal).toBeVisible()
    await expect.poll(() => relay.calls().filter(({ path }) => isPicture.test(path)).length).toBeGreaterThanOrEqual(4)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await signInForm(modal, 'fr').fill(account)
    await page.keyboard.press('Enter')
    await expect(modal).toHaveCount(0)
    const pictures = page.getByRole('main').locator('img')
    await expect(pictures).toHaveCount(4)
    await expect
      .poll(() => pictures.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)))
      .toBe(true)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('AUTH-31 a server that cannot be reached is said in the modal', async ({ page, account, relay, problems }) => {
    problems.expect(/401|ERR_|request failed/)
    await visit(page, account, 'dashboard')
    await revokeSession(page)
    await page.goto('bien')
    const modal = modalOf(page, 'fr')
    const { fill, submit, alert } = signInForm(modal, 'fr')
    await fill(account)
    const mend = relay.cut('before', ({ path }) => path.endsWith('/signin'))
    await submit.click()
    await expect(alert).toHaveText(words.unreachable)
    mend()
    await submit.click()
    await expect(modal).toHaveCount(0)
  })

  for (const [status, functionnalDetails, text] of [
    [500, 'ERR_GEN_500', words.server],
    [422, 'ERR_GEN_422', words.fields],
  ] as const)
    test(`AUTH-32 a ${status} in the modal shows the message of its key (its answer is made up)`, async ({
      page,
      account,
      problems,
    }) => {
      problems.expect(new RegExp(`401|${status}`))
      await visit(page, account, 'dashboard')
      await revokeSession(page)
      await page.route(/authentication\/signin$/, (route) => route.fulfill({ status, json: { functionnalDetails } }))
      await page.goto('bien')
      const { fill, submit, alert } = signInForm(modalOf(page, 'fr'), 'fr')
      await fill(account)
      await submit.click()
      await expect(alert).toHaveText(text)
      await expect(modalOf(page, 'fr')).toBeVisible()
    })

  test('AUTH-29 a call that is refused again after signing in does not go round in circles (made up)', async ({
    page,
    account,
    problems,
  }) => {
    problems.expect(/401/)
    await visit(page, account, 'dashboard')
    let calls = 0
    await page.route(/restapi\/realestate$/, (route) => {
      calls++
      return route.fulfill({ status: 401, json: { functionnalDetails: 'ERR_GEN_401' } })
    })
    await page.goto('bien')
    const modal = modalOf(page, 'fr')
    await signInForm(modal, 'fr').fill(account)
    await page.keyboard.press('Enter')
    await expect(page.locator('.toast[data-type=error]')).toContainText('Accès refusé')
    await expect(modal).toHaveCount(0)
    expect(calls).toBe(2)
  })

  test('AUTH-29 somebody else who signs in there does not save what another person typed', async ({
    page,
    account,
    server,
    problems,
  }) => {
    problems.expect(/401/)
    const other = server.accounts.at(-1)
    if (!other) throw new Error('There is nobody else')
    await visit(page, account, 'bien/new')
    const form = estateForm(page, 'fr')
    await form.fillLeast()
    await revokeSession(page)
    await form.save.click()
    page.on('dialog', (dialog) => void dialog.accept())
    await signInForm(modalOf(page, 'fr'), 'fr').fill(other)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
    expect(await (await estatesOf(server.direct, other)).list()).toEqual([])
    expect(await (await estatesOf(server.direct, account)).list()).toEqual([])
  })

  test('AUTH-24 the focus stays in the modal and goes back to where it was', async ({ page, account, problems }) => {
    problems.expect(/401/)
    await visit(page, account, 'bien/new')
    const form = estateForm(page, 'fr')
    await form.fillLeast()
    await revokeSession(page)
    await form.save.focus()
    await page.keyboard.press('Enter')
    const modal = modalOf(page, 'fr')
    await expect(signInForm(modal, 'fr').username).toBeFocused()
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press(key)
        // Between last and first the browser's own controls have their turn; the page behind never has.
        expect(await page.evaluate(() => document.querySelector('#root')?.contains(document.activeElement))).toBe(false)
      }
    await page.keyboard.press('Escape')
    await expect(form.save).toBeFocused()
  })
})
