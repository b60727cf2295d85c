import { expect, type Page } from '@playwright/test'
import { getAt } from '#engine/record/path.ts'
import { corporation, individual } from '../../api/tenants.ts'
import { formOf } from '../support/formOf.ts'
import { type Language, word } from '../support/words.ts'
import { bakery, letter, noel } from './tenants.ts'
import { entryDialog, type EntryDialog, type EntryList } from './EntryDialog.ts'

export type Tab = 'personal' | 'finance' | 'documents'
export type TenantForm = ReturnType<typeof tenantForm>

const tabInvalid: Record<Language, string> = {
  fr: String.raw`\d+ champs? à compléter`,
  en: String.raw`\d+ fields? to complete`,
}

/** Finds its way through the form of a tenant. */
export function tenantForm(page: Page, language: Language) {
  const say = (key: string, gaps?: Record<string, string>) => word(language, key, gaps)
  const form = formOf(page, language, 'tenant/tenant')
  const { section } = form
  const tab = (id: Tab) => page.getByRole('tab', { name: say(`tenant:form.tabs.${id}`) })
  const rows = (list: EntryList) => section(list).locator('.entries-item')
  const adding = (list: EntryList) => section(list).getByRole('button', { name: say(`tenant:fields.${list}.add`) })
  return {
    ...form,
    tab,
    async open(id: Tab) {
      await tab(id).click()
      await expect(tab(id)).toHaveAttribute('aria-selected', 'true')
    },
    /** Waits until a tab says in words that all in it is right, or that something is not. */
    async expectTab(id: Tab, valid: boolean) {
      const state = valid ? say('app:form.tabValid') : tabInvalid[language]
      await expect(tab(id)).toHaveAccessibleName(new RegExp(`, ${state}$`))
    },
    /** The entries of a list, as rows. */
    rows,
    adding,
    async addTo(list: EntryList) {
      await adding(list).click()
      const modal = entryDialog(page, language, list)
      await expect(modal.dialog).toBeVisible()
      return modal
    },
    /** Adds a document that has nothing but its file. */
    async addPaper(file: string) {
      const modal = await this.addTo('documents')
      await modal.file.setInputFiles(letter(file))
      await modal.add.click()
      await expect(rows('documents').filter({ hasText: file })).toHaveCount(1)
    },
    async change(list: EntryList, name: string) {
      await rows(list).filter({ hasText: name }).locator('.entries-buttons').getByRole('button').first().click()
      const modal = entryDialog(page, language, list, new RegExp(say(`tenant:fields.${list}.change`)))
      await expect(modal.dialog).toBeVisible()
      return modal
    },
    removeFrom: (list: EntryList, name: string | RegExp) =>
      rows(list)
        .filter({ hasText: name })
        .getByRole('button', { name: new RegExp(`^${say('app:entries.remove', { name: '' }).trim()}`) }),
  }
}

/** Types texts of a record into their fields: of contacts and bank accounts there is one. */
export async function typeFrom(form: Pick<TenantForm, 'type'>, record: object, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await form.type(path, String(getAt(record, path.replace(/(contacts|bankAccounts)\./, '$1.0.'))))
  }
}

const reached = ['contacts.email', 'contacts.mobile', 'contacts.address']
const named = ['surname', 'firstName']

/** Fills in the least that a person needs before a save may be tried; ends on the last tab that it opened. */
export async function fillPerson(form: TenantForm): Promise<void> {
  await form.radio('person.gender', individual.person.gender).check()
  const person = [...named, 'birthDate', 'placeOfBirth', ...reached].map((path) => `person.${path}`)
  const paper = ['registrationNumber', 'expirationDate'].map((path) => `identificationDocument.${path}`)
  await typeFrom(form, noel, ...person, ...paper)
  await form.find('person.nationality', 'France')
  await form.open('finance')
  await typeFrom(form, noel, 'person.profession')
}

/** Fills in the least that a company needs before a save may be tried. */
export async function fillCompany(form: TenantForm): Promise<void> {
  await typeFrom(form, bakery, 'person.name')
  await form.radio('representative.gender', corporation.representative.gender).check()
  await typeFrom(form, bakery, ...[...named, ...reached].map((path) => `representative.${path}`))
  await form.find('representative.nationality', 'Belgique')
}

/** What is typed of a guarantor or contact who is a person; nationality is France, and Anne a Mrs. */
export const entryTexts = (firstName = 'Anne') =>
  [
    ['person.surname', 'Roux'],
    ['person.firstName', firstName],
    ['person.birthDate', '02/03/1965'],
    ['person.placeOfBirth', 'Metz'],
    ['person.contacts.mobile', '06 22 33 44 55'],
    ['person.contacts.email', `${firstName.toLowerCase()}@example.org`],
  ] as const

/** Fills in the least of a guarantor or contact who is a person. */
export async function fillEntryPerson(dialog: EntryDialog, firstName?: string): Promise<void> {
  await dialog.radio('person.gender', 'MRS').check()
  for (const [path, text] of entryTexts(firstName)) await dialog.type(path, text)
  await dialog.find('person.nationality', 'France')
}

/** Fills in the least of a guarantor or contact that is a company. */
export async function fillEntryCompany(dialog: EntryDialog, name = 'Visale'): Promise<void> {
  await dialog.radio('type', 'CORPORATION').check()
  await dialog.type('person.name', name)
  await dialog.type('person.contacts.mobile', '07 22 33 44 55')
  await dialog.type('person.contacts.email', 'garant@visale.example')
}
