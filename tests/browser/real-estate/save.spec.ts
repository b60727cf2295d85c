import { signInAgain } from '../support/SignInForm.ts'
import { failed } from '../support/failures.ts'
import { word } from '../support/words.ts'
import { estateForm } from './EstateForm.ts'
import { expect, sentForm, test } from './estateTest.ts'
import { house, land, visit } from './estates.ts'
import { swatches } from './pictureFiles.ts'

const time = /^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}:\d{2}$/
const collection = '/api/restapi/realestate'

test('REAL-33 two quick clicks save once', async ({ page, account, estates, relay }) => {
  const form = estateForm(page, 'fr')
  await visit(page, account, 'bien/new')
  await form.fillLeast()
  await expect(form.save).toBeEnabled()
  const release = relay.hold(({ method }) => method === 'POST')
  await form.save.dblclick()
  await form.save.click({ force: true })
  await page.keyboard.press('Enter')
  release()
  await expect(page).toHaveURL(/details$/)
  expect(relay.calls().filter(({ method, path }) => method === 'POST' && path === collection)).toHaveLength(1)
  expect(await estates.list()).toHaveLength(1)
})

test('REAL-69, 70, ERR-19 API-14 an answer that is lost after the server has stored: saving again makes no second one', async ({
  page,
  account,
  estates,
  relay,
  problems,
}) => {
  problems.expect(/ERR_|request failed/)
  const form = estateForm(page, 'fr')
  await visit(page, account, 'bien/new')
  await form.fillLeast()
  await form.addFiles(await swatches(2))
  const mend = relay.cut('after', ({ method }) => method === 'POST')
  await form.save.click()
  const toast = page.locator('.toast[data-type=error]')
  for (const text of failed['fr']) await expect(toast).toContainText(text)
  await expect(toast).toContainText(word('fr', 'app:reasons.network'))
  await expect(toast.locator('time')).toHaveText(time)
  await expect(form.field('label')).toHaveValue('Champ du Nord')
  await expect(form.photos).toHaveCount(2)
  expect(await estates.list()).toHaveLength(1)
  mend()
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  await expect(page.locator('.gallery-tile img')).toHaveCount(2)
  expect(await estates.list()).toHaveLength(1)
})

test('REAL-69, 70, ERR-19 a failure of the server is said with its time, and everything typed stays', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/500/)
  const form = estateForm(page, 'fr')
  await visit(page, account, 'bien/new')
  await form.fillLeast()
  await page.route(`**${collection}`, (route) =>
    route.fulfill({ status: 500, json: { functionnalDetails: 'ERR_GEN_500' } }),
  )
  await form.save.click()
  const toast = page.locator('.toast[data-type=error]')
  for (const text of failed['fr']) await expect(toast).toContainText(text)
  await expect(toast.locator('time')).toHaveText(time)
  await expect(form.field('label')).toHaveValue('Champ du Nord')
  await page.unroute(`**${collection}`)
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
})

test('REAL-66, 70 saving that is not allowed', async ({ page, account, problems }) => {
  problems.expect(/403/)
  const form = estateForm(page, 'fr')
  await visit(page, account, 'bien/new')
  await form.fillLeast()
  await page.route(`**${collection}`, (route) =>
    route.fulfill({ status: 403, json: { functionnalDetails: 'ERR_GEN_403' } }),
  )
  await form.save.click()
  const toast = page.locator('.toast[data-type=error]')
  await expect(toast).toContainText('Accès refusé')
  await expect(toast).toContainText('Vous n’êtes pas connecté ou vous n’avez pas les autorisations nécessaires')
  await expect(toast.locator('time')).toHaveText(time)
})

test('REAL-68, 70, ERR-18 fields that the server refuses are marked and listed', async ({
  page,
  account,
  estates,
  problems,
}) => {
  problems.expect(/422/)
  const id = await estates.create(house)
  const form = estateForm(page, 'fr')
  await visit(page, account, `bien/${id}/edit`)
  await expect(form.field('label')).toHaveValue('Maison Élan')
  await page.route(`**${collection}/${id}`, (route) =>
    route.fulfill({
      status: 422,
      json: { functionnalDetails: '[{"fieldName":"label","message":"minLength"},{"fieldName":"surface"}]' },
    }),
  )
  await form.save.click()
  const toast = page.locator('.toast[data-type=error]')
  await expect(toast).toContainText('Saisie incorrecte')
  const [name, surface] = {
    fr: ['Le nom ne peut pas être vide', 'Indiquez la surface en chiffres, par exemple 45,5'],
    en: ['Name cannot be empty', 'Surface cannot be empty and must be number'],
  }['fr']
  await expect(toast.getByRole('listitem')).toHaveText([new RegExp(`${name}$`), new RegExp(`${surface}$`)])
  await expect(toast.locator('time')).toHaveText(time)
  await expect(form.error('label')).toHaveText(name ?? '')
  await expect(form.error('surface')).toHaveText(surface ?? '')
  await form.field('label').focus()
  await expect(form.error('label')).toHaveCount(0)
})

test('REAL-65, ERR-16 a session that ends during a save is opened anew, and the save goes on by itself', async ({
  page,
  account,
  estates,
  relay,
  problems,
}) => {
  problems.expect(/401/)
  const form = estateForm(page, 'fr')
  await visit(page, account, 'bien/new')
  await form.fillLeast('HOUSE')
  await form.addFiles(await swatches(1))
  await form.addComponent('KITCHEN', '11')
  let refused = 0
  await page.route(`**${collection}`, (route) =>
    refused++ === 0 ? route.fulfill({ status: 401, json: { functionnalDetails: 'ERR_GEN_401' } }) : route.continue(),
  )
  await form.save.click()
  await signInAgain(page, 'fr', account)
  await expect(page).toHaveURL(/details$/)
  const rows = await estates.list()
  expect(rows).toHaveLength(1)
  const saved = await estates.read(String(rows[0]?.resourceUuid))
  expect(saved.pictures).toHaveLength(1)
  expect((await sentForm(relay, 'POST')).files).toHaveLength(1)
})

test('REAL-67 an estate that is gone when it is saved', async ({ page, account, estates, problems }) => {
  problems.expect(/404/)
  const id = await estates.create(land)
  const form = estateForm(page, 'fr')
  await visit(page, account, `bien/${id}/edit`)
  await expect(form.field('label')).toHaveValue('Champ des Élans')
  await estates.remove(id)
  await form.type('label', 'Champ')
  await form.save.click()
  const toast = page.locator('.toast[data-type=error]')
  await expect(toast).toContainText('Introuvable')
  await expect(toast).toContainText(`Aucun bien trouvé avec l’identifiant ${id}.`)
  await expect(form.field('label')).toHaveValue('Champ')
})
