import { signInAgain } from '../support/SignInForm.ts'
import { denied, failed } from '../support/failures.ts'
import { word } from '../support/words.ts'
import { estateList } from './EstateList.ts'
import { expect, test } from './estateTest.ts'
import { land, visit } from './estates.ts'

const question = 'Voulez-vous vraiment supprimer ce bien ? Cette action est irréversible'
const removed: [string, string] = ['Bien supprimé', 'Le bien et ses photos ont été effacés']
const time = /\b\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}:\d{2}$/

test('REAL-10..12, API-19 removing asks first, then takes the row away and says so', async ({
  page,
  account,
  estates,
  relay,
}) => {
  const id = await estates.create(land)
  await estates.create({ ...land, label: 'Verger' })
  const list = estateList(page, 'fr')
  await visit(page, account, 'bien')
  await list.openMenu('Champ des Élans')
  await list.menuItem('remove').click()
  await expect(list.question).toContainText(question)
  await expect(list.question).toContainText('Champ des Élans')
  await expect(list.confirm).toHaveText('Supprimer')
  await expect(list.cancel).toHaveText('Annuler')
  await expect(list.cancel).toBeFocused()
  await list.cancel.click()
  await expect(list.question).toHaveCount(0)
  expect(await estates.list()).toHaveLength(2)

  await list.openMenu('Champ des Élans')
  await list.menuItem('remove').click()
  await list.confirm.click()
  await expect(list.rows).toHaveCount(1)
  await expect(list.question).toHaveCount(0)
  const toast = list.toast('success')
  for (const text of removed) await expect(toast).toContainText(text)
  expect((await estates.list()).map(({ label }) => label)).toEqual(['Verger'])
  const [call] = relay.calls().filter(({ method }) => method === 'DELETE')
  expect(call).toMatchObject({ path: `/api/restapi/realestate/${id}`, headers: { authorization: /^Bearer / } })
  expect(call?.body).toHaveLength(0)
})

test.describe('once it is asked for', () => {
  test.beforeEach(async ({ page, account, estates }) => {
    await estates.create(land)
    await visit(page, account, 'bien')
    const list = estateList(page, 'fr')
    await list.openMenu('Champ des Élans')
    await list.menuItem('remove').click()
  })

  test('REAL-11, 66, 70 ERR-17 removing that is not allowed keeps the row and says why', async ({ page, problems }) => {
    problems.expect(/403/)
    const list = estateList(page, 'fr')
    await page.route('**/restapi/realestate/*', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 403, json: { functionnalDetails: 'ERR_GEN_403' } })
        : route.continue(),
    )
    await list.confirm.click()
    const toast = list.toast('error')
    for (const text of denied['fr']) await expect(toast).toContainText(text)
    await expect(toast.locator('time')).toHaveText(time)
    await expect(list.rows).toHaveCount(1)
  })

  test('REAL-11, 67 removing what is gone already says so', async ({ page, estates, problems }) => {
    problems.expect(/404/)
    const list = estateList(page, 'fr')
    const [row] = await estates.list()
    const id = String(row?.resourceUuid)
    await estates.remove(id)
    await list.confirm.click()
    const toast = list.toast('error')
    await expect(toast).toContainText('Introuvable')
    await expect(toast).toContainText(`Aucun bien trouvé avec l’identifiant ${id}.`)
  })

  test('REAL-11, 69, 70 removing that fails keeps the row and says so', async ({ page, problems }) => {
    problems.expect(/500/)
    const list = estateList(page, 'fr')
    await page.route('**/restapi/realestate/*', (route) => route.fulfill({ status: 500, json: {} }))
    await list.confirm.click()
    const toast = list.toast('error')
    for (const text of failed['fr']) await expect(toast).toContainText(text)
    await expect(toast.locator('time')).toHaveText(time)
    await expect(list.rows).toHaveCount(1)
  })

  test('REAL-11, 69 a cut line keeps the row and says so', async ({ page, estates, problems, relay }) => {
    problems.expect(/ERR_|request failed/)
    const list = estateList(page, 'fr')
    const mend = relay.cut('before', ({ method }) => method === 'DELETE')
    await list.confirm.click()
    const toast = list.toast('error')
    for (const text of failed['fr']) await expect(toast).toContainText(text)
    await expect(toast).toContainText(word('fr', 'app:reasons.network'))
    await expect(list.rows).toHaveCount(1)
    expect(await estates.list()).toHaveLength(1)
    mend()
  })

  test('REAL-11, 65 a session that has ended is opened anew over the list, and the row goes', async ({
    page,
    account,
    estates,
    problems,
  }) => {
    problems.expect(/401/)
    const list = estateList(page, 'fr')
    let refused = 0
    await page.route('**/restapi/realestate/*', (route, request) =>
      request.method() === 'DELETE' && refused++ === 0
        ? route.fulfill({ status: 401, json: { functionnalDetails: 'ERR_GEN_401' } })
        : route.fallback(),
    )
    await list.confirm.click()
    await signInAgain(page, 'fr', account)
    await expect(list.toast('success')).toContainText(removed[1])
    expect(await estates.list()).toEqual([])
  })
})
