import { estatesOf } from '../real-estate/estates.ts'
import { modalOf, signInAgain, signInForm } from '../support/SignInForm.ts'
import { expect, test } from '../support/relayTest.ts'
import { formWithoutSession, listWithoutSession } from './endedSession.ts'

const words = {
  unreachable: 'Une erreur est survenue pendant la connexion, veuillez réessayer plus tard',
  server: 'Une erreur est survenue lors du traitement de votre action',
  fields: 'Certains champs obligatoires contiennent des valeurs incorrectes',
}

test.describe('over any screen', () => {
  test('AUTH-24 a form that is half filled only keeps all of it while the modal stands over it and after it was closed', async ({
    page,
    account,
    server,
    relay,
    problems,
  }) => {
    problems.expect(/401/)
    const form = await formWithoutSession(page, account)
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
    await signInAgain(page, 'fr', account)
    await expect(page).toHaveURL(/\/details$/)
    const list = await (await estatesOf(server.direct, account)).list()
    expect(list.map(({ label }) => label)).toEqual(['Champ du Sud'])
  })

  test('AUTH-31 a server that cannot be reached is said in the modal', async ({ page, account, relay, problems }) => {
    problems.expect(/401|ERR_|request failed/)
    const modal = await listWithoutSession(page, account)
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
      await page.route(/authentication\/signin$/, (route) => route.fulfill({ status, json: { functionnalDetails } }))
      const modal = await listWithoutSession(page, account)
      const { fill, submit, alert } = signInForm(modal, 'fr')
      await fill(account)
      await submit.click()
      await expect(alert).toHaveText(text)
      await expect(modal).toBeVisible()
    })

  test('AUTH-24 the focus stays in the modal and goes back to where it was', async ({ page, account, problems }) => {
    problems.expect(/401/)
    const form = await formWithoutSession(page, account)
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
