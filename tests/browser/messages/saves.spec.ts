import { house } from '../real-estate/estates.ts'
import { swatches } from '../real-estate/pictureFiles.ts'
import { expect, test } from '../real-estate/estateTest.ts'
import { denied, failed } from '../support/failures.ts'
import { word } from '../support/words.ts'
import { tenantForm } from '../tenants/TenantForm.ts'
import { noel } from '../tenants/tenants.ts'

const collection = /restapi\/realestate$/
const time = /^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}:\d{2}$/

test('REAL-66, 68..70 ERR-09, 12, 14, 17..19 API-14 a save that is refused, fails or loses its answer says why, keeps all that was typed, and is made once', async ({
  page,
  filledForm: form,
  estates,
  relay,
  problems,
}) => {
  problems.expect(/4\d\d|500|ERR_|request failed/)
  await form.addFiles(await swatches(2))
  const toast = page.locator('.toast[data-type=error]').last()
  const field = (path: string, part: 'label' | 'error') => word('fr', `real-estate:fields.${path}.${part}`)
  const refused = JSON.stringify([
    { fieldName: 'address' },
    { fieldName: 'surface', message: 'Trop grand pour ce quartier' },
    { fieldName: 'somethingElse', message: 'required' },
  ])
  // The answers are made up: the server cannot be brought to most of them.
  for (const [status, functionnalDetails, texts] of [
    [403, 'ERR_GEN_403', denied],
    [500, 'ERR_GEN_500', [...failed, word('fr', 'app:reasons.500')]],
    [429, 'ERR_GEN_429', [word('fr', 'app:messages.tooMany.title')]],
    [413, 'ERR_MAX_RECORDS', [word('fr', 'app:catalogue.ERR_MAX_RECORDS')]],
    [413, 'ERR_MAX_FILES', [word('fr', 'app:catalogue.ERR_MAX_FILES')]],
    [422, 'ERR_GEN_422', ['Certains champs obligatoires contiennent des valeurs incorrectes']],
    [422, refused, ['Saisie incorrecte', 'Trop grand pour ce quartier']],
  ] as const) {
    await page.route(collection, (route) =>
      route.fulfill({ status, headers: { 'retry-after': '30' }, json: { functionnalDetails } }),
    )
    await form.save.click()
    for (const text of texts) await expect(toast).toContainText(text)
    await expect(toast.locator('time')).toHaveText(time)
    await page.unroute(collection)
  }
  await expect(toast.getByRole('listitem')).toHaveText([
    new RegExp(`${field('address', 'label')}.*${field('address', 'error')}`),
    new RegExp(`${field('surface', 'label')}.*Trop grand pour ce quartier`),
    new RegExp(`somethingElse.*${word('fr', 'app:error.required')}`),
  ])
  await expect(form.error('address')).toHaveText(field('address', 'error'))
  await form.field('address').focus()
  await expect(form.error('address')).toHaveCount(0)

  // The line breaks after the server has stored it: the page cannot know that it did.
  const mend = relay.cut('after', ({ method, path }) => method === 'POST' && collection.test(path))
  await form.save.click()
  for (const text of [...failed, word('fr', 'app:reasons.network')]) await expect(toast).toContainText(text)
  await expect(form.field('label')).toHaveValue('Champ du Nord')
  await expect(form.photos).toHaveCount(2)
  expect(await estates.list()).toHaveLength(1)
  mend()
  await form.save.click()
  const success = page.locator('.toast[data-type=success]').last()
  await expect(success).toContainText('Le bien a été créé')
  await expect(page.locator('.gallery-tile img')).toHaveCount(2)
  expect(await estates.list()).toHaveLength(1)
  await page.getByRole('link', { name: word('fr', 'real-estate:details.actions.edit') }).click()
  await form.type('label', 'Champ du Sud')
  await form.save.click()
  await expect(success).toContainText('Le bien a été mis à jour')
})

test('ERR-18, 19 TEN-49 a refused save leads to the first wrong tab, and what was typed stays in every tab', async ({
  page,
  open,
  tenants,
  problems,
}) => {
  problems.expect(/404|422/)
  const id = await tenants.create(noel)
  const call = `**/restapi/tenant/individual/${id}`
  const form = tenantForm(page, 'fr')
  const error = form.toast('error')
  await open(`tenant/individual/${id}/edit`)
  await form.type('person.surname', 'Petit-Jean')
  await form.open('documents')
  await form.type('privateComment', 'Une note qui reste')
  await page.route(call, (route) => route.fulfill({ status: 404, json: { functionnalDetails: 'ERR_GEN_404' } }))
  await form.save.click()
  for (const text of failed) await expect(error).toContainText(text)
  await form.closeToasts()
  await page.unroute(call)
  const functionnalDetails = JSON.stringify([
    { fieldName: 'person.contacts.0.mobile', message: 'format' },
    { fieldName: 'monthlyIncome', message: 'type' },
  ])
  await page.route(call, (route) => route.fulfill({ status: 422, json: { functionnalDetails } }))
  await form.save.click()
  await expect(error).toContainText('Saisie incorrecte')
  const sentences = ['person.contacts.mobile', 'monthlyIncome'].map((path) => word('fr', `tenant:fields.${path}.error`))
  await expect(error.getByRole('listitem')).toHaveText(sentences.map((sentence) => new RegExp(`${sentence}$`)))
  await expect(form.tab('personal')).toHaveAttribute('aria-selected', 'true')
  await form.expectTab('finance', false)
  await expect(form.error('person.contacts.mobile')).toHaveText(sentences[0] ?? '')
  await form.closeToasts()
  await form.open('finance')
  await expect(form.error('monthlyIncome')).toHaveText(sentences[1] ?? '')
  await page.unroute(call)
  await form.open('personal')
  await expect(form.field('person.surname')).toHaveValue('Petit-Jean')
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  expect((await tenants.read('individual', id))['privateComment']).toBe('Une note qui reste')
})

test('REAL-67 a real estate that is gone when it is saved is said to be, and what was typed stays', async ({
  page,
  open,
  form,
  estates,
  problems,
}) => {
  problems.expect(/404/)
  const id = await estates.create(house)
  await open(`bien/${id}/edit`)
  await form.type('label', 'Maison sans toit')
  await estates.remove(id)
  await form.save.click()
  await expect(page.locator('.form-alert-place')).toContainText(word('fr', 'app:messages.removedMeanwhile.message'))
  const toast = page.locator('.toast[data-type=error]')
  await expect(toast).toContainText('Introuvable')
  await expect(toast).toContainText(`Aucun bien trouvé avec l’identifiant ${id}.`)
  await expect(form.field('label')).toHaveValue('Maison sans toit')
})
