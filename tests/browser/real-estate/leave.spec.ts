import { usual } from '../support/matrix.ts'
import { word } from '../support/words.ts'
import { estateForm } from './EstateForm.ts'
import { land, visit } from './estates.ts'
import { expect, test } from './estateTest.ts'

test('REAL-13 leaving with changes that are not saved is asked about first', async ({ page, account, estates }) => {
  const id = await estates.create(land)
  const form = estateForm(page, 'fr')
  await visit(page, account, `bien/${id}/edit`)
  await expect(form.field('label')).toHaveValue('Champ des Élans')
  let asked = 0
  page.on('dialog', (dialog) => {
    asked++
    void dialog.dismiss().catch(() => undefined)
  })
  await form.type('label', 'Champ du Sud')
  await page.reload({ timeout: 3000 }).catch(() => undefined)
  expect(asked).toBe(1)
  await expect(form.field('label')).toHaveValue('Champ du Sud')
})

test('REAL-13 a form that nothing was typed into, or that was saved, is left without a question', async ({
  page,
  account,
  estates,
}) => {
  const id = await estates.create(land)
  const form = estateForm(page, 'fr')
  await visit(page, account, `bien/${id}/edit`)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type())
    void dialog.accept()
  })
  await expect(form.field('label')).toHaveValue('Champ des Élans')
  await page.reload()
  await form.type('label', 'Champ du Sud')
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Champ du Sud')
  expect(dialogs).toEqual([])
})

test('REAL-08, 33 back goes where the person came from, not into a saved form', async ({ page, account, estates }) => {
  await estates.create(land)
  const form = estateForm(page, 'fr')
  await visit(page, account, 'bien')
  await page.getByRole('searchbox').fill('champ')
  await page.getByRole('link', { name: 'Champ des Élans' }).click()
  await expect(page).toHaveURL(/details$/)
  await page.getByRole('link', { name: 'Modifier' }).click()
  await expect(form.field('label')).toHaveValue('Champ des Élans')
  await page.goBack()
  await expect(page).toHaveURL(/details$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/bien\?q=champ$/)
  await expect(page.getByRole('searchbox')).toHaveValue('champ')
  await page.getByRole('link', { name: 'Nouveau' }).click()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page).toHaveURL(/\/bien\?q=champ$/)
  await page.getByRole('link', { name: 'Nouveau' }).click()
  await form.fillLeast()
  await form.save.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Champ du Nord')
  await page.goBack()
  await expect(page).toHaveURL(/\/bien\?q=champ$/)
})

const { width } = usual
test('REAL-13 leaving the form inside the product with changes that are not saved is asked about too', async ({
  page,
  account,
}) => {
  const form = estateForm(page, 'fr')
  const question = page.getByRole('dialog', { name: word('fr', 'app:leave.draftTitle') })
  const lots = page.getByRole('link', { name: word('fr', 'app:menu.lots'), exact: true })
  const leave = async () => {
    if (width < 768) await page.getByRole('button', { name: word('fr', 'app:frame.openMenu') }).click()
    await lots.click()
  }
  await visit(page, account, 'bien')
  await page.getByRole('link', { name: word('fr', 'real-estate:list.new') }).click()
  await form.type('label', 'Champ du Sud')
  await leave()
  await expect(question).toContainText(word('fr', 'app:leave.draft'))
  await question.getByRole('button', { name: word('fr', 'app:leave.cancel') }).click()
  await expect(page).toHaveURL(/\/bien\/new$/)
  await expect(form.field('label')).toHaveValue('Champ du Sud')
  await page.goBack()
  await expect(question).toBeVisible()
  const leaves = question.getByRole('button', { name: word('fr', 'app:leave.draftConfirm'), exact: true })
  await expect(leaves).not.toHaveClass(/dangerous/)
  await leaves.click()
  await expect(page).toHaveURL(/\/bien$/)
})
