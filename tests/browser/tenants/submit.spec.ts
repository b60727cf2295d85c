import { swatch } from '../real-estate/pictureFiles.ts'
import { fillCompany, fillEntryCompany, fillEntryPerson, fillPerson, typeFrom } from './TenantForm.ts'
import { savesOf, sentRecord } from '../support/sentRecord.ts'
import { expect, test } from '../support/test.ts'
import { bakery, noel } from './tenants.ts'

test.describe.configure({ timeout: 120_000 })

const bank = ['bankName', 'address', 'rib', 'iban', 'bic'].map((path) => `person.bankAccounts.${path}`)
const remarks = ['followupAddress', 'privateComment']
const missing = ['Ajoutez au moins un garant', 'Ajoutez au moins un contact d’urgence', 'Ajoutez une pièce d’identité']

test('TEN-01, 49, 50, 68, 71, 73, 75, 78..80, 84, 89, 90, 118..120 ERR-03 API-36, 37 a save names what is still missing, and sends a person', async ({
  page,
  open,
  tenantForm: form,
  tenants,
  relay,
}) => {
  await open('tenant/new?type=individual')
  await fillPerson(form)
  for (const tab of ['personal', 'finance', 'documents'] as const) await form.expectTab(tab, false)
  await expect(form.save).toBeEnabled()
  await form.save.click()
  await expect(form.toast('error')).toHaveCount(3)
  for (const text of missing) await expect(form.toast('error').filter({ hasText: text })).toHaveCount(1)
  expect(savesOf(relay)).toEqual([])
  await form.closeToasts()

  await form.open('personal')
  await typeFrom(form, noel, 'person.middlename', 'person.contacts.secondEmail', 'person.contacts.phone')
  await form.files('identity').choose([await swatch('carte.png')])
  await form.files('picture').choose([await swatch('portrait.png')])
  await form.expectTab('personal', true)
  await form.open('finance')
  await form.type('monthlyIncome', '2 450,50')
  await typeFrom(form, noel, 'employer', 'employerAddress', ...bank)
  await form.choose('contractType', 'CDI')
  const guarantor = await form.addTo('guarantors')
  await fillEntryPerson(guarantor)
  await guarantor.add.click()
  await form.expectTab('finance', true)
  await form.open('documents')
  const contact = await form.addTo('emergencyContacts')
  await fillEntryPerson(contact, 'Lucie')
  await contact.add.click()
  await expect(contact.dialog).toHaveCount(0)
  await form.expectTab('documents', true)
  await form.addPaper('mars.txt')
  await typeFrom(form, noel, ...remarks)
  await form.save.click()
  await expect(page).toHaveURL(/\/tenant\/individual\/[0-9a-f-]{36}\/details$/)

  const { call, json, files, parts, jsonType } = await sentRecord(relay)
  expect(call).toMatchObject({
    method: 'POST',
    path: '/api/restapi/tenant/individual',
    headers: { authorization: expect.stringMatching(/^Bearer \S+$/) },
  })
  expect(parts[0]).toBe('tenant')
  expect(jsonType).toContain('application/json')
  expect(files.map(({ part, name, type }) => `${part}: ${name} ${type}`).sort()).toEqual([
    'documents: mars.txt text/plain',
    'identificationDocument: carte.png image/png',
    'picture: portrait.png image/png',
  ])
  const anne = {
    gender: 'MRS',
    surname: 'Roux',
    firstName: 'Anne',
    birthDate: '02/03/1965',
    placeOfBirth: 'Metz',
    nationality: 'FRA',
    contacts: [{ mobile: '0622334455', email: 'anne@example.org' }],
  }
  const lucie = { ...anne, firstName: 'Lucie', contacts: [{ mobile: '0622334455', email: 'lucie@example.org' }] }
  const { identificationDocument, ...texts } = noel
  const { registrationNumber, expirationDate } = identificationDocument as Record<string, string>
  expect(json).toMatchObject({
    ...texts,
    documents: [{ metaData: { fileName: 'mars.txt' } }],
    identificationDocument: { registrationNumber, expirationDate, metaData: { fileName: 'carte.png' } },
    guarantors: [{ type: 'INDIVIDUAL', person: anne }],
    emergencyContacts: [{ type: 'INDIVIDUAL', person: lucie }],
  })
  for (const name of ['representative', 'resourceUuid', 'contacts']) expect(json).not.toHaveProperty(name)
  expect(await tenants.list()).toHaveLength(1)
})

test('TEN-49, 51, 54, 75, 76, 81..83, 91, 118..120 a company needs no identity document; its representative travels', async ({
  page,
  open,
  tenantForm: form,
  tenants,
  relay,
}) => {
  await open('tenant/new')
  await fillCompany(form)
  await form.choose('person.legalStatus', 'SARL')
  await form.type('person.shareCapital', '10 000')
  await form.type('person.vatNumber', 'fr44 732 829 320')
  await typeFrom(form, bakery, ...['siret', 'siren', 'activityField', 'website'].map((path) => `person.${path}`))
  await typeFrom(form, bakery, 'person.contacts.address', 'representative.middle')
  await typeFrom(form, bakery, 'representative.contacts.secondEmail', 'representative.contacts.phone')
  await form.save.click()
  await expect(form.toast('error')).toHaveCount(2)
  for (const text of missing.slice(0, 2)) await expect(form.toast('error').filter({ hasText: text })).toHaveCount(1)
  expect(savesOf(relay)).toEqual([])
  await form.closeToasts()
  await form.open('finance')
  await typeFrom(form, bakery, ...bank)
  const guarantor = await form.addTo('guarantors')
  await fillEntryCompany(guarantor)
  await guarantor.add.click()
  await form.open('documents')
  await typeFrom(form, bakery, ...remarks)
  const contact = await form.addTo('emergencyContacts')
  await contact.radio('type', 'CORPORATION').check()
  await contact.type('person.name', 'Gardiennage')
  await contact.add.click()
  await expect(contact.dialog).toHaveCount(0)
  await form.save.click()
  await expect(page).toHaveURL(/\/tenant\/corporation\/[0-9a-f-]{36}\/details$/)

  const { call, json, files } = await sentRecord(relay)
  expect(call).toMatchObject({ method: 'POST', path: '/api/restapi/tenant/corporation' })
  expect(files).toEqual([])
  expect(json).toMatchObject({
    ...bakery,
    guarantors: [
      {
        type: 'CORPORATION',
        person: { name: 'Visale', contacts: [{ mobile: '0722334455', email: 'garant@visale.example' }] },
      },
    ],
    emergencyContacts: [{ type: 'CORPORATION', person: { name: 'Gardiennage' } }],
  })
  for (const name of ['identificationDocument', 'employer', 'employerAddress', 'contractType', 'monthlyIncome']) {
    expect(json).not.toHaveProperty(name)
  }
  expect(json['person']).not.toHaveProperty('surname')
  expect(await tenants.list()).toHaveLength(1)
})
