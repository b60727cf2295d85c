import { readFile } from 'node:fs/promises'
import { visit } from '../real-estate/estates.ts'
import { word } from '../support/words.ts'
import { tenantFile } from './TenantFile.ts'
import { announced, noel, paper, passport, portrait } from './tenants.ts'
import { expect, test } from './tenantTest.ts'

const full = {
  ...noel,
  documents: [
    announced('bulletin-mars.txt', { type: 'PAY_SLIP', description: 'Bulletin de mars' }),
    announced('divers.txt'),
  ],
}

const headings = [
  ...['Locataire', 'Informations personnelles', 'Informations Professionnelles', 'Informations bancaires'],
  ...["Garants et contacts d'urgences", 'Documents', 'Note privée', 'Informations de Départ'],
]

test('TEN-10..26, 29, 30 TEN-74 SHELL-25 I18N-04 FMT-18, 20 ENUM-02 the file of a person shows all that is known, read-only', async ({
  page,
  account,
  tenants,
  relay,
}) => {
  const id = await tenants.create(full, [
    await passport(),
    await portrait(),
    ...['bulletin-mars.txt', 'divers.txt'].map(paper),
  ])
  const stored = await tenants.read('individual', id)
  const file = tenantFile(page, 'fr', 'individual')
  await visit(page, account, `tenant/individual/${id}/details`)
  await expect(file.heading).toHaveText('Dossier Locataire Noël Marie Petit')
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(headings)
  await file.expectFacts('summary', [
    ['Type', 'Particulier'],
    ['REF', stored.reference],
    ['Date de naissance', '29/02/1988'],
    ['Lieu de naissance', 'Nantes'],
    ['Nationalité', 'France'],
  ])
  await file.expectFacts('contact', [
    ['Mobile', '06 12 34 56 79'],
    ['Téléphone fixe', '01 45 67 89 02'],
    ['E-mail', 'noel@example.org'],
    ['Second e-mail', 'petit@example.org'],
    ['Adresse', '12, rue de la Paix 75002 Paris - France'],
  ])
  await file.expectFacts('professional', [
    ['Profession', 'Luthier'],
    ['Type de contrat', word('fr', 'options:CDI')],
    ['Revenu mensuel', '2 450,50 €'],
    ['Employeur', 'Atelier du Bois'],
  ])
  await expect(file.section('professional')).not.toContainText(/\bCDI\b$/)
  await file.expectFacts('bank', [
    ['Banque', 'Banque Postale'],
    ['IBAN', 'FR14 2004 1010 0505 0001 3M02 606'],
    ['BIC', 'PSSTFRPPPAR'],
  ])
  await file.expectFacts('note', [['Note privée', 'Paie le 5. Très calme.']])
  await file.expectFacts('departure', [['Adresse après le départ', '9, quai de Seine 76000 Rouen - France']])
  await expect(page.locator('main').locator('input, select, textarea')).toHaveCount(0)
  const loads = relay.calls().filter(({ path }) => path === `/api/restapi/tenant/individual/${id}`)
  expect(loads).toMatchObject([{ method: 'GET', headers: { authorization: expect.stringMatching(/^Bearer /) } }])

  const employer = file.section('professional').getByText('4, rue Haute 75011 Paris - France')
  await expect(employer).toBeHidden()
  await file.fold('professional').click()
  await expect(employer).toBeVisible()
  await file.fold('professional').click()
  await expect(employer).toBeHidden()

  const rib = file.section('bank').getByText('0500013M026').first()
  await expect(rib).toBeHidden()
  await file.fold('bank').click()
  await expect(rib).toBeVisible()
  for (const [part, text] of [
    ['bankCode', '20041'],
    ['officeCode', '01005'],
    ['accountNumber', '0500013M026'],
    ['key', '06'],
  ] as const)
    await expect(file.section('bank')).toContainText(new RegExp(`${word('fr', `app:parts.${part}`)}\\s*${text}`))
  await file.expectFacts('bank', [['Adresse de la banque', '3, place de la Bourse 75002 Paris']])

  const guarantor = 'Guarant'
  const contact = "Contact d'urgence"
  const people = file.rows('people')
  await expect(people).toHaveCount(3)
  const cells = async (index: number) =>
    (await people.nth(index).getByRole('cell').allInnerTexts()).map((text) => text.replace(/[\s\u202f\u00a0]+/g, ' '))
  expect(await cells(0)).toEqual([guarantor, 'Élodie Durand', '06 12 34 56 78', '01 45 67 89 01', 'elodie@example.org'])
  expect(await cells(1)).toEqual([guarantor, 'Garantie & Cie (SAS)', '07 12 34 56 78', '–', 'contact@garantie.example'])
  expect(await cells(2)).toEqual([contact, 'Paul Lefèvre', '06 87 65 43 21', '–', 'paul.lefevre@example.org'])

  await expect(file.edit).toHaveText('Editer')
  await expect(file.remove).toHaveText('Supprimer')
  await file.remove.click()
  await expect(page).toHaveURL(/\/underconstruction$/)
  await page.goBack()
  await file.edit.click()
  await expect(page).toHaveURL(new RegExp(`/tenant/individual/${id}/edit$`))
  expect(relay.calls().filter(({ method }) => method === 'DELETE')).toEqual([])
})

test('TEN-27, 28, 85, 86, 88 documents: identity first, "none" in words, downloaded under their name', async ({
  page,
  account,
  tenants,
}) => {
  const id = await tenants.create(full, [await passport(), ...['bulletin-mars.txt', 'divers.txt'].map(paper)])
  const file = tenantFile(page, 'fr', 'individual')
  await visit(page, account, `tenant/individual/${id}/details`)
  const rows = file.rows('documents')
  await expect(rows).toHaveCount(3)
  const none = 'Aucun'
  const cells = async (index: number) =>
    (await rows.nth(index).getByRole('cell').allInnerTexts()).map((text) => text.replace(/[\s\u202f\u00a0]+/g, ' '))
  expect(await cells(0)).toEqual([
    word('fr', 'options:PASSPORT'),
    '12AB34567',
    '01/01/2040',
    '20/11/2025',
    '–',
    expect.stringContaining('passeport.png'),
  ])
  expect(await cells(1)).toEqual([
    word('fr', 'options:PAY_SLIP'),
    none,
    none,
    '20/11/2025',
    'Bulletin de mars',
    expect.stringContaining('bulletin-mars.txt'),
  ])
  expect((await cells(2)).slice(0, 3)).toEqual(['–', none, none])
  for (const [index, name] of ['passeport.png', 'bulletin-mars.txt', 'divers.txt'].entries()) {
    const download = page.waitForEvent('download')
    await rows
      .nth(index)
      .getByRole('button', { name: word('fr', 'app:files.downloadNamed', { name }) })
      .click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe(name)
    if (name.endsWith('.txt')) expect(await readFile(await saved.path(), 'utf8')).toBe(`The text of ${name}`)
  }
})

test('TEN-15 the picture is 250 by 130 and opens large', async ({ page, account, tenants }) => {
  const id = await tenants.create(noel, [await passport(), await portrait('noel.png')])
  const file = tenantFile(page, 'fr', 'individual')
  await visit(page, account, `tenant/individual/${id}/details`)
  const picture = file.tile('noel.png').locator('img')
  await expect(picture).toBeVisible()
  const box = await file.tile('noel.png').boundingBox()
  expect([box?.width, box?.height]).toEqual([250, 130])
  await file.tile('noel.png').click()
  await expect(page.locator('.yarl__slide_current .gallery-caption')).toHaveText('noel.png')
  await page.keyboard.press('Escape')
  await expect(page.locator('.yarl__container')).toHaveCount(0)
})

test('TEN-20 only the first bank account is shown, and what is not known is a dash', async ({
  page,
  account,
  tenants,
}) => {
  const id = await tenants.create(noel)
  const stored = await tenants.read('individual', id)
  const [first] = stored.person['bankAccounts'] as object[]
  await page.route(`**/restapi/tenant/individual/${id}`, (route) =>
    route.fulfill({
      json: {
        ...stored,
        employer: undefined,
        person: { ...stored.person, bankAccounts: [first, { bankName: 'Crédit Lointain', iban: 'FR00' }] },
      },
    }),
  )
  const file = tenantFile(page, 'fr', 'individual')
  await visit(page, account, `tenant/individual/${id}/details`)
  await expect(file.value('bank', 'Banque')).toHaveText('Banque Postale')
  await expect(page.getByText('Crédit Lointain')).toHaveCount(0)
  await expect(file.value('professional', 'Employeur')).toHaveText('–')
})

test('TEN-23, 27 lists that are empty are not shown', async ({ page, account, tenants }) => {
  const id = await tenants.create(noel)
  const stored = await tenants.read('individual', id)
  const { identificationDocument: _, ...others } = stored
  await page.route(`**/restapi/tenant/individual/${id}`, (route) =>
    route.fulfill({ json: { ...others, guarantors: [], emergencyContacts: [], documents: [] } }),
  )
  const file = tenantFile(page, 'fr', 'individual')
  await visit(page, account, `tenant/individual/${id}/details`)
  await expect(file.section('contact')).toBeVisible()
  await expect(file.section('people')).toHaveCount(0)
  await expect(file.section('documents')).toHaveCount(0)
})

test('TEN-86 a document says when it expired', async ({ page, account, tenants }) => {
  const identificationDocument = { ...(noel['identificationDocument'] as object), expirationDate: '01/01/2020' }
  const id = await tenants.create({ ...noel, identificationDocument })
  const file = tenantFile(page, 'fr', 'individual')
  await visit(page, account, `tenant/individual/${id}/details`)
  await expect(file.rows('documents').first()).toContainText('01/01/2020')
  await expect(file.rows('documents').first()).toContainText(word('fr', 'app:dates.expired'))
})
