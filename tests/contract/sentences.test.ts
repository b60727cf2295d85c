import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { setAt } from '#engine/record/path.ts'
import { company, corporation, individual, person } from '../api/tenants.ts'
import { house } from '../browser/real-estate/estates.ts'
import { validationOf } from './validationOf.ts'

/** The paths that browser and server find wrong in a record. */
const wrongPaths = (folder: string, record: object): string[] =>
  validationOf(`${folder}/${folder}`)
    .record(record)
    .map(({ path }) => path)

const words = (language: string, folder: string) =>
  JSON.parse(readFileSync(`locales/${language}/${folder}.json`, 'utf8')) as {
    fields: Record<string, { error?: string }>
  }

/** Items of the specification, a field, what is said where it is wrong, letter for letter, and values that are. */
type Row = [items: string, path: string, sentence: string, ...wrong: unknown[]]

const none = undefined
const future = '01/01/2999'

const ofPerson: Row[] = [
  ['TEN-93 TEN-95', 'person.gender', 'Invalid tenant gender', none],
  ['TEN-96', 'person.surname', 'Invalid tenant last name', none, ' '],
  ['TEN-97', 'person.firstName', 'Invalid tenant first name', none],
  ['TEN-98', 'person.birthDate', 'Invalid tenant birth date', none, '31/02/1990', future],
  ['TEN-99', 'person.placeOfBirth', 'Invalid tenant birth place', none],
  ['TEN-100', 'person.nationality', 'Invalid tenant nationality', none],
  ['TEN-101', 'person.contacts.0.address', 'Invalid tenant address', none, ' '],
  ['TEN-94 TEN-102', 'person.contacts.0.email', 'Invalid tenant email', none, 'a@example', 'a@b@example.org'],
  ['TEN-94 TEN-103', 'person.contacts.0.mobile', 'Invalid tenant mobile number', none, '0145678901', '061234567'],
  ['TEN-104', 'person.contacts.0.secondEmail', 'Invalid tenant second email', 'a@example'],
  ['TEN-94 TEN-105', 'person.contacts.0.phone', 'Invalid tenant phone number', '0612345678', 'abc'],
  ['TEN-106', 'identificationDocument.registrationNumber', 'Invalid tenant identification document number', none],
  [
    'TEN-107',
    'identificationDocument.expirationDate',
    'Invalid tenant identification document expiration date',
    none,
    '31/04/2030',
  ],
  ['TEN-108', 'monthlyIncome', 'Invalid tenant incomes', 'mille', -1],
  ['TEN-109', 'person.profession', 'Invalid tenant profession', none],
]

const ofCompany: Row[] = [
  ['TEN-110', 'person.name', 'Invalid tenant company name', none, ' '],
  ['TEN-111', 'person.shareCapital', 'Invalid tenant company capital fund', 'mille'],
  ['TEN-112', 'person.siren', 'Invalid tenant company siren', '12345678'],
  ['TEN-113', 'person.siret', 'Invalid tenant company siret', '1234567890123'],
  ['TEN-114', 'person.vatNumber', 'Invalid tenant company VAT', 'DE123456789'],
  ['TEN-115', 'person.website', 'Invalid tenant company website', 'not a site'],
  ['TEN-93', 'representative.gender', 'Invalid tenant representative gender', none],
  ['TEN-93', 'representative.surname', 'Invalid tenant representative last name', none],
  ['TEN-93', 'representative.firstName', 'Invalid tenant representative first name', none],
  ['TEN-93', 'representative.nationality', 'Invalid tenant representative nationality', none],
  ['TEN-93', 'representative.contacts.0.address', 'Invalid tenant representative address', none],
  ['TEN-93', 'representative.contacts.0.email', 'Invalid tenant representative email', none, 'a@example'],
  ['TEN-93', 'representative.contacts.0.mobile', 'Invalid tenant representative mobile number', none],
  ['TEN-93', 'representative.contacts.0.secondEmail', 'Invalid tenant representative second email', 'a@example'],
  ['TEN-93', 'representative.contacts.0.phone', 'Invalid tenant representative phone number', '0612345678'],
]

const ofGuarantor: Row[] = [
  ['TEN-122', 'person.gender', 'Invalid guarantor gender', none],
  ['TEN-123', 'person.surname', 'Invalid guarantor last name', none],
  ['TEN-124', 'person.firstName', 'Invalid guarantor first name', none],
  ['TEN-125', 'person.contacts.0.mobile', 'Invalid guarantor mobile', none, '0145678901'],
  ['TEN-126', 'person.contacts.0.phone', 'Invalid guarantor phone', '0612345678'],
  ['TEN-127', 'person.contacts.0.email', 'Invalid guarantor email', none, 'a@example'],
  ['TEN-128', 'person.birthDate', 'Invalid guarantor birth date', none, '31/04/1960', future],
  ['TEN-129', 'person.placeOfBirth', 'Invalid guarantor birth place', none],
  ['TEN-130', 'person.nationality', 'Invalid guarantor nationality', none],
]

const ofGuarantorCompany: Row[] = [
  ['TEN-125', 'person.contacts.0.mobile', 'Invalid guarantor mobile', none, '0145678901'],
  ['TEN-126', 'person.contacts.0.phone', 'Invalid guarantor phone', '0612345678'],
  ['TEN-127', 'person.contacts.0.email', 'Invalid guarantor email', none, 'a@example'],
  ['TEN-131', 'person.name', 'Invalid guarantor corporation name', none],
  ['TEN-132', 'person.shareCapital', 'Invalid guarantor corporation capital fund', 'mille'],
  ['TEN-133', 'person.siren', 'Invalid guarantor corporation SIREN', '12345678'],
  ['TEN-134', 'person.siret', 'Invalid guarantor corporation SIRET', '1234567890123'],
  ['TEN-134', 'person.vatNumber', 'Invalid guarantor corporation VAT', 'FR123'],
]

const ofContact: Row[] = [
  ['TEN-135', 'person.gender', 'Invalid emergency contact gender', none],
  ['TEN-136', 'person.surname', 'Invalid emergency contact last name', none],
  ['TEN-137', 'person.firstName', 'Invalid emergency contact first name', none],
  ['TEN-138', 'person.contacts.0.mobile', 'Invalid emergency contact mobile', none, '0145678901'],
  ['TEN-139', 'person.contacts.0.phone', 'Invalid emergency contact phone', '0612345678'],
  ['TEN-140', 'person.contacts.0.email', 'Invalid emergency contact email', 'a@example'],
  ['TEN-141', 'person.birthDate', 'Invalid emergency contact birth date', none, '31/04/1960', future],
  ['TEN-142', 'person.placeOfBirth', 'Invalid emergency contact birth place', none],
  ['TEN-143', 'person.nationality', 'Invalid emergency contact nationality', none],
]

const ofContactCompany: Row[] = [
  ['TEN-144', 'person.name', 'Invalid emergency contact corporation name', none],
  ['TEN-145', 'person.shareCapital', 'Invalid emergency contact capital fund', 'mille'],
  ['TEN-146', 'person.siren', 'Invalid emergency contact SIREN', '12345678'],
  ['TEN-146', 'person.siret', 'Invalid emergency contact SIRET', '1234567890123'],
  ['TEN-146', 'person.vatNumber', 'Invalid emergency contact VAT', 'FR123'],
]

const component = 'habitable.habitableComponents.0'
const ofEstate: Row[] = [
  ['REAL-36', 'label', 'Name cannot be empty', none, ' '],
  ['REAL-37', 'address', 'Address cannot be empty', none, ' '],
  ['REAL-38', 'surface', 'Surface cannot be empty and must be number', none, -3],
  ['REAL-41 REAL-42', 'constructionYear', 'Construction year cannot be empty and must be number', 1399, 2999],
  ['REAL-43 REAL-44', 'acquisitionDate', 'Acquisition year cannot be empty and must be number', '31/02/2020', future],
  ['REAL-45', `${component}.type`, 'Invalid real estate component type', none],
  ['REAL-46', `${component}.surface`, 'Component surface cannot be empty and must be number', none],
]
/** These are quoted in French. */
const ofTrustee: Row[] = [
  ['REAL-48', 'condominiumTrustee.name', 'Le nom du syndic ne peut être vide', none, ' '],
  ['REAL-49', 'condominiumTrustee.phone', 'Le téléphone est invalide', '12', '+32472000000'],
  ['REAL-50', 'condominiumTrustee.email', "L'émail est invalide", 'syndic', 'a@b'],
  ['REAL-51', 'condominiumTrustee.realestatetenth', 'Le tantième du bien est invalide', none],
  ['REAL-52', 'condominiumTrustee.condominiumtrusteetenth', 'Le tantième de la copropriété est invalide', none],
]

const { type, registrationNumber, expirationDate } = individual.identificationDocument
const fileData = { label: 'passport.png', resourceUuid: '11111111-1111-4111-8111-111111111111' }
const stored = { ...individual, identificationDocument: { type, registrationNumber, expirationDate, fileData } }

describe.each<[record: string, language: 'en' | 'fr', valid: object, rows: Row[]]>([
  ['tenant', 'en', stored, ofPerson],
  ['tenant', 'en', corporation, ofCompany],
  ['guarantor', 'en', person, ofGuarantor],
  ['guarantor', 'en', company, ofGuarantorCompany],
  ['emergency-contact', 'en', person, ofContact],
  ['emergency-contact', 'en', company, ofContactCompany],
  ['real-estate', 'en', house, ofEstate],
  ['real-estate', 'fr', house, ofTrustee],
])('a wrong field of %s, in %s', (record, language, valid, rows) => {
  it.each(rows)('%s %s is refused: "%s"', (_, path, sentence, ...wrong) => {
    const field = path.replaceAll(/\.\d+/g, '')
    expect(words(language, record).fields[field]?.error).toBe(sentence)
    expect(words(language === 'fr' ? 'en' : 'fr', record).fields[field]?.error).toMatch(/\S/)
    expect(wrongPaths(record, valid)).toEqual([])
    for (const value of wrong) expect(wrongPaths(record, setAt(valid, path, value)), String(value)).toEqual([path])
  })
})

/** What the checklist proposes for each value, but in British words. */
const british: Record<string, string> = { 'Square meters': 'Square metres', 'Driver license': 'Driving licence' }
const [, appendix = ''] = readFileSync('docs/checklist.md', 'utf8').split('### Appendix A')
const labels = [...appendix.matchAll(/^\| ([A-Z_]+)(?: \(given\))? \| (.+?) \| (.+?) \|$/gm)]

it('I18N-03 ENUM-04 ENUM-06 values are called as the checklist proposes, in French and in English', () => {
  const optionsOf = (language: string) =>
    JSON.parse(readFileSync(`locales/${language}/options.json`, 'utf8')) as Record<string, string>
  const [french, english] = [optionsOf('fr'), optionsOf('en')]
  expect(labels.length).toBeGreaterThan(70)
  for (const [, value = '', en = '', fr = ''] of labels)
    expect([french[value], english[value]], value).toEqual([fr.replaceAll("'", '’'), british[en] ?? en])
})
