import { estateForm } from '../real-estate/EstateForm.ts'
import { expect, test } from '../support/test.ts'
import { land } from '../real-estate/estates.ts'
import { swatch, swatches } from '../real-estate/pictureFiles.ts'
import { visit } from '../support/signIn.ts'
import { word } from '../support/words.ts'
import { mergeDialog, otherPage } from './mergeDialog.ts'

const labelsOf = (estate: Record<string, unknown>) =>
  (estate['pictures'] as { label: string }[]).map(({ label }) => label)

const photosLabel = word('fr', 'real-estate:fields.pictures.label')

test('two people change the photos of one real estate: nobody’s are lost, and five stay the most', async ({
  page,
  browser,
  open,
  account,
  estateForm: form,
  estates,
  server,
  problems,
}) => {
  problems.expect(/412/)
  const id = await estates.create(land, await swatches(3))
  await open(`bien/${id}/edit`)
  await expect(form.photos.cards).toHaveCount(3)
  await form.photos.choose([await swatch('anne-1.png')])
  await form.photos.remove('photo-1.png').click()
  await expect(form.photos.cards).toHaveCount(3)

  const elsewhere = await otherPage(browser, server.url, 'fr')
  const theirs = estateForm(elsewhere, 'fr')
  await visit(elsewhere, account, `bien/${id}/edit`)
  await theirs.photos.choose([await swatch('paul-1.png')])
  await expect(theirs.photos.cards).toHaveCount(4)
  await theirs.save.click()
  await expect(elsewhere).toHaveURL(/details$/)

  // Nothing overlaps: it is joined, and said.
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  await expect(page.locator('.toast[data-type=warning]')).toContainText(photosLabel)
  expect(labelsOf(await estates.read(id)).sort()).toEqual(['anne-1.png', 'paul-1.png', 'photo-2.png', 'photo-3.png'])

  // Each has room for one; together they have one too many.
  await page.goto(`bien/${id}/edit`)
  await expect(form.photos.cards).toHaveCount(4)
  await form.photos.choose([await swatch('anne-2.png')])
  await elsewhere.goto(`bien/${id}/edit`)
  await expect(theirs.photos.cards).toHaveCount(4)
  await theirs.photos.choose([await swatch('paul-2.png')])
  await theirs.save.click()
  await expect(elsewhere).toHaveURL(/details$/)
  await elsewhere.context().close()

  await form.save.click()
  const asked = mergeDialog(page, 'fr')
  await expect(asked.dialog).toBeVisible()
  await expect(asked.item('theirs', photosLabel)).toContainText('paul-2.png')
  await expect(asked.item('mine', photosLabel)).toContainText('anne-2.png')
  await asked.save.click()
  await expect(asked.dialog).toBeHidden()
  await expect(form.photos.cards).toHaveCount(6)
  await expect(form.error('pictures')).toBeVisible()
  expect(labelsOf(await estates.read(id))).toHaveLength(5)
  await form.photos.remove('photo-2.png').click()
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  expect(labelsOf(await estates.read(id)).sort()).toEqual([
    'anne-1.png',
    'anne-2.png',
    'paul-1.png',
    'paul-2.png',
    'photo-3.png',
  ])
})
