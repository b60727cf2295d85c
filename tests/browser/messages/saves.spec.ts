import { swatches } from '../real-estate/pictureFiles.ts'
import { expect, test } from '../support/test.ts'
import { denied, failed, problem } from '../support/answers.ts'
import { word } from '../support/words.ts'
import { noel } from '../tenants/tenants.ts'

const collection = /restapi\/realestate$/
const time = /^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}:\d{2}$/

test('REAL-66..70 ERR-01, 09, 12, 14, 17..19 ENUM-16 API-14 a save that is refused, fails or loses its answer says why, keeps all that was typed, and is made once', async ({
  page,
  filledForm: form,
  estates,
  relay,
  problems,
}) => {
  problems.expect(/4\d\d|500|ERR_|request failed/)
  await form.photos.choose(await swatches(2))
  // The next try takes the messages of the last one away.
  const toast = page.locator('.toast')
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
    [500, 'ERR_GEN_500', failed],
    [409, undefined, [word('fr', 'app:messages.alreadySaved.title')]],
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
    await expect(toast).toHaveAttribute('data-type', status === 409 ? 'warning' : 'error')
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
  await expect(form.photos.cards).toHaveCount(2)
  expect(await estates.list()).toHaveLength(1)
  mend()
  await form.save.click()
  await expect(toast.locator('.toast-title')).toHaveText(['Enregistré'])
  await expect(toast).toHaveAttribute('data-type', 'success')
  await expect(toast).toContainText('Le bien a été créé')
  await expect(page.locator('.gallery-tile img')).toHaveCount(2)
  expect(await estates.list()).toHaveLength(1)
  await page.getByRole('link', { name: word('fr', 'real-estate:details.actions.edit') }).click()
  await form.type('label', 'Champ du Sud')
  await form.save.click()
  await expect(form.toast('success').last()).toContainText('Le bien a été mis à jour')

  // A real estate that is gone when it is saved is said to be, and what was typed stays.
  const [row] = await estates.list()
  const id = String(row?.resourceUuid)
  await page.goto(`bien/${id}/edit`)
  await form.type('label', 'Maison sans toit')
  await estates.remove(id)
  await form.save.click()
  await expect(page.locator('.form-alert-place')).toContainText(word('fr', 'app:messages.removedMeanwhile.message'))
  for (const text of ['Introuvable', word('fr', 'real-estate:messages.notFound.message', { id })]) {
    await expect(form.toast('error')).toContainText(text)
  }
  await expect(form.field('label')).toHaveValue('Maison sans toit')
})

test('ERR-18, 19 TEN-49 a refused save leads to the first wrong tab, and what was typed stays in every tab', async ({
  page,
  open,
  tenantForm: form,
  tenants,
  problems,
}) => {
  problems.expect(/404|422/)
  const id = await tenants.create(noel)
  const call = `**/restapi/tenant/individual/${id}`
  const error = form.toast('error')
  await open(`tenant/individual/${id}/edit`)
  await form.type('person.surname', 'Petit-Jean')
  await form.open('documents')
  await form.type('privateComment', 'Une note qui reste')
  await page.route(call, (route) => problem(route, 404, 'ERR_GEN_404'))
  await form.save.click()
  for (const text of failed) await expect(error).toContainText(text)
  await form.closeToasts()
  await page.unroute(call)
  const wrong = [
    { fieldName: 'person.contacts.0.mobile', message: 'format' },
    { fieldName: 'monthlyIncome', message: 'type' },
  ]
  await page.route(call, (route) => problem(route, 422, wrong))
  await form.save.click()
  await expect(error).toContainText('Saisie incorrecte')
  const sentences = ['person.contacts.mobile', 'monthlyIncome'].map((path) => word('fr', `tenant:fields.${path}.error`))
  for (const [place, sentence] of sentences.entries()) {
    await expect(error.getByRole('listitem').nth(place)).toContainText(sentence)
  }
  await expect(error.getByRole('listitem')).toHaveCount(sentences.length)
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
