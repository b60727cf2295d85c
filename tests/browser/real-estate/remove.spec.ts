import { expect, test } from './estateTest.ts'
import { land } from './estates.ts'

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
  // The focus goes to the list, and not with the row.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.contains(document.querySelector('table'))))
    .toBe(true)
  await expect(page.locator('body')).not.toBeFocused()
  for (const text of ['Bien supprimé', 'Le bien et ses photos ont été effacés'])
    await expect(list.toast('success')).toContainText(text)
  expect((await estates.list()).map(({ label }) => label)).toEqual(['Verger'])
  expect(deletions()).toMatchObject([
    { path: `/api/restapi/realestate/${id}`, headers: { authorization: expect.stringMatching(/^Bearer /) } },
  ])
  expect(deletions()[0]?.body).toHaveLength(0)
})
