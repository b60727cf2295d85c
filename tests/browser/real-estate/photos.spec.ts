import { expect, test } from '../support/test.ts'
import { emptyPicture, hugePicture, onDisk, scriptedDrawing, swatch, textFile } from './pictureFiles.ts'

const tooMany = 'Vous ne pouvez pas ajouter plus de 5 photos'

test('REAL-19, 53, 54 FMT-15 pictures are chosen or dropped and shown before they are sent; what is none, too heavy, empty or one too many is refused', async ({
  open,
  estateForm: form,
}, testInfo) => {
  await open('bien/new')
  await form.photos.choose([
    await swatch('a.png'),
    await swatch('b.jpg', 'jpeg'),
    await swatch('c.gif', 'gif'),
    scriptedDrawing,
  ])
  await expect(form.photos.cards).toHaveCount(4)
  for (const picture of await form.photos.cards.locator('img').all()) {
    await expect(picture).toHaveJSProperty('naturalWidth', 90)
  }
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
    await form.photos.choose(files)
    for (const text of texts) await expect(form.photos.refusals).toContainText(text)
    await expect(form.photos.cards).toHaveCount(4)
  }
  await form.photos.drop([await swatch('e.png'), await swatch('f.png')])
  await expect(form.photos.cards).toHaveCount(5)
  await expect(form.photos.refusals).toContainText(tooMany)
  await expect(form.photos.refusals).toContainText('f.png')
  // The same one may be chosen again after it was taken out.
  for (let turn = 0; turn < 2; turn++) {
    await form.photos.remove('a.png').click()
    await expect(form.photos.cards).toHaveCount(4)
    await expect(form.photos.refusals).toHaveText('')
    await form.photos.choose([await swatch('a.png')])
    await expect(form.photos.cards).toHaveCount(5)
  }
})
