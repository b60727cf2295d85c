import { estateForm } from '../real-estate/EstateForm.ts'
import { estatesOf, visit } from '../real-estate/estates.ts'
import { swatches } from '../real-estate/pictureFiles.ts'
import { modalOf, signInForm } from '../support/SignInForm.ts'
import { expect, test } from '../support/relayTest.ts'
import { revokeSession, tokenOf } from '../support/tokens.ts'
import { isSave } from './endedSession.ts'

const words = {
  email: 'Indiquez votre identifiant ou votre e-mail',
  password: 'Indiquez votre mot de passe',
  wrong: 'Identifiant ou mot de passe incorrect',
  logIn: 'Se connecter',
  links: ['Créer un compte', 'Mot de passe oublié ?'],
}

test('AUTH-24..30 a session that ends under a half-filled form: nothing typed is lost, and one record is made', async ({
  page,
  account,
  server,
  relay,
  problems,
}) => {
  problems.expect(/401/)
  await visit(page, account, 'bien/new')
  const form = estateForm(page, 'fr')
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

  const modal = modalOf(page, 'fr')
  await expect(modal).toBeVisible()
  const { username, password, remember, submit, alert, error, fill } = signInForm(modal, 'fr')
  await expect(username).toBeFocused()
  await expect(remember).not.toBeChecked()
  await expect(submit).toHaveText(words.logIn)
  await expect(submit).toBeDisabled()
  const links = modal.getByRole('link')
  await expect(links).toHaveText(words.links)
  await expect(links.nth(0)).toHaveAttribute('href', '/signup')
  await expect(links.nth(1)).toHaveAttribute('href', '/password/renew')

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
  await username.focus()
  await expect(alert).toHaveCount(0)

  await fill(account)
  await submit.click()
  await expect(modal).toHaveCount(0)
  await expect(page).toHaveURL(/\/bien\/[^/]+\/details$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maison Élan')
  expect(await tokenOf(page)).not.toBe(before)
  const saves = relay.calls().filter(isSave)
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
