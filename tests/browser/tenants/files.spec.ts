import { swatch } from '../real-estate/pictureFiles.ts'
import { word } from '../support/words.ts'
import { tenantFile } from './tenantFile.ts'
import { sentRecord } from '../support/sentRecord.ts'
import { expect, test } from '../support/test.ts'
import { announced, bakery, letter, noel, paper, passport, portrait } from './tenants.ts'

const slots = ['identity', 'picture'] as const
const stamp = /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/

test('TEN-68, 70, 71, 77, 84, 85, 92, 118, 149 files that cannot be fetched are no error; what is kept of a person travels by its id, what is new as the only file of its part; an identity document is asked for again', async ({
  page,
  open,
  tenantForm: form,
  tenants,
  relay,
  problems,
}) => {
  problems.expect(/\/file\/|500|404|ERR_FAILED/)
  const id = await tenants.create({ ...noel, documents: [announced('bail.txt')] }, [
    await passport(),
    await portrait(),
    paper('bail.txt'),
  ])
  const before = await tenants.read('individual', id)
  const files = '**/restapi/file/*'
  const file = tenantFile(page, 'fr', 'individual')
  const lease = file.rows('documents').filter({ hasText: 'bail.txt' })
  await open('health/live')
  for (const failure of ['404', 'network']) {
    await page.route(files, (route) =>
      failure === 'network' ? route.abort() : route.fulfill({ status: 404, json: {} }),
    )
    await page.goto(`tenant/individual/${id}/details`)
    await expect(file.section('summary')).toContainText(word('fr', 'app:gallery.failed', { label: 'portrait.png' }))
    await lease.getByRole('button', { name: word('fr', 'app:files.downloadNamed', { name: 'bail.txt' }) }).click()
    await expect(lease).toContainText(word('fr', 'app:files.failed'))
    await expect(page.locator('.toast')).toHaveCount(0)
  }
  await page.goto(`tenant/individual/${id}/edit`)
  for (const slot of slots) await expect(form.files(slot).cards).toContainText(word('fr', 'app:files.failed'))
  await expect(page.locator('.toast')).toHaveCount(0)
  for (const tab of ['personal', 'finance', 'documents'] as const) await form.expectTab(tab, true)
  await form.type('person.surname', 'Petit-Jean')
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  const after = await tenants.read('individual', id)
  expect(after.person['surname']).toBe('Petit-Jean')
  expect(after.identificationDocument?.fileData).toEqual(before.identificationDocument?.fileData)
  expect(after.picture).toEqual(before.picture)
  expect(after.documents?.[0]?.fileData).toEqual(before.documents?.[0]?.fileData)
  await page.unroute(files)
  await page.goto(`tenant/individual/${id}/edit`)
  for (const slot of slots) await expect(form.files(slot).cards.locator('img')).toHaveCount(1)

  // What is kept travels by its id.
  await form.type('person.surname', 'Petit-Jouan')
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  const kept = await sentRecord(relay)
  expect(kept.files).toEqual([])
  expect(kept.json).toMatchObject({
    identificationDocument: {
      type: 'PASSPORT',
      registrationNumber: '12AB34567',
      expirationDate: '01/01/2040',
      metaData: { fileName: 'passeport.png', fileUuid: before.identificationDocument?.fileData?.resourceUuid },
    },
    picture: before.picture,
    person: { resourceUuid: before.person.resourceUuid, surname: 'Petit-Jouan' },
  })
  expect(await tenants.read('individual', id)).toEqual({
    ...before,
    person: { ...before.person, surname: 'Petit-Jouan' },
  })

  await page.goto(`tenant/individual/${id}/edit`)
  await form.files('picture').remove('portrait.png').click()
  await form.files('identity').remove('passeport.png').click()
  await form.expectTab('personal', false)
  relay.forget()
  await form.save.click()
  await expect(form.toast('error')).toContainText('Ajoutez une pièce d’identité')
  expect(relay.calls().filter(({ method }) => method === 'PUT')).toEqual([])
  await form.files('identity').drop([await swatch('recto.png'), await swatch('verso.png')])
  await form.files('picture').choose([await swatch('noel.png')])
  await expect(form.files('identity').cards).toHaveText([/recto.png/])
  await form.expectTab('personal', true)
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  const fresh = await sentRecord(relay)
  expect(fresh.files.map(({ part, name }) => `${part}: ${name}`).sort()).toEqual([
    'identificationDocument: recto.png',
    'picture: noel.png',
  ])
  expect(fresh.json['identificationDocument']).toMatchObject({
    metaData: { fileName: 'recto.png' },
    uploaddate: expect.stringMatching(stamp),
  })
  expect((await tenants.read('individual', id)).picture).toMatchObject({
    label: 'noel.png',
    resourceUuid: expect.not.stringMatching(before.picture?.resourceUuid ?? ''),
  })
})

test('TEN-72, 76, 77, 87, 88 API-35, 36 a changed company keeps its ids; documents travel with their type, description, name and stamp', async ({
  page,
  open,
  tenantForm: form,
  tenants,
  relay,
}) => {
  const documents = [announced('a.txt', { type: 'TAX_NOTICE' }), announced('b.txt')]
  const id = await tenants.create({ ...bakery, documents }, [paper('a.txt'), paper('b.txt')])
  const before = await tenants.read('corporation', id)
  await open(`tenant/corporation/${id}/edit`)
  await form.type('representative.surname', 'Martin-Roux')
  await form.open('documents')
  await form.removeFrom('documents', 'b.txt').click()
  const modal = await form.addTo('documents')
  await modal.choose('type', 'PAY_SLIP')
  await modal.type('description', 'Bulletin de mars')
  await modal.file.setInputFiles(letter('mars.txt'))
  await modal.add.click()
  await expect(form.rows('documents')).toHaveCount(2)
  const savedAt = Date.now()
  await form.save.click()
  await expect(page).toHaveURL(new RegExp(`/tenant/corporation/${id}/details$`))

  const { call, json, files, parts, jsonType } = await sentRecord(relay)
  expect(call).toMatchObject({ method: 'PUT', path: `/api/restapi/tenant/corporation/${id}` })
  expect(jsonType).toContain('application/json')
  expect(parts[0]).toBe('tenant')
  expect(files).toMatchObject([{ part: 'documents', name: 'mars.txt', type: 'text/plain' }])
  expect(json).toMatchObject({
    person: { resourceUuid: before.person.resourceUuid },
    representative: { resourceUuid: before.representative?.resourceUuid, surname: 'Martin-Roux' },
    documents: [
      {
        type: 'TAX_NOTICE',
        metaData: { fileName: 'a.txt', fileUuid: before.documents?.[0]?.fileData?.resourceUuid },
      },
      {
        type: 'PAY_SLIP',
        description: 'Bulletin de mars',
        metaData: { fileName: 'mars.txt' },
        uploaddate: expect.stringMatching(stamp),
      },
    ],
  })
  const { uploaddate } = (json['documents'] as { uploaddate: string }[])[1] ?? { uploaddate: '' }
  const [month, day, year] = uploaddate.split(/[/ ]/)
  expect(Math.abs(Date.parse(`${year}-${month}-${day}`) - savedAt)).toBeLessThan(2 * 86_400_000)

  expect(await tenants.read('corporation', id)).toMatchObject({
    ...before,
    representative: { ...before.representative, surname: 'Martin-Roux' },
    documents: [
      { type: 'TAX_NOTICE', fileData: before.documents?.[0]?.fileData, uploadDate: '11/20/2025 15:00:00' },
      { type: 'PAY_SLIP', fileData: { label: 'mars.txt' }, uploadDate: uploaddate },
    ],
  })
  await expect(tenantFile(page, 'fr', 'corporation').rows('documents')).toHaveCount(2)
})
