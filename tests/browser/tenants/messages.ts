import { expect } from '@playwright/test'
import type { SeenFields } from '../support/fieldsIn.ts'
import { word } from '../support/words.ts'

/** What the specification says of each field, letter for letter. */
const quoted: Record<string, string> = {
  'tenant:person.gender': 'Invalid tenant gender',
  'tenant:person.surname': 'Invalid tenant last name',
  'tenant:person.firstName': 'Invalid tenant first name',
  'tenant:person.birthDate': 'Invalid tenant birth date',
  'tenant:person.placeOfBirth': 'Invalid tenant birth place',
  'tenant:person.nationality': 'Invalid tenant nationality',
  'tenant:person.contacts.address': 'Invalid tenant address',
  'tenant:person.contacts.email': 'Invalid tenant email',
  'tenant:person.contacts.mobile': 'Invalid tenant mobile number',
  'tenant:person.contacts.secondEmail': 'Invalid tenant second email',
  'tenant:person.contacts.phone': 'Invalid tenant phone number',
  'tenant:identificationDocument.registrationNumber': 'Invalid tenant identification document number',
  'tenant:identificationDocument.expirationDate': 'Invalid tenant identification document expiration date',
  'tenant:monthlyIncome': 'Invalid tenant incomes',
  'tenant:person.profession': 'Invalid tenant profession',
  'tenant:person.name': 'Invalid tenant company name',
  'tenant:person.shareCapital': 'Invalid tenant company capital fund',
  'tenant:person.siren': 'Invalid tenant company siren',
  'tenant:person.siret': 'Invalid tenant company siret',
  'tenant:person.vatNumber': 'Invalid tenant company VAT',
  'tenant:person.website': 'Invalid tenant company website',
  'tenant:representative.gender': 'Invalid tenant representative gender',
  'tenant:representative.surname': 'Invalid tenant representative last name',
  'tenant:representative.firstName': 'Invalid tenant representative first name',
  'tenant:representative.nationality': 'Invalid tenant representative nationality',
  'tenant:representative.contacts.address': 'Invalid tenant representative address',
  'tenant:representative.contacts.email': 'Invalid tenant representative email',
  'tenant:representative.contacts.mobile': 'Invalid tenant representative mobile number',
  'tenant:representative.contacts.secondEmail': 'Invalid tenant representative second email',
  'tenant:representative.contacts.phone': 'Invalid tenant representative phone number',
  'guarantor:person.gender': 'Invalid guarantor gender',
  'guarantor:person.surname': 'Invalid guarantor last name',
  'guarantor:person.firstName': 'Invalid guarantor first name',
  'guarantor:person.contacts.mobile': 'Invalid guarantor mobile',
  'guarantor:person.contacts.phone': 'Invalid guarantor phone',
  'guarantor:person.contacts.email': 'Invalid guarantor email',
  'guarantor:person.birthDate': 'Invalid guarantor birth date',
  'guarantor:person.placeOfBirth': 'Invalid guarantor birth place',
  'guarantor:person.nationality': 'Invalid guarantor nationality',
  'guarantor:person.name': 'Invalid guarantor corporation name',
  'guarantor:person.shareCapital': 'Invalid guarantor corporation capital fund',
  'guarantor:person.siren': 'Invalid guarantor corporation SIREN',
  'guarantor:person.siret': 'Invalid guarantor corporation SIRET',
  'guarantor:person.vatNumber': 'Invalid guarantor corporation VAT',
  'emergency-contact:person.gender': 'Invalid emergency contact gender',
  'emergency-contact:person.surname': 'Invalid emergency contact last name',
  'emergency-contact:person.firstName': 'Invalid emergency contact first name',
  'emergency-contact:person.contacts.mobile': 'Invalid emergency contact mobile',
  'emergency-contact:person.contacts.phone': 'Invalid emergency contact phone',
  'emergency-contact:person.contacts.email': 'Invalid emergency contact email',
  'emergency-contact:person.birthDate': 'Invalid emergency contact birth date',
  'emergency-contact:person.placeOfBirth': 'Invalid emergency contact birth place',
  'emergency-contact:person.nationality': 'Invalid emergency contact nationality',
  'emergency-contact:person.name': 'Invalid emergency contact corporation name',
  'emergency-contact:person.shareCapital': 'Invalid emergency contact capital fund',
  'emergency-contact:person.siren': 'Invalid emergency contact SIREN',
  'emergency-contact:person.siret': 'Invalid emergency contact SIRET',
  'emergency-contact:person.vatNumber': 'Invalid emergency contact VAT',
}

/** What a wrong field says in French, where its key says the quoted text in English. */
export function messageOf(folder: string, path: string): string {
  const key = `${folder}:fields.${path}.error`
  expect(word('en', key)).toBe(quoted[`${folder}:${path}`])
  return word('fr', key)
}

export const submitTexts = {
  identity: 'Ajoutez une pièce d’identité',
  guarantors: 'Ajoutez au moins un garant',
  contacts: 'Ajoutez au moins un contact d’urgence',
}

export const uploadTexts = {
  notSupported: 'Choisissez une image (JPEG, PNG, GIF ou SVG) ; un PDF n’est pas accepté ici',
  tooMany: 'Vous ne pouvez pas ajouter plus d’une image',
}

/** Path of a field, what it must refuse, and what it takes; an empty text among the wrong ones means "required". */
export type Rule = readonly [path: string, wrong: readonly string[], right: string]

/** Types what is wrong and what is right into each field, and looks at the message. */
export async function checkFields(fields: SeenFields, folder: string, rules: readonly Rule[]): Promise<void> {
  for (const [path, wrong, right] of rules) {
    const message = messageOf(folder, path)
    for (const text of wrong) {
      await fields.type(path, text)
      await expect(fields.error(path), `${path}: "${text}"`).toHaveText(message)
    }
    await fields.type(path, right)
    await expect(fields.error(path), `${path}: "${right}"`).toHaveCount(0)
  }
}

/** Enters fields that only take a choice and leaves them without one. */
export async function checkChoices(
  fields: SeenFields,
  folder: string,
  choices: { radio: string[]; searched: string[] },
): Promise<void> {
  for (const path of choices.radio) {
    await fields.radio(path, 'MR').focus()
    await fields.radio(path, 'MR').blur()
    await expect(fields.error(path), path).toHaveText(messageOf(folder, path))
    await fields.radio(path, 'MR').check()
    await expect(fields.error(path), path).toHaveCount(0)
  }
  for (const path of choices.searched) {
    await fields.field(path).focus()
    await fields.field(path).blur()
    await expect(fields.error(path), path).toHaveText(messageOf(folder, path))
    await fields.find(path, 'France')
    await fields.field(path).blur()
    await expect(fields.error(path), path).toHaveCount(0)
    await expect(fields.frame(path)).toContainText('France')
  }
}

/** A day that has not come yet, as dd/mm/yyyy. */
export const tomorrow = () => dayOf(new Date(Date.now() + 86_400_000))
export const today = () => dayOf(new Date())

const dayOf = (date: Date) => new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' }).format(date)
