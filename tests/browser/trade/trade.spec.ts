import type { Kind } from '#engine/schema/kindOf.ts'
import { mergeDialog, otherPage } from '../editors/mergeDialog.ts'
import { expectAccessible } from '../support/accessible.ts'
import { apiOf } from '../support/api.ts'
import { visit } from '../support/signIn.ts'
import { word } from '../support/words.ts'
import { leaveFields, placedKinds, typeAndLeave } from './leftFields.ts'
import { enterKeepers, expect, pdf, test, tradeForm } from './tradeTest.ts'

// In one worker: the product is made anew for each.
test.describe.configure({ timeout: 240_000, mode: 'default' })

test('a harvest of the made trade is entered whole, shown, changed by two people at once, and sold', async ({
  page,
  browser,
  account,
  open,
  problems,
  server,
}) => {
  problems.expect(/412/)
  await enterKeepers(apiOf(server.url, account))
  const form = tradeForm(page)
  await open('harvest')
  await expect(page.getByRole('heading', { level: 1, name: 'Récoltes' })).toBeVisible()
  await page.getByRole('link', { name: 'Ajouter' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nouvelle récolte' })).toBeVisible()
  await form.choose('Colonie', 'COL-1 (Reine Zoé)')
  await form.type({ Jour: '01/07/2026', 'Mise en pot': '15/07/2026', Saison: '2026' })
  await form.type({ 'Poids récolté': '12,5', Vendu: '8', Gardé: '5' })
  await expect(form.frame('Vendu')).toContainText('Vendu et gardé dépassent le poids')
  await form.type({ Vendu: '1,5', 'Prix du kilo': '10' })
  await form.choose('Fleur', 'ACACIA')
  await form.choose('Aides', 'Léa Élan')
  await form.choose('Acheteur', 'Le Rucher école (GAEC)')
  await form.type({ Site: 'https://example.org/miel' })
  await form.type({ 'Libellé du frais': 'Pots', Montant: '3', Facture: '2026a1' })
  await page.locator('input[type=file]').first().setInputFiles(pdf('analysis'))
  await page.getByRole('checkbox', { name: 'J’ai pesé ce miel' }).check()
  await expectAccessible(page)
  await form.save.click()
  await expect(page).toHaveURL(/\/harvest\/[0-9a-f-]{36}\/details$/)
  for (const text of ['COL-1 (Reine Zoé)', 'Léa Élan', 'Pots']) await expect(page.getByText(text).first()).toBeVisible()
  const id = /harvest\/([^/]+)/.exec(page.url())?.[1]

  await page.getByRole('link', { name: 'Modifier' }).click()
  const elsewhere = await otherPage(browser, server.url, 'fr')
  await visit(elsewhere, account, `harvest/${id}/edit`)
  const theirs = tradeForm(elsewhere)
  await form.type({ 'Prix du kilo': '11', Site: 'https://example.org/a' })
  await theirs.type({ Gardé: '4', Site: 'https://example.org/b' })
  await elsewhere.getByRole('checkbox', { name: 'J’ai pesé ce miel' }).check()
  await theirs.save.click()
  await expect(elsewhere).toHaveURL(/details$/)
  await elsewhere.context().close()
  await page.getByRole('checkbox', { name: 'J’ai pesé ce miel' }).check()
  await form.save.click()
  const asked = mergeDialog(page, 'fr')
  await expect(asked.item('theirs', 'Gardé')).toContainText('4')
  await expect(asked.item('mine', 'Prix du kilo')).toContainText('11')
  await asked.choose('Site', 'mine')
  await asked.save.click()
  await expect(page).toHaveURL(/details$/)

  const sell = page.getByRole('button', { name: 'Vendre' })
  await expect(sell).toBeVisible()
  const calls = '**/api/restapi/harvest/**'
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(calls, async (route) => {
    await held
    await route.continue()
  })
  await sell.click()
  const dialog = tradeForm(page, '[role=dialog]')
  await expect(page.getByRole('dialog').locator('.skeletons')).toBeVisible()
  await expectAccessible(page)
  answer()
  await expect(dialog.field('Acheteur')).toBeFocused()
  await page.unroute(calls)
  await expectAccessible(page)
  await dialog.type({ Vendu: '9' })
  await expect(dialog.frame('Vendu')).toContainText('Vendu et gardé dépassent le poids')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('fr', 'app:confirm.cancel') })
    .click()
  await expect(page.getByRole('dialog', { name: word('fr', 'app:entries.discard.changeTitle') })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: word('fr', 'app:entries.discard.cancel') }).click()
  // Back to the list: the details stand before themselves, since a form was saved between.
  await page.evaluate(() => history.go(-2))
  await page
    .getByRole('dialog', { name: word('fr', 'app:leave.title') })
    .getByRole('button', { name: word('fr', 'app:leave.cancel') })
    .click()
  await dialog.type({ Vendu: '2' })
  await page.getByRole('dialog').getByRole('button', { name: 'Vendre' }).click()
  await expect(page.getByText('La récolte est vendue')).toBeVisible()
  await expect(sell).toHaveCount(0)
})

test('each kind of field, left by Tab, Shift+Tab, Escape and click outside, holds what it held', async ({
  page,
  account,
  open,
  server,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  const stored = await enterKeepers(apiOf(server.url, account))
  await open('keeper')
  const filled = new Map<string, Kind>()
  const empty = new Map<string, Kind>()
  const changed: string[] = []
  const go = async (address: string) => {
    await page.goto(address)
    await expect(page.locator('.form-panel')).toBeVisible()
  }
  for (const [name, id] of Object.entries(stored)) {
    const form = { 'keeper/person': 'keeper/keeper', apiary: 'apiary/apiary' }[name] ?? name
    await go(`${name}/${id}/edit`)
    changed.push(...(await leaveFields(page, form, placedKinds, filled)))
  }
  const isMissing = (kind: Kind) => ![...filled.values(), ...empty.values()].includes(kind)
  // An empty list is where a choice was taken that nobody had made.
  const others = placedKinds.filter((kind) => isMissing(kind) || ['choice', 'choices'].includes(kind))
  for (const form of ['harvest', 'colony', 'apiary']) {
    await go(`${form}/new`)
    changed.push(...(await leaveFields(page, `${form}/${form}`, others, empty)))
  }
  expect(changed).toEqual([])
  expect(placedKinds.filter(isMissing)).toEqual([])
  await go('colony/new')
  await typeAndLeave(page, tradeForm(page).field('Mots-clés'))
})
