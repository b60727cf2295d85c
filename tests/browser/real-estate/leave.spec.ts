import { word } from '../support/words.ts'
import { land } from './estates.ts'
import { expect, test } from '../support/test.ts'

test('REAL-08, 13, 33 back goes where the person came from, not into a saved form; a form with changes asks before it is left', async ({
  page,
  open,
  estateForm: form,
  estates,
}) => {
  const id = await estates.create(land)
  await open('bien')
  await page.getByRole('searchbox').fill('champ')
  await page.getByRole('link', { name: 'Champ des Élans' }).click()
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

  // A form with changes asks before it is left, and one without any, or saved, does not.
  await page.goto(`bien/${id}/edit`)
  await expect(form.field('label')).toHaveValue('Champ des Élans')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss().catch(() => undefined)
  })
  await page.reload()
  await form.type('label', 'Champ du Sud')
  expect(asked).toEqual([])
  await page.evaluate(() => void setTimeout(() => location.reload()))
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(form.field('label')).toHaveValue('Champ du Sud')

  // Inside the product it asks with words of its own.
  const question = page.getByRole('dialog', { name: word('fr', 'app:leave.draftTitle') })
  await page.getByRole('link', { name: word('fr', 'app:menu.lots'), exact: true }).click()
  await expect(question).toContainText(word('fr', 'app:leave.draft'))
  await expect(
    question.getByRole('button', { name: word('fr', 'app:leave.draftConfirm'), exact: true }),
  ).not.toHaveClass(/dangerous/)
  await question.getByRole('button', { name: word('fr', 'app:leave.cancel') }).click()
  await expect(form.field('label')).toHaveValue('Champ du Sud')
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Champ du Sud')
  expect(asked).toHaveLength(1)
})
