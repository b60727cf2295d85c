import { sentRecord } from '../support/sentRecord.ts'
import { expect, test } from '../support/test.ts'
import { house } from './estates.ts'
import { swatch, swatches } from './pictureFiles.ts'

const collection = '/api/restapi/realestate'

test('REAL-15, 17, 31, 33, 39 FMT-04, 05 API-14, 15 a full create call, part by part, numbers and phones in one form', async ({
  page,
  filledForm: form,
  estates,
  relay,
}) => {
  await form.choose('type', 'APARTEMENT')
  await form.unit('HECTARES').check()
  await form.type('surface', '1 245,75')
  await form.type('constructionYear', '1968')
  await form.type('acquisitionDate', '3/4/2005')
  await form.photos.choose(await swatches(2))
  await form.addComponent('LIVING_ROOM', '30,5', 'Salon')
  await form.addComponent('CAVE', '4')
  await form.toggle.check()
  await form.type('condominiumTrustee.name', '  Foncia ')
  await form.type('condominiumTrustee.phone', '+33 (0)6 12.34-56 78')
  await form.type('condominiumTrustee.realestatetenth', '12,5')
  await form.type('condominiumTrustee.condominiumtrusteetenth', '10 000')
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  const { call, parts, json, jsonType, files } = await sentRecord(relay)
  expect(call).toMatchObject({ method: 'POST', path: collection })
  expect(call.headers).toMatchObject({
    authorization: expect.stringMatching(/^Bearer \S+$/),
    accept: 'application/json',
    'sec-fetch-mode': 'cors',
    'idempotency-key': expect.stringMatching(/^\S{16,}$/),
  })
  expect(parts).toEqual(['commondata', 'pictures', 'pictures'])
  expect(jsonType).toBe('application/json')
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['photo-1.png', 'image/png'],
    ['photo-2.png', 'image/png'],
  ])
  expect(json).toEqual({
    label: 'Champ du Nord',
    type: 'APARTEMENT',
    address: '1, chemin du Nord 59000 Lille - France',
    surface: 1245.75,
    measureUnity: 'HECTARES',
    constructionYear: 1968,
    acquisitionDate: '03/04/2005',
    habitable: {
      habitableComponents: [
        { label: 'Salon', type: 'LIVING_ROOM', surface: 30.5 },
        { type: 'CAVE', surface: 4 },
      ],
    },
    condominiumTrustee: {
      name: 'Foncia',
      phone: '+33612345678',
      realestatetenth: 12.5,
      condominiumtrusteetenth: 10000,
    },
  })
  const [row] = await estates.list()
  await expect(page).toHaveURL(new RegExp(`/bien/${String(row?.resourceUuid)}/details$`))
})

test('REAL-13, 20, 30, 31, 34, 35, 54, 55, 61..63 API-16 the edit form is the same one, filled in; stored and new pictures count together, and an update sends the ids of what is kept', async ({
  page,
  open,
  estateForm: form,
  estates,
  relay,
}) => {
  const id = await estates.create(house, await swatches(4))
  const stored = (await estates.read(id)) as {
    pictures: { label: string; resourceUuid: string }[]
    habitable: { habitableComponents: { resourceUuid: string; type: string }[] }
  }
  await open(`bien/${id}/edit`)
  for (const [path, value] of Object.entries({
    label: 'Maison Élan',
    address: '12, rue des Lilas 69003 Lyon - France',
    surface: '120,5',
    constructionYear: '1932',
    acquisitionDate: '14/07/2001',
    'condominiumTrustee.name': 'Foncia Rhône',
    'condominiumTrustee.phone': /^04\s?72\s?00\s?00\s?00$/,
    'condominiumTrustee.email': 'syndic@foncia.example',
    'condominiumTrustee.realestatetenth': '120',
    'condominiumTrustee.condominiumtrusteetenth': /^10\s?000$/,
  })) {
    await expect(form.field(path), path).toHaveValue(value)
  }
  await expect(form.section('general')).toContainText('Maison')
  await expect(form.unit('SQUARE_METERS')).toBeChecked()
  await expect(form.components).toHaveCount(2)
  await expect(form.toggle).toBeChecked()
  await expect(form.photos.cards.locator('img')).toHaveCount(4)
  await expect(form.save).toBeEnabled()

  await form.photos.choose([await swatch('new-1.png'), await swatch('new-2.png')])
  await expect(form.photos.cards).toHaveCount(5)
  await expect(form.photos.refusals).toContainText('Vous ne pouvez pas ajouter plus de 5 photos')
  await form.photos.remove('photo-2.png').click()
  await form.photos.choose([await swatch('new-3.png')])
  await expect(form.photos.cards).toHaveCount(5)
  await form.components.first().getByRole('button').click()
  await form.addComponent('TERRACE', '18')
  await form.toggle.uncheck()
  await form.save.click()
  await expect(page).toHaveURL(new RegExp(`/bien/${id}/details$`))
  await expect(page.getByText('Foncia')).toHaveCount(0)
  const { call, json, parts, files } = await sentRecord(relay)
  expect(call.path).toBe(`${collection}/${id}`)
  expect(call.headers).toMatchObject({ authorization: expect.stringMatching(/^Bearer /) })
  expect(parts).toEqual(['commondata', 'pictures', 'pictures'])
  expect(files.map(({ name }) => name)).toEqual(['new-1.png', 'new-3.png'])
  expect(json).not.toHaveProperty('pictures')
  const [, bedRoom] = stored.habitable.habitableComponents
  const kept = stored.pictures.filter(({ label }) => label !== 'photo-2.png')
  expect(json.oldPictures).toEqual(kept.map(({ resourceUuid }) => resourceUuid))
  expect(json.oldHabitableComponents).toEqual([bedRoom?.resourceUuid])
  expect(json.habitable).toEqual({ habitableComponents: [{ type: 'TERRACE', surface: 18 }] })
  expect(json).not.toHaveProperty('resourceUuid')
  const after = (await estates.read(id)) as typeof stored & { condominiumTrustee?: object }
  expect(after.pictures.slice(0, 3)).toEqual(kept)
  expect(after.pictures.slice(3).map(({ label }) => label)).toEqual(['new-1.png', 'new-3.png'])
  expect(after.condominiumTrustee ?? null).toBeNull()
  expect(after.habitable.habitableComponents[0]).toEqual(bedRoom)
  expect(after.habitable.habitableComponents[1]).toMatchObject({ type: 'TERRACE', surface: 18 })
})
