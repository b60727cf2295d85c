import { estateForm } from './EstateForm.ts'
import { expect, sentForm, test } from './estateTest.ts'
import { house, visit } from './estates.ts'
import { swatches } from './pictureFiles.ts'

const collection = '/api/restapi/realestate'
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

test('REAL-15, 17, 31, 33, API-14, 15 a full create call, part by part', async ({ page, account, estates, relay }) => {
  const form = estateForm(page, 'fr')
  await visit(page, account, 'bien/new')
  await form.fillLeast('APARTEMENT')
  await form.unit('HECTARES').check()
  await form.type('constructionYear', '1968')
  await form.type('acquisitionDate', '3/4/2005')
  await form.addFiles(await swatches(2))
  await form.addComponent('LIVING_ROOM', '30,5', 'Salon')
  await form.addComponent('CAVE', '4')
  await form.toggle.check()
  await form.type('condominiumTrustee.name', 'Foncia')
  await form.type('condominiumTrustee.realestatetenth', '12')
  await form.type('condominiumTrustee.condominiumtrusteetenth', '1000')
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  const { call, parts, json, jsonType, files } = await sentForm(relay, 'POST')
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
    surface: 800,
    measureUnity: 'HECTARES',
    constructionYear: 1968,
    acquisitionDate: '03/04/2005',
    habitable: {
      habitableComponents: [
        { label: 'Salon', type: 'LIVING_ROOM', surface: 30.5 },
        { type: 'CAVE', surface: 4 },
      ],
    },
    condominiumTrustee: { name: 'Foncia', realestatetenth: 12, condominiumtrusteetenth: 1000 },
  })
  const [row] = await estates.list()
  await expect(page).toHaveURL(new RegExp(`/bien/${String(row?.resourceUuid)}/details$`))
})

test('REAL-31, API-15 what is optional and not there is not sent', async ({ page, account, relay }) => {
  const form = estateForm(page, 'fr')
  await visit(page, account, 'bien/new')
  await form.fillLeast('HOUSE')
  await form.addComponent('KITCHEN', '10')
  await form.choose('type', 'LAND')
  await form.toggle.check()
  await form.type('condominiumTrustee.name', 'Foncia')
  await form.toggle.uncheck()
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  const { json, parts } = await sentForm(relay, 'POST')
  expect(parts).toEqual(['commondata'])
  expect(json).toEqual({
    label: 'Champ du Nord',
    type: 'LAND',
    address: '1, chemin du Nord 59000 Lille - France',
    surface: 800,
    measureUnity: 'SQUARE_METERS',
  })
})

test('REAL-34, 35, 61, 62, API-16 an update sends the ids of what is kept', async ({
  page,
  account,
  estates,
  relay,
}) => {
  const id = await estates.create(house, await swatches(2))
  const stored = (await estates.read(id)) as {
    pictures: { resourceUuid: string }[]
    habitable: { habitableComponents: { resourceUuid: string; type: string }[] }
  }
  const form = estateForm(page, 'fr')
  await visit(page, account, `bien/${id}/edit`)
  await expect(form.photos.locator('img')).toHaveCount(2)
  await form.components.first().getByRole('button').click()
  await form.addComponent('TERRACE', '18')
  await form.save.click()
  await expect(page).toHaveURL(new RegExp(`/bien/${id}/details$`))
  const { call, json, parts } = await sentForm(relay, 'PUT')
  expect(call.path).toBe(`${collection}/${id}`)
  expect(call.headers).toMatchObject({ authorization: expect.stringMatching(/^Bearer /) })
  expect(parts).toEqual(['commondata'])
  const [, bedRoom] = stored.habitable.habitableComponents
  expect(json.oldPictures).toEqual(stored.pictures.map(({ resourceUuid }) => resourceUuid))
  expect(json.oldHabitableComponents).toEqual([bedRoom?.resourceUuid])
  expect(json.habitable).toEqual({ habitableComponents: [{ type: 'TERRACE', surface: 18 }] })
  expect(json).not.toHaveProperty('resourceUuid')
  const after = (await estates.read(id)) as typeof stored
  expect(after.habitable.habitableComponents[0]).toEqual(bedRoom)
  expect(after.habitable.habitableComponents[1]).toMatchObject({
    type: 'TERRACE',
    surface: 18,
    resourceUuid: expect.stringMatching(uuid),
  })
})

test('REAL-30, 31, 63 unticking the condominium of a stored estate takes the trustee away', async ({
  page,
  account,
  estates,
}) => {
  const id = await estates.create(house)
  const form = estateForm(page, 'fr')
  await visit(page, account, `bien/${id}/edit`)
  await form.toggle.uncheck()
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  await expect(page.getByText('Foncia')).toHaveCount(0)
  expect((await estates.read(id)).condominiumTrustee ?? null).toBeNull()
})
