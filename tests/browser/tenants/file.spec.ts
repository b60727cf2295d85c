import { readFile } from 'node:fs/promises'
import { word } from '../support/words.ts'
import { plain, tenantFile } from './tenantFile.ts'
import { person } from '../../api/tenants.ts'
import { announced, bakery, noel, paper, passport, portrait } from './tenants.ts'
import { expect, test } from '../support/test.ts'

const common = ["Garants et contacts d'urgences", 'Documents', 'Note privée', 'Informations de Départ']
const names = ['bulletin-mars.txt', 'divers.txt']
const documents = [
  announced('bulletin-mars.txt', { type: 'PAY_SLIP', description: 'Bulletin de mars' }),
  announced('divers.txt'),
]
const bank = [
  ['Banque', 'Banque Postale'],
  ['IBAN', 'FR14 2004 1010 0505 0001 3M02 606'],
  ['BIC', 'PSSTFRPPPAR'],
] as const

test('TEN-10..30, 74, 85, 86, 88 SHELL-25 I18N-04 FMT-18, 20 ENUM-02 API-40 the file of a person shows all that is known, read-only', async ({
  page,
  open,
  tenants,
  relay,
}) => {
  const id = await tenants.create({ ...noel, documents }, [await passport(), await portrait(), ...names.map(paper)])
  const stored = await tenants.read('individual', id)
  const file = tenantFile(page, 'fr', 'individual')
  await open(`tenant/individual/${id}/details`)
  await expect(file.heading).toHaveText('Dossier Locataire Noël Marie Petit')
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    'Locataire',
    'Informations personnelles',
    'Informations Professionnelles',
    'Informations bancaires',
    ...common,
  ])
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
    ['Adresse', '12 rue de la Paix, Paris'],
  ])
  await file.expectFacts('professional', [
    ['Profession', 'Luthier'],
    ['Type de contrat', word('fr', 'options:CDI')],
    ['Revenu mensuel', '2 450,50 €'],
    ['Employeur', 'Atelier du Bois'],
  ])
  await file.expectFacts('bank', bank)
  await file.expectFacts('note', [['Note privée', 'Paie le 5. Très calme.']])
  await file.expectFacts('departure', [['Adresse après le départ', '9 quai de Seine, Rouen']])
  await expect(page.locator('main').locator('input, select, textarea')).toHaveCount(0)
  const loads = relay.calls().filter(({ path }) => path === `/api/restapi/tenant/individual/${id}`)
  expect(loads).toMatchObject([{ method: 'GET', headers: { authorization: expect.stringMatching(/^Bearer /) } }])

  for (const [section, text] of [
    ['professional', '4 rue Haute, Paris'],
    ['bank', '0500013M026'],
  ] as const) {
    const folded = file.section(section).getByText(text).first()
    await expect(folded).toBeHidden()
    await file.fold(section).click()
    await expect(folded).toBeVisible()
  }
  for (const [part, text] of [
    ['bankCode', '20041'],
    ['officeCode', '01005'],
    ['accountNumber', '0500013M026'],
    ['key', '06'],
  ] as const) {
    await expect(file.section('bank')).toContainText(new RegExp(`${word('fr', `app:parts.${part}`)}\\s*${text}`))
  }
  await file.expectFacts('bank', [['Adresse de la banque', '3 place de la Bourse, Paris']])

  const cells = async (section: string) =>
    Promise.all(
      (await file.rows(section).all()).map(async (row) => (await row.getByRole('cell').allInnerTexts()).map(plain)),
    )
  expect(await cells('people')).toEqual([
    ['Guarant', 'Élodie Durand', '06 12 34 56 78', '01 45 67 89 01', 'elodie@example.org'],
    ['Guarant', 'Garantie & Cie (SAS)', '07 12 34 56 78', '–', 'contact@garantie.example'],
    ["Contact d'urgence", 'Paul Lefèvre', '06 87 65 43 21', '–', 'paul.lefevre@example.org'],
  ])
  const day = '20/11/2025'
  expect(await cells('documents')).toEqual([
    [word('fr', 'options:PASSPORT'), '12AB34567', '01/01/2040', day, '–', expect.stringContaining('passeport.png')],
    [
      word('fr', 'options:PAY_SLIP'),
      'Aucun',
      'Aucun',
      day,
      'Bulletin de mars',
      expect.stringContaining('bulletin-mars.txt'),
    ],
    ['–', 'Aucun', 'Aucun', day, '–', expect.stringContaining('divers.txt')],
  ])
  for (const name of ['passeport.png', ...names]) {
    const download = page.waitForEvent('download')
    await file
      .section('documents')
      .getByRole('button', { name: word('fr', 'app:files.downloadNamed', { name }) })
      .click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe(name)
    if (name.endsWith('.txt')) expect(await readFile(await saved.path(), 'utf8')).toBe(`The text of ${name}`)
  }
  const calls = relay.calls().filter(({ path }) => path.startsWith('/api/restapi/file/'))
  expect(calls[0]).toMatchObject({ method: 'GET', headers: { authorization: expect.stringMatching(/^Bearer \S+/) } })

  const tile = file.tile('portrait.png')
  expect(await tile.boundingBox()).toMatchObject({ width: 250, height: 130 })
  await tile.click()
  await expect(page.locator('.yarl__slide_current .gallery-caption')).toHaveText('portrait.png')
  await page.keyboard.press('Escape')
  await expect(page.locator('.yarl__container')).toHaveCount(0)

  await expect(file.edit).toHaveText('Editer')
  await expect(file.remove).toHaveText('Supprimer')
  await file.remove.click()
  await expect(page).toHaveURL(/\/underconstruction$/)
  await page.goBack()
  await file.edit.click()
  await expect(page).toHaveURL(new RegExp(`/tenant/individual/${id}/edit$`))
  expect(relay.calls().filter(({ method }) => method === 'DELETE')).toEqual([])

  // A document says when it expired, only the first account is shown, what is not known is a dash, empty lists are not there.
  const { identificationDocument, ...rest } = stored
  const [first] = stored.person['bankAccounts'] as object[]
  const answerWith = (json: object) =>
    relay.answer(({ path }) => path.endsWith(`/restapi/tenant/individual/${id}`), { json })
  answerWith({ ...stored, identificationDocument: { ...identificationDocument, expirationDate: '01/01/2020' } })
  await page.goto(`tenant/individual/${id}/details`)
  await expect(file.rows('documents').first()).toContainText('01/01/2020')
  await expect(file.rows('documents').first()).toContainText(word('fr', 'app:dates.expired'))
  answerWith({
    ...rest,
    employer: undefined,
    guarantors: [],
    emergencyContacts: [],
    documents: [],
    person: { ...stored.person, bankAccounts: [first, { bankName: 'Crédit Lointain', iban: 'FR00' }] },
  })
  await page.reload()
  await expect(file.value('bank', 'Banque')).toHaveText('Banque Postale')
  await expect(page.getByText('Crédit Lointain')).toHaveCount(0)
  await expect(file.value('professional', 'Employeur')).toHaveText('–')
  for (const section of ['people', 'documents']) await expect(file.section(section)).toHaveCount(0)
})

test('TEN-26, 31..40 SHELL-26 ENUM-02 FMT-18, 20 the file of a company', async ({ page, open, tenants, relay }) => {
  const kbis = { ...bakery, documents: [announced('kbis.txt', { description: 'Kbis' })] }
  const id = await tenants.create(kbis, [paper('kbis.txt'), await portrait('fournil.png')])
  const stored = await tenants.read('corporation', id)
  const file = tenantFile(page, 'fr', 'corporation')
  await open(`tenant/corporation/${id}/details`)
  await expect(file.heading).toHaveText('Dossier Locataire Boulangerie Martin (SARL)')
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    'Entreprise',
    'Interlocuteur',
    'Informations bancaires',
    ...common,
  ])
  await file.expectFacts('summary', [
    ['Type', 'Entreprise'],
    ['REF', stored.reference],
    ['Dénomination', 'Boulangerie Martin'],
    ['Forme Juridique', 'SARL'],
    ['Capital social', '10 000 €'],
    ['SIREN / SIRET', '732 829 320 732 829 320 00074'],
    ['Numéro de TVA', 'FR44 732 829 320'],
    ["Domaine d'activité", 'Boulangerie'],
    ['Site web', 'boulangerie.example'],
    ['Adresse', '5 rue du Four, Paris'],
  ])
  await file.expectFacts('representative', [
    ['Prénom', 'Jeanne'],
    ['Nom', 'Martin'],
    ['Mobile', '06 12 34 56 80'],
    ['Téléphone fixe', '01 45 67 89 03'],
    ['E-mail', 'jeanne@example.org'],
    ['Second e-mail', 'j.martin@example.org'],
    ['Adresse', '6 rue du Four, Paris'],
  ])
  await file.expectFacts('bank', bank)
  await file.fold('bank').click()
  await expect(file.section('bank')).toContainText('3 place de la Bourse, Paris')
  await expect(file.rows('people')).toHaveCount(3)
  await expect(file.rows('documents')).toHaveCount(1)
  await expect(file.rows('documents')).toContainText('kbis.txt')
  await expect(file.section('note')).toContainText('Très calme.')
  await expect(file.section('departure')).toContainText('9 quai de Seine, Rouen')
  await expect(page.locator('main').locator('input, select, textarea')).toHaveCount(0)
  expect(await file.tile('fournil.png').boundingBox()).toMatchObject({ width: 132, height: 200 })

  const [back, heading] = [await file.back.boundingBox(), await file.heading.boundingBox()]
  if (!back || !heading) throw new Error('Back link and heading are not to be seen')
  expect(back.y + back.height).toBeLessThanOrEqual(heading.y + 1)
  expect(Math.abs(back.x - heading.x)).toBeLessThan(24)
  await expect(file.back.locator('svg')).toBeVisible()
  for (const [link, address] of [
    [file.remove, /\/underconstruction$/],
    [file.edit, new RegExp(`/tenant/corporation/${id}/edit$`)],
    [file.back, /\/tenant$/],
  ] as const) {
    await link.click()
    await expect(page).toHaveURL(address)
    await page.goBack()
  }
  expect(relay.calls().filter(({ method }) => method === 'DELETE')).toEqual([])

  // Without a legal form a company is called by its name alone; a guarantor too.
  const insurer = {
    type: 'CORPORATION',
    person: { name: 'Visale', contacts: [{ mobile: '0612345678', email: 'v@visale.example' }] },
  }
  const bare = await tenants.create({ ...bakery, person: { name: 'Atelier Nu' }, guarantors: [insurer, person] })
  await page.goto(`tenant/corporation/${bare}/details`)
  await expect(file.heading).toHaveText('Dossier Locataire Atelier Nu')
  await expect(file.rows('people').first()).toContainText('Visale')
  await expect(file.rows('people').first()).not.toContainText('(')
  await expect(file.section('documents')).toHaveCount(0)
})
