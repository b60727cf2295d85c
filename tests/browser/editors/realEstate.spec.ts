import { estateForm } from '../real-estate/EstateForm.ts'
import { expect, test } from '../real-estate/estateTest.ts'
import { house } from '../real-estate/estates.ts'
import { visit } from '../support/signIn.ts'
import { word } from '../support/words.ts'
import { mergeDialog, otherPage } from './mergeDialog.ts'

const label = (path: string) => word('fr', `real-estate:fields.${path}.label`)

test('two people change one real estate: what does not overlap is joined, the rest is chosen', async ({
  page,
  browser,
  open,
  account,
  form,
  estates,
  server,
  problems,
}) => {
  problems.expect(/412/)
  const id = await estates.create(house)
  await open(`bien/${id}/edit`)
  await form.type('label', 'Maison d’Anne')
  await form.type('constructionYear', '1950')
  await form.components.first().getByRole('button').click()

  const elsewhere = await otherPage(browser, server.url, 'fr')
  await visit(elsewhere, account, `bien/${id}/edit`)
  const theirs = estateForm(elsewhere, 'fr')
  await theirs.type('label', 'Maison de Paul')
  await theirs.type('surface', '130')
  await theirs.type('acquisitionDate', '02/03/2004')
  await theirs.addComponent('KITCHEN', '11', 'Cuisine')
  await theirs.save.click()
  await expect(elsewhere).toHaveURL(/details$/)
  await elsewhere.context().close()

  await form.save.click()
  const asked = mergeDialog(page, 'fr')
  await expect(asked.dialog).toBeVisible()
  await expect(asked.item('both', label('label'))).toContainText('Maison Élan')
  await expect(asked.item('both', label('label'))).toContainText('Maison de Paul')
  await expect(asked.item('both', label('label'))).toContainText('Maison d’Anne')
  await expect(asked.item('theirs', label('surface'))).toContainText('130')
  await expect(asked.item('theirs', label('acquisitionDate'))).toContainText('02/03/2004')
  await expect(asked.item('theirs', label('habitable.habitableComponents'))).toContainText('Cuisine')
  await expect(asked.item('mine', label('constructionYear'))).toContainText('1950')
  await expect(asked.item('mine', label('habitable.habitableComponents'))).toContainText('Grand salon')
  await expect(asked.save).toBeDisabled()
  await expect(asked.dialog.locator('.merge-body')).toBeFocused()

  // Whoever goes back finds all as it was typed, and is asked again.
  await asked.back.click()
  await expect(asked.dialog).toBeHidden()
  await expect(form.save).toBeFocused()
  await expect(form.field('label')).toHaveValue('Maison d’Anne')
  await expect(form.field('surface')).toHaveValue('120,5')
  await form.save.click()
  await asked.choose(label('label'), 'mine')
  await asked.save.click()
  await expect(page).toHaveURL(/details$/)
  const stored = await estates.read(id)
  expect(stored).toMatchObject({
    label: 'Maison d’Anne',
    constructionYear: 1950,
    surface: 130,
    acquisitionDate: '02/03/2004',
    habitable: { habitableComponents: [{ type: 'BED_ROOM' }, { type: 'KITCHEN', label: 'Cuisine' }] },
  })
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
