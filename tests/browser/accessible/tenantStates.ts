import { expect } from '@playwright/test'
import type { ChosenFile } from '../real-estate/pictureFiles.ts'
import { visit } from '../support/signIn.ts'
import { word } from '../support/words.ts'
import { entryDialog } from '../tenants/EntryDialog.ts'
import { recordTable } from '../support/recordTable.ts'
import { tenantFile } from '../tenants/tenantFile.ts'
import { tenantForm } from '../tenants/TenantForm.ts'
import { announced, bakery, noel, paper, passport, portrait, tenantsOf } from '../tenants/tenants.ts'
import { idOf, state, popupInEachWidth, stateInEachWidth, type State } from './State.ts'

const say = (key: string, gaps?: Record<string, string>) => word('fr', key, gaps)
const documents = [announced('bulletin-mars.txt', { type: 'PAY_SLIP', description: 'Bulletin de mars' })]
const notAPicture: ChosenFile = { name: 'lettre.txt', mimeType: 'text/plain', buffer: Buffer.from('Bonjour') }

/** The screens of tenants: tabs, forms over forms, and files. */
export const tenantStates: State[] = [
  state('tenants', ['/tenant'], async ({ page, account, server, ids }) => {
    const tenants = tenantsOf(server.direct, account)
    const files = [await passport(), await portrait(), paper('bulletin-mars.txt')]
    ids.set('individual', await tenants.create({ ...noel, documents }, files))
    ids.set('corporation', await tenants.create(bakery))
    await visit(page, account, 'tenant')
    await expect(recordTable(page, 'fr', 'tenant').rows).toHaveCount(2)
  }),
  state('form-before-script', ['Skeletons in FormAhead.tsx'], async ({ page }) => {
    const script = /\/assets\/index-[^/]+\.js$/
    await page.route(script, () => undefined)
    await page.evaluate(() => location.assign('/tenant/new'))
    await expect(page.locator('html[data-waiting] .skeletons-form')).toBeVisible()
    await page.unroute(script)
  }),
  popupInEachWidth('.table-choice-box', 'tenants-filter', ['popover in ChoiceFilter.tsx'], async ({ page }) => {
    await page.goto('tenant')
    await expect(recordTable(page, 'fr', 'tenant').rows).toHaveCount(2)
    // A narrow screen has its filters folded.
    const fold = page.locator('.table-fold summary')
    if (await fold.isVisible()) await fold.click()
    await page.locator('.table-choice button').click()
    await expect(page.locator('.table-choice-box').getByRole('checkbox')).toHaveCount(2)
  }),
  state('individual', ['/tenant/individual/{tenantUuid}/details'], async (given) => {
    const person = tenantFile(given.page, 'fr', 'individual')
    await given.page.goto(`tenant/individual/${idOf(given, 'individual')}/details`)
    await expect(person.tile('portrait.png').locator('img')).toBeVisible()
    await person.fold('professional').click()
    await person.fold('bank').click()
  }),
  popupInEachWidth('.print-box', 'individual-print', ['popover in PrintChoice.tsx'], async (given) => {
    const { page } = given
    await page.goto(`tenant/individual/${idOf(given, 'individual')}/details`)
    await page.getByRole('button', { name: say('app:print.print') }).click()
    await expect(page.locator('.print-box').getByRole('checkbox').first()).toBeVisible()
  }),
  state('file', ['Dialog in FilePreview.tsx'], async ({ page }) => {
    await page.getByRole('button', { name: say('app:files.viewNamed', { name: 'passeport.png' }) }).click()
    await expect(page.getByRole('dialog', { name: 'passeport.png' }).locator('img')).toBeVisible()
  }),
  state('corporation', ['/tenant/corporation/{tenantUuid}/details'], async (given) => {
    await given.page.goto(`tenant/corporation/${idOf(given, 'corporation')}/details`)
    await expect(tenantFile(given.page, 'fr', 'corporation').section('representative')).toBeVisible()
  }),
  state('tenant-personal-wrong', ['/tenant/individual/{tenantUuid}/edit', 'form tenant/tenant'], async (given) => {
    const form = tenantForm(given.page, 'fr')
    await given.page.goto(`tenant/individual/${idOf(given, 'individual')}/edit`)
    await expect(form.files('identity').cards.locator('img')).toBeVisible()
    await form.type('person.surname', '')
    await form.files('identity').choose([notAPicture])
    await expect(form.files('identity').refusals).toContainText('lettre.txt')
    await expect(form.error('person.surname')).toBeVisible()
  }),
  popupInEachWidth('.ant-select-dropdown', 'tenant-search-choices', ['Select in TypedSelect.tsx'], async ({ page }) => {
    const form = tenantForm(page, 'fr')
    await form.field('person.nationality').click()
    await form.field('person.nationality').fill('ital')
    await expect(page.locator('.ant-select-item-option', { hasText: 'Italie' })).toBeVisible()
  }),
  popupInEachWidth('.ant-select-dropdown', 'tenant-search-nothing', [], async ({ page }) => {
    const form = tenantForm(page, 'fr')
    await form.field('person.nationality').click()
    await form.field('person.nationality').fill('xyz')
    await expect(page.locator('.field-search-state:visible')).toContainText(/\S/)
  }),
  stateInEachWidth('tenant-proposals', ['AutoComplete in OpenEdit.tsx'], async ({ page }) => {
    const form = tenantForm(page, 'fr')
    await form.open('finance')
    await form.field('person.profession').fill('')
    await form.field('person.profession').fill('men')
    await expect(page.locator('.ant-select-item-option', { hasText: 'Menuisier' })).toBeVisible()
  }),
  state('guarantor-wrong', ['form guarantor/guarantor', 'Dialog in ItemDialog.tsx'], async ({ page }) => {
    await page.keyboard.press('Escape')
    const guarantor = await tenantForm(page, 'fr').addTo('guarantors')
    await guarantor.type('person.surname', 'Roux')
    await guarantor.add.click()
    await expect(guarantor.error('person.firstName')).toBeVisible()
  }),
  state('guarantor-company', [], async ({ page }) => {
    const guarantor = entryDialog(page, 'fr', 'guarantors')
    await guarantor.radio('type', 'CORPORATION').check()
    await expect(guarantor.field('person.name')).toBeVisible()
  }),
  state('guarantor-search', [], async ({ page }) => {
    const guarantor = entryDialog(page, 'fr', 'guarantors')
    await guarantor.tab('search').click()
    await guarantor.search.fill('durand')
    await expect(guarantor.found).toHaveCount(1)
  }),
  state('guarantor-question', ['ConfirmDialog in ItemDialog.tsx'], async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(entryDialog(page, 'fr', 'guarantors').question).toBeVisible()
  }),
  state('contact-wrong', ['form emergency-contact/emergency-contact'], async ({ page }) => {
    const { question, dialog } = entryDialog(page, 'fr', 'guarantors')
    await question.getByRole('button', { name: say('app:entries.discard.confirm') }).click()
    await expect(dialog).toHaveCount(0)
    const form = tenantForm(page, 'fr')
    await form.open('documents')
    const contact = await form.addTo('emergencyContacts')
    await contact.add.click()
    await expect(contact.error('person.firstName')).toBeVisible()
  }),
  state('document-wrong', ['form supporting-document/supporting-document'], async ({ page }) => {
    const contact = entryDialog(page, 'fr', 'emergencyContacts')
    await contact.close.click()
    await expect(contact.dialog).toHaveCount(0)
    const document = await tenantForm(page, 'fr').addTo('documents')
    await document.add.click()
    await expect(document.dialog.locator('.field-error').first()).toBeVisible()
  }),
  state('tenant-documents', [], async ({ page }) => {
    const document = entryDialog(page, 'fr', 'documents')
    await document.close.click()
    await expect(document.dialog).toHaveCount(0)
  }),
  state('company', ['/tenant/corporation/{tenantUuid}/edit'], async (given) => {
    given.page.on('dialog', (dialog) => void dialog.accept())
    await given.page.goto(`tenant/corporation/${idOf(given, 'corporation')}/edit`)
    await expect(tenantForm(given.page, 'fr').field('person.name')).toHaveValue('Boulangerie Martin')
  }),
  state('company-finance', [], async ({ page }) => {
    await tenantForm(page, 'fr').open('finance')
  }),
  state('tenant-new', ['/tenant/new'], async ({ page }) => {
    await page.goto('tenant/new?type=individual')
    await expect(tenantForm(page, 'fr').field('person.surname')).toBeVisible()
  }),
]
