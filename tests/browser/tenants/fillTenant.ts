import type { EntryDialog } from './EntryDialog.ts'
import type { TenantForm } from './TenantForm.ts'

/** Fills in the least that a person needs before a save may be tried; ends on the last tab that it opened. */
export async function fillPerson(form: TenantForm): Promise<void> {
  await form.radio('person.gender', 'MR').check()
  await form.type('person.surname', 'Élan')
  await form.type('person.firstName', 'Victor')
  await form.type('person.birthDate', '14/07/1990')
  await form.type('person.placeOfBirth', 'Dijon')
  await form.find('person.nationality', 'France')
  await form.type('person.contacts.email', 'victor@example.org')
  await form.type('person.contacts.mobile', '06 11 22 33 44')
  await form.type('person.contacts.address', '8, rue du Bac 75007 Paris - France')
  await form.type('identificationDocument.registrationNumber', 'AB123')
  await form.type('identificationDocument.expirationDate', '31/12/2035')
  await form.open('finance')
  await form.type('person.profession', 'Menuisier')
}

/** Fills in the least that a company needs before a save may be tried. */
export async function fillCompany(form: TenantForm): Promise<void> {
  await form.type('person.name', 'Élan SA')
  await form.radio('representative.gender', 'MRS').check()
  await form.type('representative.surname', 'Martin')
  await form.type('representative.firstName', 'Jeanne')
  await form.find('representative.nationality', 'France')
  await form.type('representative.contacts.email', 'jeanne@example.org')
  await form.type('representative.contacts.mobile', '06 11 22 33 55')
  await form.type('representative.contacts.address', '8, rue du Four 75006 Paris - France')
}

/** Fills in the least of a guarantor or contact who is a person. */
export async function fillEntryPerson(dialog: EntryDialog, firstName = 'Anne', surname = 'Roux'): Promise<void> {
  await dialog.radio('person.gender', 'MRS').check()
  await dialog.type('person.surname', surname)
  await dialog.type('person.firstName', firstName)
  await dialog.type('person.birthDate', '02/03/1965')
  await dialog.type('person.placeOfBirth', 'Metz')
  await dialog.find('person.nationality', 'France')
  await dialog.type('person.contacts.mobile', '06 22 33 44 55')
  await dialog.type('person.contacts.email', `${firstName.toLowerCase()}@example.org`)
}

/** Fills in the least of a guarantor or contact that is a company. */
export async function fillEntryCompany(dialog: EntryDialog, name = 'Visale'): Promise<void> {
  await dialog.radio('type', 'CORPORATION').check()
  await dialog.type('person.name', name)
  await dialog.type('person.contacts.mobile', '07 22 33 44 55')
  await dialog.type('person.contacts.email', 'garant@visale.example')
}
