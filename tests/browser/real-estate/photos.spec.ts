import { dropOn } from '../support/dropOn.ts'
import { expect, sentForm, test } from './estateTest.ts'
import { land } from './estates.ts'
import { emptyPicture, hugePicture, onDisk, scriptedDrawing, swatch, swatches, textFile } from './pictureFiles.ts'

const tooMany = 'Vous ne pouvez pas ajouter plus de 5 photos'

test('REAL-19, 53, 54 FMT-15 pictures are chosen or dropped and shown before they are sent; what is none, too heavy, empty or one too many is refused', async ({
  page,
  open,
  form,
}, testInfo) => {
  await open('bien/new')
  await form.addFiles([
    await swatch('a.png'),
    await swatch('b.jpg', 'jpeg'),
    await swatch('c.gif', 'gif'),
    scriptedDrawing,
  ])
  await expect(form.photos).toHaveCount(4)
  for (const picture of await form.photos.locator('img').all())
    await expect(picture).toHaveJSProperty('naturalWidth', 90)
  for (const [files, ...texts] of [
    [
      await onDisk([textFile], testInfo),
      'Choisissez une image (JPEG, PNG, GIF ou SVG) ; un PDF n’est pas accepté ici',
      'notes.txt',
    ],
    [
      await onDisk([hugePicture(), emptyPicture], testInfo),
      'Une photo ne peut pas dépasser 10 Mo',
      'Ce fichier est vide',
    ],
  ] as const) {
    await form.addFiles(files)
    for (const text of texts) await expect(form.refusals).toContainText(text)
    await expect(form.photos).toHaveCount(4)
  }
  await dropOn(page.locator('.dropzone'), [await swatch('e.png'), await swatch('f.png')])
  await expect(form.photos).toHaveCount(5)
  await expect(form.refusals).toContainText(tooMany)
  await expect(form.refusals).toContainText('f.png')
  // The same one may be chosen again after it was taken out.
  for (let turn = 0; turn < 2; turn++) {
    await form.removePhoto('a.png').click()
    await expect(form.photos).toHaveCount(4)
    await expect(form.refusals).toHaveText('')
    await form.addFiles([await swatch('a.png')])
    await expect(form.photos).toHaveCount(5)
  }
})

test('REAL-20, 35, 54, 55 stored and new pictures count together, and what is kept is sent back by id', async ({
  page,
  open,
  form,
  estates,
  relay,
}) => {
  const id = await estates.create(land, await swatches(4))
  const labelled = async () => (await estates.read(id)).pictures as { label: string; resourceUuid: string }[]
  const kept = (await labelled()).filter(({ label }) => label !== 'photo-2.png')
  await open(`bien/${id}/edit`)
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
  expect(json.oldPictures).toEqual(kept.map(({ resourceUuid }) => resourceUuid))
  expect(json).not.toHaveProperty('pictures')
  expect(files.map(({ part, name }) => `${part}: ${name}`)).toEqual(['pictures: new-1.png', 'pictures: new-3.png'])
  const after = await labelled()
  expect(after.slice(0, 3)).toEqual(kept)
  expect(after.slice(3).map(({ label }) => label)).toEqual(['new-1.png', 'new-3.png'])
})
