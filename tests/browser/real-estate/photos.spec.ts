import { estateForm } from './EstateForm.ts'
import { expect, sentForm, test } from './estateTest.ts'
import { land, visit } from './estates.ts'
import { emptyPicture, falsePicture, hugePicture, scriptedDrawing, swatch, swatches, textFile } from './pictureFiles.ts'

const tooMany = 'Vous ne pouvez pas ajouter plus de 5 photos'
const notSupported = 'Choisissez une image (JPEG, PNG, GIF ou SVG) ; un PDF n’est pas accepté ici'
const tooLarge = 'Une photo ne peut pas dépasser 10 Mo'
const empty = 'Ce fichier est vide'

test('REAL-19, 53, 54 FMT-15 pictures are shown before they are sent; what is none, or one too many, is refused', async ({
  page,
  account,
}) => {
  const form = estateForm(page, 'fr')
  await visit(page, account, 'bien/new')
  await form.addFiles([
    await swatch('a.png'),
    await swatch('b.jpg', 'jpeg'),
    await swatch('c.gif', 'gif'),
    scriptedDrawing,
  ])
  await expect(form.photos).toHaveCount(4)
  for (const picture of await form.photos.locator('img').all()) await expect(picture).toHaveJSProperty('complete', true)
  const widths = await form.photos
    .locator('img')
    .evaluateAll((all) => all.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
  expect(widths).toEqual([90, 90, 90, 90])
  await form.addFiles([textFile])
  await expect(form.refusals).toContainText(notSupported)
  await expect(form.refusals).toContainText('notes.txt')
  await expect(form.photos).toHaveCount(4)
  await form.addFiles([await swatch('e.png'), await swatch('f.png')])
  await expect(form.photos).toHaveCount(5)
  await expect(form.refusals).toContainText(tooMany)
  await expect(form.refusals).toContainText('f.png')
  await form.removePhoto('a.png').click()
  await expect(form.photos).toHaveCount(4)
  await expect(form.refusals).toHaveText('')
})

test('REAL-53 a file that is too heavy or empty is refused in the browser', async ({ page, account }) => {
  const form = estateForm(page, 'fr')
  await visit(page, account, 'bien/new')
  await form.addFiles([hugePicture(), emptyPicture])
  await expect(form.refusals).toContainText(tooLarge)
  await expect(form.refusals).toContainText(empty)
  await expect(form.photos).toHaveCount(0)
})

test('REAL-53, 68 a letter that calls itself a picture is refused by the server, and all that was typed stays', async ({
  page,
  account,
  estates,
  problems,
}) => {
  problems.expect(/422/)
  // Playwright's recorder asks for the bytes of a picture that could not be drawn, and the policy refuses it.
  problems.expect(/blob/)
  const form = estateForm(page, 'fr')
  await visit(page, account, 'bien/new')
  await form.fillLeast()
  await form.addFiles([falsePicture])
  await form.save.click()
  const toast = page.locator('.toast[data-type=error]')
  await expect(toast).toContainText('Saisie incorrecte')
  await expect(toast).toContainText(notSupported)
  await expect(form.error('pictures')).toHaveText(notSupported)
  await expect(form.field('label')).toHaveValue('Champ du Nord')
  expect(await estates.list()).toEqual([])
  await form.removePhoto('facade.png').click()
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
})

test('REAL-20, 35, 54, 55 stored and new pictures count together, and what is kept is sent back by id', async ({
  page,
  account,
  estates,
  relay,
}) => {
  const id = await estates.create(land, await swatches(4))
  const before = (await estates.read(id)).pictures as { label: string; resourceUuid: string }[]
  const form = estateForm(page, 'fr')
  await visit(page, account, `bien/${id}/edit`)
  await expect(form.photos.locator('img')).toHaveCount(4)
  await form.addFiles([await swatch('new-1.png'), await swatch('new-2.png')])
  await expect(form.photos).toHaveCount(5)
  await expect(form.refusals).toContainText(tooMany)
  await form.removePhoto('photo-2.png').click()
  await form.addFiles([await swatch('new-3.png')])
  await expect(form.photos).toHaveCount(5)
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  const { json, files } = await sentForm(relay, 'PUT')
  const kept = before.filter(({ label }) => label !== 'photo-2.png')
  expect(json.oldPictures).toEqual(kept.map(({ resourceUuid }) => resourceUuid))
  expect(json).not.toHaveProperty('pictures')
  expect(files.map(({ part, name }) => `${part}: ${name}`)).toEqual(['pictures: new-1.png', 'pictures: new-3.png'])
  const after = (await estates.read(id)).pictures as { label: string; resourceUuid: string }[]
  expect(after.map(({ label }) => label)).toEqual([
    'photo-1.png',
    'photo-3.png',
    'photo-4.png',
    'new-1.png',
    'new-3.png',
  ])
  expect(after.slice(0, 3)).toEqual(kept)
})

test('REAL-19 the way of the pictures to the server is shown while they are sent', async ({ page, account, relay }) => {
  const form = estateForm(page, 'fr')
  await visit(page, account, 'bien/new')
  await form.fillLeast()
  await form.addFiles(await swatches(2))
  const release = relay.hold(({ method }) => method === 'POST')
  await form.save.click()
  await expect(page.getByRole('progressbar', { name: 'Envoi de photo-1.png' })).toHaveAttribute('aria-valuenow', '100')
  await expect(form.save).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page).toHaveURL(/details$/)
})

test('REAL-53 pictures may be dropped, and the same one may be chosen again after it was taken out', async ({
  page,
  account,
}) => {
  const form = estateForm(page, 'fr')
  await visit(page, account, 'bien/new')
  const picture = await swatch('cour.png')
  const bytes = [...picture.buffer]
  const transfer = await page.evaluateHandle((data) => {
    const held = new DataTransfer()
    held.items.add(new File([new Uint8Array(data)], 'cour.png', { type: 'image/png' }))
    return held
  }, bytes)
  await page.locator('.dropzone').dispatchEvent('drop', { dataTransfer: transfer })
  await expect(form.photos).toHaveCount(1)
  await form.removePhoto('cour.png').click()
  await expect(form.photos).toHaveCount(0)
  await form.addFiles([picture])
  await expect(form.photos).toHaveCount(1)
  await form.removePhoto('cour.png').click()
  await form.addFiles([picture])
  await expect(form.photos).toHaveCount(1)
})

test('REAL-57, API-22 a drawing with a script is shown as a picture and never runs', async ({
  page,
  account,
  estates,
  relay,
}) => {
  const id = await estates.create(land, [scriptedDrawing])
  await visit(page, account, `bien/${id}/details`)
  await expect(page.locator('.gallery-tile img')).toHaveJSProperty('naturalWidth', 90)
  await expect(page).not.toHaveTitle(/stolen/)
  const [call] = relay.calls().filter(({ path }) => path.startsWith('/api/restapi/realestate/picture/'))
  expect(call).toMatchObject({ method: 'GET', headers: { authorization: expect.stringMatching(/^Bearer \S+/) } })
})
