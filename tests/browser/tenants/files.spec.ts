import { visit } from '../real-estate/estates.ts'
import { falsePicture, swatch, textFile } from '../real-estate/pictureFiles.ts'
import { dropOn } from '../support/dropOn.ts'
import { word } from '../support/words.ts'
import { tenantFile } from './TenantFile.ts'
import { tenantForm } from './TenantForm.ts'
import { submitTexts, uploadTexts } from './messages.ts'
import { expect, sentTenant, test } from './tenantTest.ts'
import { announced, noel, paper, passport, portrait } from './tenants.ts'

const slots = ['identity', 'picture'] as const

const texts = uploadTexts

test('TEN-68, 69, 116, 117 FMT-15 one identity document, one picture: images only, one each, and both can be taken out', async ({
  page,
  account,
}) => {
  const form = tenantForm(page, 'fr')
  await visit(page, account, 'tenant/new?type=individual')
  for (const slot of slots) {
    await form.addFiles(slot, [textFile])
    await expect(form.refusals(slot)).toContainText(texts.notSupported)
    await form.addFiles(slot, [{ name: 'piece.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }])
    await expect(form.refusals(slot)).toContainText(texts.notSupported)
    await expect(form.cards(slot)).toHaveCount(0)
    await form.addFiles(slot, [await swatch('un.png')])
    await expect(form.cards(slot)).toHaveCount(1)
    await expect(form.refusals(slot)).toHaveText('')
    await dropOn(form.section(slot).locator('.dropzone'), [await swatch('deux.jpg', 'jpeg')])
    await expect(form.refusals(slot)).toContainText(texts.tooMany)
    await expect(form.cards(slot)).toContainText(['un.png'])
    await form
      .section(slot)
      .getByRole('button', { name: word('fr', 'app:files.replace') })
      .click()
    await form.addFiles(slot, [await swatch('deux.jpg', 'jpeg')])
    await expect(form.cards(slot)).toContainText(['deux.jpg'])
  }
  for (const slot of slots) {
    await form.removeFile(slot, 'deux.jpg').click()
    await expect(form.cards(slot)).toHaveCount(0)
    await form.addFiles(slot, [await swatch('trois.gif', 'gif')])
    await expect(form.cards(slot)).toHaveCount(1)
    await form.removeFile(slot, 'trois.gif').click()
    await expect(form.cards(slot)).toHaveCount(0)
  }
})

test('TEN-68, 118 an identity document that is taken out is asked for again, and its tab says so', async ({
  page,
  account,
  tenants,
  relay,
}) => {
  const id = await tenants.create(noel)
  const form = tenantForm(page, 'fr')
  await visit(page, account, `tenant/individual/${id}/edit`)
  await form.expectTab('personal', true)
  await form.removeFile('identity', 'passeport.png').click()
  await form.expectTab('personal', false)
  await expect(form.save).toBeEnabled()
  await form.save.click()
  await expect(form.toast('error')).toContainText(submitTexts.identity)
  expect(relay.calls().filter(({ method }) => method === 'PUT')).toEqual([])
  await form.addFiles('identity', [await swatch('carte.png')])
  await form.expectTab('personal', true)
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  const { files, json } = await sentTenant(relay)
  expect(files).toMatchObject([{ part: 'identificationDocument', name: 'carte.png' }])
  expect(json['identificationDocument']).toMatchObject({ metaData: { fileName: 'carte.png' } })
  expect((await tenants.read('individual', id)).identificationDocument?.fileData?.label).toBe('carte.png')
})

test('TEN-149 files that cannot be fetched are no error: said in place, tried again, and kept by a save', async ({
  page,
  account,
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
  for (const failure of ['404', '500', 'network']) {
    await page.route(files, (route) =>
      failure === 'network' ? route.abort() : route.fulfill({ status: Number(failure), json: {} }),
    )
    await visit(page, account, `tenant/individual/${id}/details`)
    const file = tenantFile(page, 'fr', 'individual')
    await expect(file.section('summary')).toContainText(word('fr', 'app:gallery.failed', { label: 'portrait.png' }))
    await file
      .rows('documents')
      .filter({ hasText: 'bail.txt' })
      .getByRole('button', { name: word('fr', 'app:files.downloadNamed', { name: 'bail.txt' }) })
      .click()
    await expect(file.rows('documents').filter({ hasText: 'bail.txt' })).toContainText(word('fr', 'app:files.failed'))
    await expect(page.locator('.toast')).toHaveCount(0)
    await page.unroute(files)
  }
  await page.route(files, (route) => route.fulfill({ status: 404, json: {} }))
  const form = tenantForm(page, 'fr')
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

test('TEN-116 ERR-18 a letter that calls itself a picture is refused by the server, and all that was typed stays', async ({
  page,
  account,
  tenants,
  problems,
}) => {
  problems.expect(/422/)
  // Playwright's recorder asks for the bytes of a picture that could not be drawn, and the policy refuses it.
  problems.expect(/blob/)
  const id = await tenants.create(noel)
  const form = tenantForm(page, 'fr')
  await visit(page, account, `tenant/individual/${id}/edit`)
  await form.type('person.surname', 'Petit-Jean')
  await form.addFiles('picture', [falsePicture])
  await form.open('documents')
  await form.save.click()
  await expect(form.toast('error')).toContainText(texts.notSupported)
  await expect(form.tab('personal')).toHaveAttribute('aria-selected', 'true')
  await expect(form.error('picture')).toHaveText(texts.notSupported)
  await expect(form.field('person.surname')).toHaveValue('Petit-Jean')
  await form.removeFile('picture', 'facade.png').click()
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
})

test('TEN-70, 71, 77, 84, 85, 92 what is kept travels by its id, what is new as the only file of its part', async ({
  page,
  account,
  tenants,
  relay,
}) => {
  const id = await tenants.create(noel, [await passport(), await portrait()])
  const before = await tenants.read('individual', id)
  const form = tenantForm(page, 'fr')
  await visit(page, account, `tenant/individual/${id}/edit`)
  for (const slot of slots) await expect(form.cards(slot).locator('img')).toHaveCount(1)
  await form.type('person.surname', 'Petit-Jean')
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  const kept = await sentTenant(relay)
  expect(kept.files).toEqual([])
  expect(kept.json['identificationDocument']).toMatchObject({
    type: 'PASSPORT',
    registrationNumber: '12AB34567',
    expirationDate: '01/01/2040',
    metaData: { fileName: 'passeport.png', fileUuid: before.identificationDocument?.fileData?.resourceUuid },
  })
  expect(kept.json['picture']).toEqual(before.picture)
  expect(kept.json['person']).toMatchObject({ resourceUuid: before.person.resourceUuid, surname: 'Petit-Jean' })
  const after = await tenants.read('individual', id)
  expect(after.identificationDocument).toEqual(before.identificationDocument)
  expect(after.picture).toEqual(before.picture)
  expect(after.person.resourceUuid).toBe(before.person.resourceUuid)

  await page.goto(`tenant/individual/${id}/edit`)
  await form.removeFile('picture', 'portrait.png').click()
  await form.removeFile('identity', 'passeport.png').click()
  await dropOn(form.section('identity').locator('.dropzone'), [await swatch('recto.png'), await swatch('verso.png')])
  await form.addFiles('picture', [await swatch('noel.png')])
  await expect(form.cards('identity')).toHaveCount(1)
  await expect(form.cards('identity')).toContainText('recto.png')
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  const fresh = await sentTenant(relay)
  expect(fresh.files.map(({ part, name }) => `${part}: ${name}`).sort()).toEqual([
    'identificationDocument: recto.png',
    'picture: noel.png',
  ])
  expect(fresh.json['identificationDocument']).toMatchObject({
    metaData: { fileName: 'recto.png' },
    uploaddate: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/),
  })
  expect((await tenants.read('individual', id)).picture).toMatchObject({
    label: 'noel.png',
    resourceUuid: expect.not.stringMatching(before.picture?.resourceUuid ?? ''),
  })
})
