import { denied, failed } from '../support/failures.ts'
import { word } from '../support/words.ts'
import { expect, test } from './estateTest.ts'
import { land } from './estates.ts'

const time = /\b\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}:\d{2}$/

test('REAL-10..12, API-19 SHELL-46 removing asks first, and only "Delete" takes the row away and says so', async ({
  page,
  open,
  list,
  estates,
  relay,
}) => {
  const id = await estates.create(land)
  await estates.create({ ...land, label: 'Verger' })
  await open('bien')
  const ask = async () => {
    await list.ask('Champ des Élans')
    await expect(list.question).toContainText('Voulez-vous vraiment supprimer ce bien ? Cette action est irréversible')
    await expect(list.question).toContainText('Champ des Élans')
    await expect(list.confirm).toHaveText('Supprimer')
    await expect(list.cancel).toHaveText('Annuler')
    await expect(list.cancel).toBeFocused()
  }
  for (const refuse of [() => list.cancel.click(), () => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
    await ask()
    await refuse()
    await expect(list.question).toHaveCount(0)
  }
  const deletions = () => relay.calls().filter(({ method }) => method === 'DELETE')
  expect(deletions()).toEqual([])
  await ask()
  await list.confirm.click()
  await expect(list.rows).toHaveCount(1)
  await expect(list.question).toHaveCount(0)
  for (const text of ['Bien supprimé', 'Le bien et ses photos ont été effacés'])
    await expect(list.toast('success')).toContainText(text)
  expect((await estates.list()).map(({ label }) => label)).toEqual(['Verger'])
  expect(deletions()).toMatchObject([
    { path: `/api/restapi/realestate/${id}`, headers: { authorization: expect.stringMatching(/^Bearer /) } },
  ])
  expect(deletions()[0]?.body).toHaveLength(0)
})

test('REAL-11, 66, 67, 69, 70 ERR-17 removing that is refused, fails, is cut off or comes late says so; the row stays', async ({
  page,
  open,
  list,
  estates,
  problems,
  relay,
}) => {
  problems.expect(/403|404|500|ERR_|request failed/)
  const id = await estates.create(land)
  await open('bien')
  const toast = list.toast('error').last()
  const says = async (texts: readonly string[]) => {
    await list.ask('Champ des Élans')
    await list.confirm.click()
    for (const text of texts) await expect(toast).toContainText(text)
    await expect(toast.locator('time')).toHaveText(time)
    await expect(list.rows).toHaveCount(1)
  }
  for (const [status, texts] of [
    [403, denied.fr],
    [500, failed.fr],
  ] as const) {
    await page.route('**/restapi/realestate/*', (route) => route.fulfill({ status, json: {} }))
    await says(texts)
    await page.unroute('**/restapi/realestate/*')
  }
  const mend = relay.cut('before', ({ method }) => method === 'DELETE')
  await says([...failed.fr, word('fr', 'app:reasons.network')])
  expect(await estates.list()).toHaveLength(1)
  mend()
  await estates.remove(id)
  await says(['Introuvable', `Aucun bien trouvé avec l’identifiant ${id}.`])
})
