import { estateList } from '../real-estate/EstateList.ts'
import { estatesOf, land, visit } from '../real-estate/estates.ts'
import { expect, test } from '../support/relayTest.ts'

test('SHELL-46 a message, "Delete" and "Cancel"; the call is made only after "Delete"', async ({
  page,
  account,
  server,
  relay,
}) => {
  const estates = await estatesOf(server.direct, account)
  await estates.create(land)
  await visit(page, account, 'bien')
  const list = estateList(page, 'fr')
  const deletions = () => relay.calls().filter(({ method }) => method === 'DELETE').length
  const ask = async () => {
    await list.openMenu(String(land.label))
    await list.menuItem('remove').click()
    await expect(list.question).toContainText(
      {
        en: 'Are you sure you want to delete this real estate? This is an irreversible action',
        fr: 'Voulez-vous vraiment supprimer ce bien ? Cette action est irréversible',
      }['fr'],
    )
  }
  await ask()
  await expect(list.confirm).toHaveText({ en: 'Delete', fr: 'Supprimer' }['fr'])
  await expect(list.cancel).toHaveText({ en: 'Cancel', fr: 'Annuler' }['fr'])
  await list.cancel.click()
  await expect(list.question).toHaveCount(0)
  await ask()
  await page.keyboard.press('Escape')
  await expect(list.question).toHaveCount(0)
  await ask()
  await page.mouse.click(5, 5)
  await expect(list.question).toHaveCount(0)
  expect(deletions()).toBe(0)
  expect(await estates.list()).toHaveLength(1)
  await ask()
  await list.confirm.click()
  await expect(list.toast('success')).toBeVisible()
  expect(deletions()).toBe(1)
  expect(await estates.list()).toEqual([])
})
