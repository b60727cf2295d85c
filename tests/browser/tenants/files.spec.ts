import { swatch, textFile } from '../real-estate/pictureFiles.ts'
import { dropOn } from '../support/dropOn.ts'
import { word } from '../support/words.ts'
import { tenantFile } from './tenantFile.ts'
import { expect, sentTenant, test } from './tenantTest.ts'
import { announced, bakery, letter, noel, paper, passport, portrait } from './tenants.ts'

const slots = ['identity', 'picture'] as const
const stamp = /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/
const pdf = { name: 'piece.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }

test('TEN-68, 69, 116, 117 FMT-15 one identity document, one picture: images only, one each, and both can be taken out', async ({
  open,
  form,
}) => {
  await open('tenant/new?type=individual')
  for (const slot of slots) {
    for (const file of [textFile, pdf]) {
      await form.addFiles(slot, [file])
      await expect(form.refusals(slot)).toContainText(file.name)
      await expect(form.refusals(slot)).toContainText('un PDF n’est pas accepté ici')
    }
    await form.addFiles(slot, [await swatch('un.png')])
    await expect(form.cards(slot)).toHaveCount(1)
    await expect(form.refusals(slot)).toHaveText('')
    await dropOn(form.section(slot).locator('.dropzone'), [await swatch('deux.jpg', 'jpeg')])
    await expect(form.refusals(slot)).toContainText('Vous ne pouvez pas ajouter plus d’une image')
    await expect(form.cards(slot)).toContainText(['un.png'])
    const replace = form.section(slot).getByRole('button', { name: word('fr', 'app:files.replace') })
    await replace.click()
    await form.addFiles(slot, [await swatch('deux.gif', 'gif')])
    await expect(form.cards(slot)).toContainText(['deux.gif'])
    await form.removeFile(slot, 'deux.gif').click()
    await expect(form.cards(slot)).toHaveCount(0)
  }
})

test('TEN-149 files that cannot be fetched are no error: said in place, tried again, and kept by a save', async ({
  page,
  open,
  form,
  tenants,
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
  for (const slot of slots) await expect(form.cards(slot)).toContainText(word('fr', 'app:files.failed'))
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
  for (const slot of slots) await expect(form.cards(slot).locator('img')).toHaveCount(1)
})

test('TEN-68, 70, 71, 77, 84, 85, 92, 118 what is kept of a person travels by its id, what is new as the only file of its part; an identity document is asked for again', async ({
  page,
  open,
  form,
  tenants,
  relay,
}) => {
  const id = await tenants.create(noel, [await passport(), await portrait()])
  const before = await tenants.read('individual', id)
  await open(`tenant/individual/${id}/edit`)
  for (const slot of slots) await expect(form.cards(slot).locator('img')).toHaveCount(1)
  await form.type('person.surname', 'Petit-Jean')
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  const kept = await sentTenant(relay)
  expect(kept.files).toEqual([])
  expect(kept.json).toMatchObject({
    identificationDocument: {
      type: 'PASSPORT',
      registrationNumber: '12AB34567',
      expirationDate: '01/01/2040',
      metaData: { fileName: 'passeport.png', fileUuid: before.identificationDocument?.fileData?.resourceUuid },
    },
    picture: before.picture,
    person: { resourceUuid: before.person.resourceUuid, surname: 'Petit-Jean' },
  })
  const after = await tenants.read('individual', id)
  expect(after).toEqual({ ...before, person: { ...before.person, surname: 'Petit-Jean' } })

  await page.goto(`tenant/individual/${id}/edit`)
  await form.removeFile('picture', 'portrait.png').click()
  await form.removeFile('identity', 'passeport.png').click()
  await form.expectTab('personal', false)
  relay.forget()
  await form.save.click()
  await expect(form.toast('error')).toContainText('Ajoutez une pièce d’identité')
  expect(relay.calls().filter(({ method }) => method === 'PUT')).toEqual([])
  await dropOn(form.section('identity').locator('.dropzone'), [await swatch('recto.png'), await swatch('verso.png')])
  await form.addFiles('picture', [await swatch('noel.png')])
  await expect(form.cards('identity')).toHaveText([/recto.png/])
  await form.expectTab('personal', true)
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  const fresh = await sentTenant(relay)
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
  form,
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
  await modal.choose('type', word('fr', 'options:PAY_SLIP'))
  await modal.type('description', 'Bulletin de mars')
  await modal.file.setInputFiles(letter('mars.txt'))
  await modal.add.click()
  await expect(form.rows('documents')).toHaveCount(2)
  const savedAt = Date.now()
  await form.save.click()
  await expect(page).toHaveURL(new RegExp(`/tenant/corporation/${id}/details$`))

  const { call, json, files, parts, jsonType } = await sentTenant(relay)
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
