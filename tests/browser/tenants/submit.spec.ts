import { swatch } from '../real-estate/pictureFiles.ts'
import { word } from '../support/words.ts'
import { fillCompany, fillEntryCompany, fillEntryPerson, fillPerson } from './TenantForm.ts'
import { expect, savesOf, sentTenant, test } from './tenantTest.ts'
import { letter } from './tenants.ts'

test.describe.configure({ timeout: 120_000 })

const missing = ['Ajoutez au moins un garant', 'Ajoutez au moins un contact d’urgence', 'Ajoutez une pièce d’identité']

test('TEN-01, 49, 50, 68, 71, 73, 75, 78..80, 84, 89, 90, 118..120 ERR-03 API-36, 37 a save names what is still missing, and sends a person', async ({
  page,
  open,
  form,
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
  await form.type('person.middlename', 'Marie')
  await form.type('person.contacts.secondEmail', 'elan@example.org')
  await form.type('person.contacts.phone', '01 45 67 89 02')
  await form.addFiles('identity', [await swatch('carte.png')])
  await form.addFiles('picture', [await swatch('portrait.png')])
  await form.expectTab('personal', true)
  await form.open('finance')
  await form.type('monthlyIncome', '2 450,50')
  await form.type('employer', 'Menuiserie Roux')
  await form.type('person.bankAccounts.bankName', 'Banque Postale')
  await form.type('person.bankAccounts.bic', 'PSSTFRPPPAR')
  await form.type('person.bankAccounts.address', '3 place de la Bourse, Paris')
  await form.type('person.bankAccounts.rib', '20041 01005 0500013m026 06')
  await form.type('person.bankAccounts.iban', 'FR14 2004 1010 0505 0001 3M02 606')
  await form.type('employerAddress', '2, rue du Bois 21000 Dijon')
  await form.choose('contractType', word('fr', 'options:CTT'))
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
  const paper = await form.addTo('documents')
  await paper.file.setInputFiles(letter('mars.txt'))
  await paper.add.click()
  await form.type('followupAddress', '9 quai de Seine, Rouen')
  await form.type('privateComment', 'Très calme.')
  await form.save.click()
  await expect(page).toHaveURL(/\/tenant\/individual\/[0-9a-f-]{36}\/details$/)

  const { call, json, files, parts, jsonType } = await sentTenant(relay)
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
  expect(json).toMatchObject({
    type: 'INDIVIDUAL',
    employer: 'Menuiserie Roux',
    employerAddress: '2, rue du Bois 21000 Dijon',
    contractType: 'CTT',
    monthlyIncome: 2450.5,
    followupAddress: '9 quai de Seine, Rouen',
    privateComment: 'Très calme.',
    documents: [{ metaData: { fileName: 'mars.txt' } }],
    person: {
      gender: 'MR',
      surname: 'Élan',
      firstName: 'Victor',
      middlename: 'Marie',
      birthDate: '14/07/1990',
      placeOfBirth: 'Dijon',
      nationality: 'FRA',
      profession: 'Menuisier',
      contacts: [
        {
          email: 'victor@example.org',
          secondEmail: 'elan@example.org',
          mobile: '0611223344',
          phone: '0145678902',
          address: '8, rue du Bac 75007 Paris - France',
        },
      ],
      bankAccounts: [
        {
          bankName: 'Banque Postale',
          bic: 'PSSTFRPPPAR',
          address: '3 place de la Bourse, Paris',
          rib: '20041010050500013M02606',
          iban: 'FR1420041010050500013M02606',
        },
      ],
    },
    identificationDocument: {
      registrationNumber: 'AB123',
      expirationDate: '31/12/2035',
      metaData: { fileName: 'carte.png' },
    },
    guarantors: [{ type: 'INDIVIDUAL', person: anne }],
    emergencyContacts: [{ type: 'INDIVIDUAL', person: lucie }],
  })
  for (const name of ['representative', 'resourceUuid', 'contacts']) expect(json).not.toHaveProperty(name)
  expect(await tenants.list()).toHaveLength(1)
})

test('TEN-49, 51, 54, 75, 76, 81..83, 91, 118..120 a company needs no identity document; its representative travels', async ({
  page,
  open,
  form,
  tenants,
  relay,
}) => {
  await open('tenant/new')
  await fillCompany(form)
  await form.choose('person.legalStatus', 'SARL')
  await form.type('person.shareCapital', '10 000')
  await form.type('person.siret', '732 829 320 00074')
  await form.type('person.siren', '732 829 320')
  await form.type('person.vatNumber', 'fr44 732 829 320')
  await form.type('person.activityField', 'Voile')
  await form.type('representative.middle', 'Rose')
  await form.type('person.website', 'elan.example')
  await form.type('person.contacts.address', '5 rue du Four, Paris')
  await form.save.click()
  await expect(form.toast('error')).toHaveCount(2)
  for (const text of missing.slice(0, 2)) await expect(form.toast('error').filter({ hasText: text })).toHaveCount(1)
  expect(savesOf(relay)).toEqual([])
  await form.closeToasts()
  await form.open('finance')
  const guarantor = await form.addTo('guarantors')
  await fillEntryCompany(guarantor)
  await guarantor.add.click()
  await form.open('documents')
  const contact = await form.addTo('emergencyContacts')
  await contact.radio('type', 'CORPORATION').check()
  await contact.type('person.name', 'Gardiennage')
  await contact.add.click()
  await expect(contact.dialog).toHaveCount(0)
  await form.save.click()
  await expect(page).toHaveURL(/\/tenant\/corporation\/[0-9a-f-]{36}\/details$/)

  const { call, json, files } = await sentTenant(relay)
  expect(call).toMatchObject({ method: 'POST', path: '/api/restapi/tenant/corporation' })
  expect(files).toEqual([])
  expect(json).toMatchObject({
    type: 'CORPORATION',
    person: {
      name: 'Élan SA',
      legalStatus: 'SARL',
      shareCapital: 10000,
      siret: '73282932000074',
      siren: '732829320',
      vatNumber: 'FR44732829320',
      activityField: 'Voile',
      website: 'elan.example',
      contacts: [{ address: '5 rue du Four, Paris', initialContact: true }],
    },
    representative: {
      gender: 'MRS',
      surname: 'Martin',
      firstName: 'Jeanne',
      middle: 'Rose',
      nationality: 'FRA',
      contacts: [{ email: 'jeanne@example.org', mobile: '0611223355', address: '8, rue du Four 75006 Paris - France' }],
    },
    guarantors: [
      {
        type: 'CORPORATION',
        person: { name: 'Visale', contacts: [{ mobile: '0722334455', email: 'garant@visale.example' }] },
      },
    ],
    emergencyContacts: [{ type: 'CORPORATION', person: { name: 'Gardiennage' } }],
  })
  for (const name of ['identificationDocument', 'employer', 'employerAddress', 'contractType', 'monthlyIncome'])
    expect(json).not.toHaveProperty(name)
  expect(json['person']).not.toHaveProperty('surname')
  expect(await tenants.list()).toHaveLength(1)
})
