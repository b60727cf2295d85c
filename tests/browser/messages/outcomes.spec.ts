import { estateList } from '../real-estate/EstateList.ts'
import { filledForm } from '../real-estate/estateTest.ts'
import { estatesOf, land, visit } from '../real-estate/estates.ts'
import { modalOf, signInAgain, signInForm } from '../support/SignInForm.ts'
import { denied, failed } from '../support/failures.ts'
import { expect, test } from '../support/relayTest.ts'
import { word } from '../support/words.ts'

const catalogue = {
  ERR_GEN_401: {
    en: 'Username or password incorrect',
    fr: 'Nom d’utilisateur ou mot de passe incorrect',
  },
  ERR_GEN_403: {
    en: 'You are not allowed to execute this action',
    fr: 'Vous n’êtes pas autorisé à exécuter cette action',
  },
  ERR_GEN_422: {
    en: 'Some mandatory fields are filled with incorrect values',
    fr: 'Certains champs obligatoires contiennent des valeurs incorrectes',
  },
  ERR_GEN_500: {
    en: 'An error occured while processing your action',
    fr: 'Une erreur est survenue lors du traitement de votre action',
  },
  ERR_GEN_UNEXPECTED: {
    en: 'An unexpected error occured while processing your action',
    fr: 'Une erreur inattendue est survenue lors du traitement de votre action',
  },
}
const collection = /restapi\/realestate$/

test('ERR-07..11, ERR-13, I18N-05, I18N-06 every message of the catalogue, looked up by its key (answers made up)', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/answer 400|console error/)
  let key = ''
  await page.route(/authentication\/signin$/, (route) =>
    route.fulfill({ status: 400, json: { functionnalDetails: key } }),
  )
  await page.goto('signin')
  const { fill, submit, alert } = signInForm(page, 'fr')
  await fill(account)
  for (const [name, words] of Object.entries(catalogue)) {
    key = name
    await submit.click()
    await expect(alert).toHaveText(words['fr'])
    await expect(page.getByRole('alert').filter({ has: alert })).toBeVisible()
  }
})

test('ERR-17 a refused load and a refused save say that access is denied (answers made up)', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/403/)
  const form = await filledForm(page, account, 'fr')
  await page.route(collection, (route) => route.fulfill({ status: 403, json: { functionnalDetails: 'ERR_GEN_403' } }))
  await form.save.click()
  const toast = page.locator('.toast[data-type=error]')
  for (const text of denied['fr']) await expect(toast).toContainText(text)
  await expect(form.field('label')).toHaveValue('Champ du Nord')
  await toast.getByRole('button').click()
  await page.goto('bien')
  for (const text of denied['fr']) await expect(toast).toContainText(text)
  await expect(page.getByText(word('fr', 'app:load.failed'))).toBeVisible()
})

test('ERR-18 a refused save lists the fields, or says what a bare key means (answers made up)', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/422/)
  const form = await filledForm(page, account, 'fr')
  let functionnalDetails = JSON.stringify([
    { fieldName: 'address' },
    { fieldName: 'surface', message: 'Trop grand pour ce quartier' },
    { fieldName: 'somethingElse', message: 'required' },
  ])
  await page.route(collection, (route) => route.fulfill({ status: 422, json: { functionnalDetails } }))
  await form.save.click()
  const toast = page.locator('.toast[data-type=error]')
  await expect(toast).toContainText({ en: 'Invalid input', fr: 'Saisie incorrecte' }['fr'])
  await expect(toast.getByRole('listitem')).toHaveText([
    new RegExp(`${word('fr', 'real-estate:fields.address.label')}.*${word('fr', 'real-estate:fields.address.error')}`),
    new RegExp(`${word('fr', 'real-estate:fields.surface.label')}.*Trop grand pour ce quartier`),
    new RegExp(`somethingElse.*${word('fr', 'app:error.required')}`),
  ])
  await expect(form.error('address')).toHaveText(word('fr', 'real-estate:fields.address.error'))
  await toast.getByRole('button').click()
  functionnalDetails = 'ERR_GEN_422'
  await form.save.click()
  await expect(toast).toContainText(catalogue.ERR_GEN_422['fr'])
})

test('ERR-19 a save that fails says why, keeps what was typed, and is made once when it is tried again', async ({
  page,
  account,
  server,
  relay,
  problems,
}) => {
  problems.expect(/500|ERR_|request failed/)
  const form = await filledForm(page, account, 'fr')
  const toast = page.locator('.toast[data-type=error]').last()
  // The server cannot be brought to a 500.
  await page.route(collection, (route) => route.fulfill({ status: 500, json: {} }))
  await form.save.click()
  for (const text of failed['fr']) await expect(toast).toContainText(text)
  await expect(toast).toContainText(word('fr', 'app:reasons.500'))
  await page.unroute(collection)
  // The line breaks after the server has stored it: nobody here can know that it did.
  const mend = relay.cut('after', ({ method, path }) => method === 'POST' && collection.test(path))
  await form.save.click()
  await expect(toast).toContainText(word('fr', 'app:reasons.network'))
  for (const text of failed['fr']) await expect(toast).toContainText(text)
  mend()
  await expect(form.field('address')).toHaveValue('1, chemin du Nord 59000 Lille - France')
  await form.save.click()
  await expect(page).toHaveURL(/\/details$/)
  expect(await (await estatesOf(server.direct, account)).list()).toHaveLength(1)
})

test('ERR-19 too many calls and a full account are said in their own words (answers made up)', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/429|413/)
  const form = await filledForm(page, account, 'fr')
  const toast = page.locator('.toast[data-type=error]')
  for (const [status, key, words] of [
    [429, 'ERR_GEN_429', 'messages.tooMany.title'],
    [413, 'ERR_MAX_RECORDS', 'catalogue.ERR_MAX_RECORDS'],
    [413, 'ERR_MAX_FILES', 'catalogue.ERR_MAX_FILES'],
  ] as const) {
    await page.route(collection, (route) =>
      route.fulfill({ status, headers: { 'retry-after': '30' }, json: { functionnalDetails: key } }),
    )
    await form.save.click()
    await expect(toast.last()).toContainText(word('fr', `app:${words}`))
    await expect(form.field('label')).toHaveValue('Champ du Nord')
  }
})

test('ERR-12 ERR-14 what went well is said: created, changed', async ({ page, account }) => {
  const form = await filledForm(page, account, 'fr')
  await form.save.click()
  const toast = page.locator('.toast[data-type=success]')
  await expect(toast).toContainText({ en: 'The property has been created', fr: 'Le bien a été créé' }['fr'])
  await page.getByRole('link', { name: word('fr', 'real-estate:details.actions.edit') }).click()
  await form.type('label', 'Champ du Sud')
  await form.save.click()
  await expect(toast.last()).toContainText(
    { en: 'The property has been updated', fr: 'Le bien a été mis à jour' }['fr'],
  )
})

test('ERR-16 a load that the server refuses with 401 opens the sign-in over the screen', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/401/)
  await visit(page, account, 'dashboard')
  await page.evaluate(() => localStorage.setItem('currentUser', JSON.stringify({ access_token: 'worn.out.token' })))
  await page.goto('bien')
  const modal = modalOf(page, 'fr')
  await signInAgain(page, 'fr', account)
  await expect(modal).toHaveCount(0)
  await expect(page.getByText(word('fr', 'real-estate:list.empty.title'))).toBeVisible()
})

// No real server of ours answers so; a proxy in between may.
for (const [what, answer] of [
  ['a page instead of data', { status: 200, contentType: 'text/html', body: '<html><p>Welcome to our hotel Wi-Fi' }],
  ['cut JSON', { status: 200, contentType: 'application/json', body: '[{"label": "Mai' }],
  ['another shape', { status: 200, json: { rows: 12 } }],
  ['nothing', { status: 204, body: '' }],
  ['a 500 with a page', { status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }],
  ['a 404', { status: 404, json: {} }],
] as const)
  test(`ERR-15 an answer that cannot be read is no white page, and can be tried again: ${what}`, async ({
    page,
    account,
    server,
    problems,
  }) => {
    problems.expect(/answer [45]\d\d|console error: Failed to load/)
    await (await estatesOf(server.direct, account)).create(land)
    await visit(page, account, 'dashboard')
    await page.route(collection, (route) => route.fulfill(answer))
    await page.goto('bien')
    await expect(page.getByText(word('fr', 'app:load.failed')).first()).toBeVisible()
    await page.unroute(collection)
    await page.getByRole('button', { name: word('fr', 'app:load.retry') }).click()
    await expect(estateList(page, 'fr').row(String(land.label))).toBeVisible()
  })
