import { visit } from '../real-estate/estates.ts'
import { tenantFile } from './TenantFile.ts'
import { announced, bakery, elodie, paper, portrait } from './tenants.ts'
import { expect, test } from './tenantTest.ts'

const headings = [
  ...['Entreprise', 'Interlocuteur', 'Informations bancaires', "Garants et contacts d'urgences"],
  ...['Documents', 'Note privée', 'Informations de Départ'],
]

test('TEN-31..40 SHELL-26 ENUM-02 FMT-18, 20 the file of a company', async ({ page, account, tenants, relay }) => {
  const id = await tenants.create({ ...bakery, documents: [announced('kbis.txt', { description: 'Kbis' })] }, [
    paper('kbis.txt'),
    await portrait('fournil.png'),
  ])
  const stored = await tenants.read('corporation', id)
  const file = tenantFile(page, 'fr', 'corporation')
  await visit(page, account, `tenant/corporation/${id}/details`)
  await expect(file.heading).toHaveText('Dossier Locataire Boulangerie Martin (SARL)')
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(headings)
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
    ['Adresse', '5, rue du Four 75006 Paris'],
  ])
  await file.expectFacts('representative', [
    ['Prénom', 'Jeanne'],
    ['Nom', 'Martin'],
    ['Mobile', '06 12 34 56 80'],
    ['Téléphone fixe', '01 45 67 89 03'],
    ['E-mail', 'jeanne@example.org'],
    ['Second e-mail', 'j.martin@example.org'],
    ['Adresse', '6, rue du Four 75006 Paris - France'],
  ])
  await file.expectFacts('bank', [
    ['Banque', 'Banque Postale'],
    ['IBAN', 'FR14 2004 1010 0505 0001 3M02 606'],
    ['BIC', 'PSSTFRPPPAR'],
  ])
  await file.fold('bank').click()
  await expect(file.section('bank')).toContainText('3, place de la Bourse 75002 Paris')
  await expect(file.rows('people')).toHaveCount(3)
  await expect(file.rows('documents')).toHaveCount(1)
  await expect(file.rows('documents')).toContainText('kbis.txt')
  await expect(file.section('note')).toContainText('Très calme.')
  await expect(file.section('departure')).toContainText('9, quai de Seine 76000 Rouen - France')
  await expect(page.locator('main').locator('input, select, textarea')).toHaveCount(0)

  const box = await file.tile('fournil.png').boundingBox()
  expect([box?.width, box?.height]).toEqual([132, 200])

  const [back, heading] = [await file.back.boundingBox(), await file.heading.boundingBox()]
  if (!back || !heading) throw new Error('Back link and heading are not to be seen')
  expect(back.y + back.height).toBeLessThanOrEqual(heading.y + 1)
  expect(Math.abs(back.x - heading.x)).toBeLessThan(24)
  await expect(file.back.locator('svg')).toBeVisible()

  await file.remove.click()
  await expect(page).toHaveURL(/\/underconstruction$/)
  await page.goBack()
  await file.edit.click()
  await expect(page).toHaveURL(new RegExp(`/tenant/corporation/${id}/edit$`))
  await page.goBack()
  await file.back.click()
  await expect(page).toHaveURL(/\/tenant$/)
  expect(relay.calls().filter(({ method }) => method === 'DELETE')).toEqual([])
})

test('TEN-26, 37 a company without a legal form is called by its name alone; a guarantor too', async ({
  page,
  account,
  tenants,
}) => {
  const insurer = {
    type: 'CORPORATION',
    person: { name: 'Visale', contacts: [{ mobile: '0612345678', email: 'v@visale.example' }] },
  }
  const id = await tenants.create({ ...bakery, person: { name: 'Atelier Nu' }, guarantors: [insurer, elodie] })
  const file = tenantFile(page, 'fr', 'corporation')
  await visit(page, account, `tenant/corporation/${id}/details`)
  await expect(file.heading).toHaveText('Dossier Locataire Atelier Nu')
  await expect(file.rows('people').first()).toContainText('Visale')
  await expect(file.rows('people').first()).not.toContainText('(')
  await expect(file.section('documents')).toHaveCount(0)
})
