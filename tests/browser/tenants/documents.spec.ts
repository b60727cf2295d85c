import { visit } from '../real-estate/estates.ts'
import { word } from '../support/words.ts'
import { tenantFile } from './TenantFile.ts'
import { tenantForm } from './TenantForm.ts'
import { expect, sentTenant, test } from './tenantTest.ts'
import { announced, bakery, letter, noel, paper, passport } from './tenants.ts'

const stamp = /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/

test('TEN-61, 62, 65, 67, 121 a document needs its file and nothing else', async ({ page, account }) => {
  const form = tenantForm(page, 'fr')
  await visit(page, account, 'tenant/new?type=individual')
  await form.open('documents')
  const modal = await form.addTo('documents')
  await expect.poll(async () => (await modal.box.boundingBox())?.width).toBe(500)
  await expect(modal.dialog.getByRole('tab')).toHaveCount(0)
  await expect(modal.close).toHaveText('Fermer')
  await expect(modal.add).toHaveText('Ajouter')
  await modal.add.click()
  await expect(modal.error('fileData')).toHaveText(word('fr', 'supporting-document:fields.fileData.error'))
  await expect(modal.dialog.locator('.field-error')).toHaveCount(1)
  await modal.file.setInputFiles(letter('bail.txt'))
  await expect(modal.error('fileData')).toHaveCount(0)
  await modal.add.click()
  await expect(modal.dialog).toHaveCount(0)
  await expect(form.rows('documents')).toHaveCount(1)
  await expect(form.rows('documents')).toContainText('bail.txt')

  const next = await form.addTo('documents')
  await next.choose('type', word('fr', 'options:PAY_SLIP'))
  await next.type('description', 'Bulletin de mars')
  await next.file.setInputFiles(letter('mars.txt'))
  await next.add.click()
  await expect(form.rows('documents')).toHaveCount(2)
  await expect(form.rows('documents').nth(1)).toContainText(word('fr', 'options:PAY_SLIP'))
  await expect(form.rows('documents').nth(1)).toContainText('Bulletin de mars')
  await form.removeFrom('documents', 'bail.txt').click()
  await expect(form.rows('documents')).toHaveCount(1)
  await expect(form.rows('documents')).toContainText('mars.txt')
})

test('TEN-72, 87, 88 API-36 documents travel with their type, description, name and stamp; what is kept travels by its id', async ({
  page,
  account,
  tenants,
  relay,
}) => {
  const id = await tenants.create(
    { ...bakery, documents: [announced('a.txt', { type: 'TAX_NOTICE' }), announced('b.txt')] },
    [paper('a.txt'), paper('b.txt')],
  )
  const before = await tenants.read('corporation', id)
  const form = tenantForm(page, 'fr')
  await visit(page, account, `tenant/corporation/${id}/edit`)
  await form.open('documents')
  await form.removeFrom('documents', 'b.txt').click()
  const modal = await form.addTo('documents')
  await modal.choose('type', word('fr', 'options:PAY_SLIP'))
  await modal.type('description', 'Bulletin de mars')
  await modal.file.setInputFiles(letter('mars.txt'))
  await modal.add.click()
  await expect(form.rows('documents')).toHaveCount(2)
  const wait = Date.now()
  await form.save.click()
  await expect(page).toHaveURL(/details$/)

  const { json, files, parts, jsonType } = await sentTenant(relay)
  expect(jsonType).toContain('application/json')
  expect(parts[0]).toBe('tenant')
  expect(files).toMatchObject([{ part: 'documents', name: 'mars.txt', type: 'text/plain' }])
  const [kept, added] = json['documents'] as Record<string, unknown>[]
  expect(kept).toMatchObject({
    type: 'TAX_NOTICE',
    metaData: { fileName: 'a.txt', fileUuid: before.documents?.[0]?.fileData?.resourceUuid },
  })
  expect(added).toMatchObject({
    type: 'PAY_SLIP',
    description: 'Bulletin de mars',
    metaData: { fileName: 'mars.txt' },
    uploaddate: expect.stringMatching(stamp),
  })
  const [month, day, year] = String(added?.['uploaddate']).split(/[/ ]/)
  expect(Math.abs(Date.parse(`${year}-${month}-${day}`) - wait)).toBeLessThan(2 * 86_400_000)

  const after = await tenants.read('corporation', id)
  expect(after.documents).toMatchObject([
    { type: 'TAX_NOTICE', fileData: before.documents?.[0]?.fileData, uploadDate: '11/20/2025 15:00:00' },
    { type: 'PAY_SLIP', fileData: { label: 'mars.txt' }, uploadDate: added?.['uploaddate'] },
  ])
  await expect(tenantFile(page, 'fr', 'corporation').rows('documents')).toHaveCount(2)
})

test('TEN-28 API-40 a stored document is looked at and kept from the form', async ({
  page,
  account,
  tenants,
  relay,
}) => {
  const id = await tenants.create({ ...noel, documents: [announced('quittance.txt')] }, [
    await passport(),
    paper('quittance.txt'),
  ])
  const form = tenantForm(page, 'fr')
  await visit(page, account, `tenant/individual/${id}/edit`)
  await form.open('documents')
  await expect(form.rows('documents')).toContainText('quittance.txt')
  const download = page.waitForEvent('download')
  await form
    .rows('documents')
    .getByRole('button', { name: word('fr', 'app:files.downloadNamed', { name: 'quittance.txt' }) })
    .click()
  expect((await download).suggestedFilename()).toBe('quittance.txt')
  const [call] = relay.calls().filter(({ path }) => path.startsWith('/api/restapi/file/'))
  expect(call).toMatchObject({ method: 'GET', headers: { authorization: expect.stringMatching(/^Bearer \S+/) } })
})
