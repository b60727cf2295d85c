import { expect } from '@playwright/test'
import type { ChosenFile } from '../real-estate/pictureFiles.ts'
import { visit } from '../support/signIn.ts'
import { word } from '../support/words.ts'
import { entryDialog } from '../tenants/EntryDialog.ts'
import { recordList } from '../support/recordList.ts'
import { tenantFile } from '../tenants/TenantFile.ts'
import { tenantForm } from '../tenants/TenantForm.ts'
import { announced, bakery, noel, paper, passport, portrait, tenantsOf } from '../tenants/tenants.ts'
import { type Area, idOf } from './State.ts'

const say = (key: string, gaps?: Record<string, string>) => word('fr', key, gaps)
const documents = [announced('bulletin-mars.txt', { type: 'PAY_SLIP', description: 'Bulletin de mars' })]
const notAPicture: ChosenFile = { name: 'lettre.txt', mimeType: 'text/plain', buffer: Buffer.from('Bonjour') }

/** The screens of tenants: tabs, forms over forms, and files. */
export const tenantArea: Area = {
  name: 'tenants',
  states: [
    {
      name: 'tenants',
      shows: ['/tenant'],
      async open({ page, account, server, ids }) {
        const tenants = tenantsOf(server.direct, account)
        const files = [await passport(), await portrait(), paper('bulletin-mars.txt')]
        ids.set('individual', await tenants.create({ ...noel, documents }, files))
        ids.set('corporation', await tenants.create(bakery))
        await visit(page, account, 'tenant')
        await expect(recordList(page, 'fr', 'tenant').rows).toHaveCount(2)
      },
    },
    {
      name: 'individual',
      shows: ['/tenant/individual/{tenantUuid}/details'],
      async open(given) {
        const person = tenantFile(given.page, 'fr', 'individual')
        await given.page.goto(`tenant/individual/${idOf(given, 'individual')}/details`)
        await expect(person.tile('portrait.png').locator('img')).toBeVisible()
        await person.fold('professional').click()
        await person.fold('bank').click()
      },
    },
    {
      name: 'file',
      shows: ['Dialog in FilePreview.tsx'],
      async open({ page }) {
        await page.getByRole('button', { name: say('app:files.viewNamed', { name: 'passeport.png' }) }).click()
        await expect(page.getByRole('dialog', { name: 'passeport.png' }).locator('img')).toBeVisible()
      },
    },
    {
      name: 'corporation',
      shows: ['/tenant/corporation/{tenantUuid}/details'],
      async open(given) {
        await given.page.goto(`tenant/corporation/${idOf(given, 'corporation')}/details`)
        await expect(tenantFile(given.page, 'fr', 'corporation').section('representative')).toBeVisible()
      },
    },
    {
      name: 'tenant-personal-wrong',
      shows: ['/tenant/individual/{tenantUuid}/edit', 'form tenant/tenant'],
      async open(given) {
        const form = tenantForm(given.page, 'fr')
        await given.page.goto(`tenant/individual/${idOf(given, 'individual')}/edit`)
        await expect(form.cards('identity').locator('img')).toBeVisible()
        await form.type('person.surname', '')
        await form.addFiles('identity', [notAPicture])
        await expect(form.refusals('identity')).toContainText('lettre.txt')
        await expect(form.error('person.surname')).toBeVisible()
      },
    },
    {
      name: 'tenant-search-choices',
      shows: ['Select in SearchEdit.tsx'],
      forEachWidth: true,
      async open({ page }) {
        const form = tenantForm(page, 'fr')
        await form.field('person.nationality').click()
        await form.field('person.nationality').fill('ital')
        await expect(page.locator('.ant-select-item-option', { hasText: 'Italie' })).toBeVisible()
      },
    },
    {
      name: 'tenant-search-nothing',
      shows: [],
      forEachWidth: true,
      async open({ page }) {
        const form = tenantForm(page, 'fr')
        await form.field('person.nationality').click()
        await form.field('person.nationality').fill('xyz')
        await expect(page.locator('.field-search-state:visible')).toContainText(/\S/)
      },
    },
    {
      name: 'tenant-proposals',
      shows: ['AutoComplete in OpenEdit.tsx'],
      forEachWidth: true,
      async open({ page }) {
        const form = tenantForm(page, 'fr')
        await form.open('finance')
        await form.field('person.profession').fill('')
        await form.field('person.profession').fill('men')
        await expect(page.locator('.ant-select-item-option', { hasText: 'Menuisier' })).toBeVisible()
      },
    },
    {
      name: 'guarantor-wrong',
      shows: ['form guarantor/guarantor', 'Dialog in ItemDialog.tsx'],
      async open({ page }) {
        await page.keyboard.press('Escape')
        const guarantor = await tenantForm(page, 'fr').addTo('guarantors')
        await guarantor.type('person.surname', 'Roux')
        await guarantor.add.click()
        await expect(guarantor.error('person.firstName')).toBeVisible()
      },
    },
    {
      name: 'guarantor-company',
      shows: [],
      async open({ page }) {
        const guarantor = entryDialog(page, 'fr', 'guarantors')
        await guarantor.radio('type', 'CORPORATION').check()
        await expect(guarantor.field('person.name')).toBeVisible()
      },
    },
    {
      name: 'guarantor-search',
      shows: [],
      async open({ page }) {
        const guarantor = entryDialog(page, 'fr', 'guarantors')
        await guarantor.tab('search').click()
        await guarantor.search.fill('durand')
        await expect(guarantor.found).toHaveCount(1)
      },
    },
    {
      name: 'guarantor-question',
      shows: ['ConfirmDialog in ItemDialog.tsx'],
      async open({ page }) {
        await page.keyboard.press('Escape')
        await expect(entryDialog(page, 'fr', 'guarantors').question).toBeVisible()
      },
    },
    {
      name: 'contact-wrong',
      shows: ['form emergency-contact/emergency-contact'],
      async open({ page }) {
        const { question, dialog } = entryDialog(page, 'fr', 'guarantors')
        await question.getByRole('button', { name: say('app:entries.discard.confirm') }).click()
        await expect(dialog).toHaveCount(0)
        const form = tenantForm(page, 'fr')
        await form.open('documents')
        const contact = await form.addTo('emergencyContacts')
        await contact.add.click()
        await expect(contact.error('person.firstName')).toBeVisible()
      },
    },
    {
      name: 'document-wrong',
      shows: ['form supporting-document/supporting-document'],
      async open({ page }) {
        const contact = entryDialog(page, 'fr', 'emergencyContacts')
        await contact.close.click()
        await expect(contact.dialog).toHaveCount(0)
        const document = await tenantForm(page, 'fr').addTo('documents')
        await document.add.click()
        await expect(document.dialog.locator('.field-error').first()).toBeVisible()
      },
    },
    {
      name: 'tenant-documents',
      shows: [],
      async open({ page }) {
        const document = entryDialog(page, 'fr', 'documents')
        await document.close.click()
        await expect(document.dialog).toHaveCount(0)
      },
    },
    {
      name: 'company',
      shows: ['/tenant/corporation/{tenantUuid}/edit'],
      async open(given) {
        given.page.on('dialog', (dialog) => void dialog.accept())
        await given.page.goto(`tenant/corporation/${idOf(given, 'corporation')}/edit`)
        await expect(tenantForm(given.page, 'fr').field('person.name')).toHaveValue('Boulangerie Martin')
      },
    },
    {
      name: 'company-finance',
      shows: [],
      async open({ page }) {
        await tenantForm(page, 'fr').open('finance')
      },
    },
    {
      name: 'tenant-new',
      shows: ['/tenant/new'],
      async open({ page }) {
        await page.goto('tenant/new?type=individual')
        await expect(tenantForm(page, 'fr').field('person.surname')).toBeVisible()
      },
    },
  ],
}
