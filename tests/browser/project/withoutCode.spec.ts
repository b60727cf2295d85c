import type { Page } from '@playwright/test'
import { land } from '../../api/requests.ts'
import { corporation } from '../../api/tenants.ts'
import { apiOf, bodyOf } from '../support/api.ts'
import { expectAccessible } from '../support/accessible.ts'
import { chooseFrom } from '../support/fieldsIn.ts'
import { signIn } from '../support/signIn.ts'
import { word } from '../support/words.ts'
import { expect, test } from './projectTest.ts'

const pdf = { name: 'bail.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

// One worker builds one copy for all; the first test may wait for it.
test.describe.configure({ mode: 'default', timeout: 120_000 })

const field = (page: Page, label: string) =>
  page
    .getByLabel(new RegExp(`^${label}( \\(${word('fr', 'app:form.optional')}\\))?$`))
    .and(page.locator('input, textarea'))
const frame = (page: Page, label: string) => page.locator('.field').filter({ has: field(page, label) })
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' })

async function choose(page: Page, label: string, option: string): Promise<void> {
  await field(page, label).click()
  await field(page, label).fill(option)
  await chooseFrom(page, option, option)
}

test('a folder of words is a language of the switch; a resource made of definition files is entered, listed, looked at, changed and removed', async ({
  page,
  account,
  server,
}) => {
  await page.goto('signin')
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Español' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible()
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')

  await signIn(page, 'fr', account)
  await page.getByRole('link', { name: 'Véhicules' }).click()
  await expect(page).toHaveURL(/\/vehicle$/)
  await expect(page.getByText('Aucune fiche pour l’instant')).toBeVisible()

  await page.getByRole('link', { name: 'Ajouter' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nouvelle fiche (véhicule)' })).toBeVisible()
  await expect(save(page)).toBeDisabled()
  await field(page, 'Libellé').fill(' ')
  await field(page, 'Libellé').blur()
  await expect(frame(page, 'Libellé')).toContainText('Le libellé est obligatoire')
  await field(page, 'Libellé').fill('Utilitaire')
  await field(page, 'Immatriculation').fill('AB-123-CD')
  await choose(page, 'Énergie', 'Gazole')
  await field(page, 'Kilométrage').fill('82000,5')
  await expectAccessible(page)
  await save(page).click()
  await expect(page).toHaveURL(/\/vehicle\/[0-9a-f-]{36}\/details$/)
  await expect(page.getByText('La fiche a été créée')).toBeVisible()
  for (const text of ['Utilitaire', 'AB-123-CD', 'Gazole', /82\s000,5\skm/]) {
    await expect(page.getByText(text).first()).toBeVisible()
  }

  await page.getByRole('link', { name: 'Modifier' }).click()
  await expect(field(page, 'Kilométrage')).toHaveValue(/82\s?000,5/)
  await choose(page, 'Énergie', 'Électrique')
  await save(page).click()
  await expect(page).toHaveURL(/\/details$/)
  await expect(page.getByText('Électrique').first()).toBeVisible()

  await server.restart()
  await page.goto('vehicle')
  const row = page.getByRole('row').filter({ hasText: 'Utilitaire' })
  await expect(row).toContainText('Électrique')
  await expectAccessible(page)
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('La fiche a été supprimée')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('a lease points at a property and tenants, compares and computes, and is terminated', async ({
  page,
  account,
  server,
}) => {
  const call = apiOf(server.url, account)
  const leases = page.getByRole('table', { name: 'Baux' })
  const estate = bodyOf('commondata', { ...land, label: 'Pré aux Clercs' })
  const post = async (path: string, body: FormData) =>
    ((await call(`restapi/${path}`, { method: 'POST', body })) as { resourceUuid: string }).resourceUuid
  const property = await post('realestate', estate)
  const tenant = await post('tenant/corporation', bodyOf('tenant', corporation))
  await signIn(page, 'fr', account)
  await page.getByRole('link', { name: 'Baux' }).click()
  await page.getByRole('link', { name: 'Ajouter' }).first().click()

  await choose(page, 'Bien', 'Pré aux Clercs')
  await choose(page, 'Locataires', corporation.person.name)
  await page.keyboard.press('Escape')
  await expect(field(page, 'Début')).toHaveValue(/^\d\d\/\d\d\/\d{4}$/)
  await field(page, 'Début').fill('01/01/2026')
  await field(page, 'Fin').fill('31/12/2025')
  await field(page, 'Fin').blur()
  await expect(frame(page, 'Fin')).toContainText('La fin précède le début')
  await field(page, 'Fin').fill('01/01/2029')
  await field(page, 'Loyer').fill('700')
  await field(page, 'Charges').fill('701')
  await field(page, 'Charges').blur()
  await expect(frame(page, 'Charges')).toContainText('Les charges dépassent le loyer')
  await expect(save(page)).toBeDisabled()
  await field(page, 'Charges').fill('80')
  await field(page, 'Dépôt de garantie').fill('2000')
  await field(page, 'Dépôt de garantie').blur()
  await expect(frame(page, 'Dépôt de garantie')).toContainText('Le dépôt dépasse deux loyers')
  await expect(field(page, 'Durée en mois')).toHaveValue('36')
  await page.locator('input[type=file]').setInputFiles(pdf)
  await expectAccessible(page)
  await save(page).click()

  await expect(page).toHaveURL(/\/lease\/[0-9a-f-]{36}\/details$/)
  await expect(page.getByText(/^780\s€$/)).toBeVisible()
  await expect(page.getByText('Le dépôt dépasse deux loyers')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pré aux Clercs' })).toBeVisible()
  await expect(page.getByText(pdf.name).first()).toBeVisible()
  await page.getByRole('button', { name: 'Résilier' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Résilier' }).click()
  await expect(page.getByText('Terminé', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Résilier' })).toHaveCount(0)

  const next = { property, tenants: [tenant], start: '01/01/2030', end: '01/01/2033', rent: 700, charges: 80 }
  await post('lease', bodyOf('record', next))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/.*restapi/, '')))
  await page.goto('lease')
  const rows = page.getByRole('row').filter({ hasText: 'Pré aux Clercs' })
  const row = rows.filter({ hasText: 'Terminé' })
  // The list opens with what runs.
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('En cours')
  const states = page.getByRole('button', { name: /^État ./ })
  await states.click()
  await page.getByRole('checkbox', { name: 'Terminé' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/filter\.state=RUNNING&filter\.state=ENDED/)
  // In the order of the values, and not of their words.
  await expect(rows.first()).toContainText('En cours')
  await expect(row).toContainText(/Terminé.*\d\d\/\d\d\/\d{4}.*\d\d\/\d\d\/\d{4}/s)
  await expect(rows.filter({ hasText: 'En cours' })).toContainText(corporation.person.name)
  await expect(page.getByText('01/01/2033')).toHaveCount(0)
  expect(asked.filter((path) => path === '/realestate')).toHaveLength(1)
  await expect(page.getByRole('columnheader', { name: 'Bien' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Adresse' })).toHaveCount(0)
  await states.click()
  await page.getByRole('checkbox', { name: 'En cours' }).click()
  await page.keyboard.press('Escape')
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leases' })).toBeVisible()
  await expect(row.or(rows.filter({ hasText: 'Ended' }))).toHaveCount(1)
  await page.getByRole('button', { name: 'Français' }).click()
  for (const name of ['Pré aux Clercs', corporation.person.name]) {
    await row.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(leases.getByRole('row').filter({ hasText: 'Terminé' }).getByRole('link').first()).toBeVisible()
    const heads = leases.getByRole('columnheader', { name: 'Adresse' })
    await expect(heads).toHaveCount(name === corporation.person.name ? 1 : 0)
    await page.goBack()
  }
  await expectAccessible(page)
})

test('the floor of a property is checked and shown; a record that points at it is entered from there, leads there, and keeps it', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/409/)
  await signIn(page, 'fr', account)
  await page.goto('bien/new')
  await field(page, 'Nom').fill('Pré du Moulin')
  await choose(page, 'Type', 'Terrain')
  await field(page, 'Adresse').fill('3 chemin creux')
  await field(page, 'Surface').fill('12')
  await field(page, 'Étage').fill('201')
  await field(page, 'Étage').blur()
  await expect(frame(page, 'Étage')).toContainText('L’étage est un nombre entier, de -5 à 200')
  await field(page, 'Étage').fill('3')
  await save(page).click()
  await expect(page).toHaveURL(/\/bien\/[0-9a-f-]{36}\/details$/)
  await expect(page.locator('dl > *', { hasText: 'Étage' }).first()).toContainText('3')
  const property = page.url()
  await expect(page.getByText('Aucune visite de ce bien')).toBeVisible()

  await page.getByRole('link', { name: 'Ajouter' }).first().click()
  await expect(page).toHaveURL(/\/viewing\/new\?property=[0-9a-f-]{36}$/)
  await expect(frame(page, 'Bien')).toContainText('Pré du Moulin')
  await page.reload()
  await expect(field(page, 'Lieu de rendez-vous')).toHaveValue('3 chemin creux')
  await field(page, 'Libellé').fill('Samedi')
  await field(page, 'Mots-clés').fill('clés au gardien')
  await field(page, 'Mots-clés').press('Enter')
  await expectAccessible(page)
  await save(page).click()
  await expect(page).toHaveURL(/\/viewing\/[0-9a-f-]{36}\/details$/)
  await expect(page.locator('dl').getByText('clés au gardien')).toBeVisible()
  await page.getByRole('link', { name: 'Pré du Moulin' }).click()
  await expect(page).toHaveURL(property)
  await expect(page.getByRole('table', { name: 'Visites' }).getByRole('link', { name: 'Samedi' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('viewing')
  const row = page.getByRole('row').filter({ hasText: 'Samedi' })
  await expect(row).toContainText('3 chemin creux')
  await expect(row.getByRole('link', { name: 'Pré du Moulin' })).toBeVisible()

  await page.goto('bien')
  const home = page.getByRole('row').filter({ hasText: 'Pré du Moulin' })
  await expect(home).toBeVisible()
  const heads = await page.getByRole('columnheader').allInnerTexts()
  await expect(home.getByRole('cell').nth(heads.findIndex((text) => text.includes('Étage')))).toHaveText('3')
  await page.goto(property)
  await page.getByRole('button', { name: 'Supprimer' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect(question).toContainText('Cette fiche sert encore à 1 autre fiche')
  await question.getByRole('link', { name: 'Samedi' }).click()
  await expect(page).toHaveURL(/\/viewing\/[0-9a-f-]{36}\/details$/)
})
