import type { Account } from '../support/Account.ts'
import { apiOf, bodyOf } from '../support/api.ts'
import { swatch, type ChosenFile } from '../real-estate/pictureFiles.ts'

/** A tenant as it is sent. */
export type Tenant = Record<string, unknown>

/** A tenant as it is answered, as far as the tests look into it. */
export interface StoredTenant {
  resourceUuid: string
  reference: string
  type: string
  person: { resourceUuid: string; [name: string]: unknown }
  representative?: { resourceUuid: string; [name: string]: unknown }
  guarantors: StoredEntry[]
  emergencyContacts: StoredEntry[]
  documents?: StoredEntry[]
  identificationDocument?: StoredEntry
  picture?: StoredFile
  [name: string]: unknown
}
export interface StoredFile {
  label: string
  resourceUuid: string
}
export interface StoredEntry {
  resourceUuid: string
  type?: string
  description?: string
  uploadDate?: string
  fileData?: StoredFile
  person?: Record<string, unknown>
}

export type Family = 'individual' | 'corporation'

/** A file with the part of the body that it travels in. */
export interface SentFile extends ChosenFile {
  part: 'identificationDocument' | 'picture' | 'documents'
}

/** A guarantor or contact person who is a person. */
export const elodie = {
  type: 'INDIVIDUAL',
  person: {
    gender: 'MRS',
    surname: 'Durand',
    firstName: 'Élodie',
    birthDate: '03/05/1960',
    placeOfBirth: 'Lyon',
    nationality: 'FRA',
    contacts: [
      {
        mobile: '0612345678',
        phone: '0145678901',
        email: 'elodie@example.org',
        address: '1, rue des Lilas 69003 Lyon',
      },
    ],
  },
}

/** A guarantor that is a company. */
export const insurer = {
  type: 'CORPORATION',
  person: {
    name: 'Garantie & Cie',
    legalStatus: 'SAS',
    shareCapital: 50000,
    siren: '732829320',
    siret: '73282932000074',
    vatNumber: 'FR44732829320',
    contacts: [{ mobile: '0712345678', email: 'contact@garantie.example' }],
  },
}

export const paul = {
  type: 'INDIVIDUAL',
  person: {
    gender: 'MR',
    surname: 'Lefèvre',
    firstName: 'Paul',
    birthDate: '21/12/1971',
    placeOfBirth: 'Brest',
    nationality: 'BEL',
    contacts: [{ mobile: '0687654321', email: 'paul.lefevre@example.org' }],
  },
}

const bankAccounts = [
  {
    bankName: 'Banque Postale',
    address: '3, place de la Bourse 75002 Paris',
    rib: '20041010050500013M02606',
    iban: 'FR1420041010050500013M02606',
    bic: 'PSSTFRPPPAR',
  },
]

const common = {
  followupAddress: '9, quai de Seine 76000 Rouen - France',
  privateComment: 'Paie le 5.\nTrès calme.',
  guarantors: [elodie, insurer],
  emergencyContacts: [paul],
}

/** A person as tenant, with everything that is no file. */
export const noel: Tenant = {
  type: 'INDIVIDUAL',
  ...common,
  person: {
    gender: 'MR',
    surname: 'Petit',
    firstName: 'Noël',
    middlename: 'Marie',
    birthDate: '29/02/1988',
    placeOfBirth: 'Nantes',
    nationality: 'FRA',
    profession: 'Luthier',
    contacts: [
      {
        email: 'noel@example.org',
        secondEmail: 'petit@example.org',
        mobile: '0612345679',
        phone: '0145678902',
        address: '12, rue de la Paix 75002 Paris - France',
      },
    ],
    bankAccounts,
  },
  employer: 'Atelier du Bois',
  employerAddress: '4, rue Haute 75011 Paris - France',
  contractType: 'CDI',
  monthlyIncome: 2450.5,
  identificationDocument: {
    type: 'PASSPORT',
    registrationNumber: '12AB34567',
    expirationDate: '01/01/2040',
    metaData: { fileName: 'passeport.png' },
    uploaddate: '11/20/2025 14:03:07',
  },
}

/** A company as tenant, with everything that is no file. */
export const bakery: Tenant = {
  type: 'CORPORATION',
  ...common,
  person: {
    name: 'Boulangerie Martin',
    legalStatus: 'SARL',
    shareCapital: 10000,
    siren: '732829320',
    siret: '73282932000074',
    vatNumber: 'FR44732829320',
    activityField: 'Boulangerie',
    website: 'boulangerie.example',
    contacts: [{ address: '5, rue du Four 75006 Paris', initialContact: true }],
    bankAccounts,
  },
  representative: {
    gender: 'MS',
    surname: 'Martin',
    firstName: 'Jeanne',
    middle: 'Rose',
    nationality: 'BEL',
    contacts: [
      {
        email: 'jeanne@example.org',
        secondEmail: 'j.martin@example.org',
        mobile: '0612345680',
        phone: '0145678903',
        address: '6, rue du Four 75006 Paris - France',
      },
    ],
  },
}

export const letter = (name: string): ChosenFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(`The text of ${name}`),
})

export const passport = async (name = 'passeport.png'): Promise<SentFile> => ({
  ...(await swatch(name)),
  part: 'identificationDocument',
})
export const portrait = async (name = 'portrait.png'): Promise<SentFile> => ({
  ...(await swatch(name)),
  part: 'picture',
})
export const paper = (name: string): SentFile => ({ ...letter(name), part: 'documents' })

/** What is sent for a supporting document whose file goes with it. */
export const announced = (fileName: string, others: object = {}) => ({
  metaData: { fileName },
  uploaddate: '11/20/2025 15:00:00',
  ...others,
})

/** Speaks to the API as an account, beside the browser. */
export interface Tenants {
  create: (tenant: Tenant, files?: SentFile[]) => Promise<string>
  list: () => Promise<StoredTenant[]>
  read: (family: Family, id: string) => Promise<StoredTenant>
}

const collection = 'restapi/tenant'
const familyOf = (tenant: Tenant): Family => (tenant['type'] === 'CORPORATION' ? 'corporation' : 'individual')

/** @param address of the server, with a slash at the end */
export function tenantsOf(address: string, account: Account): Tenants {
  const call = apiOf(address, account)
  return {
    async create(tenant, files) {
      const family = familyOf(tenant)
      const sent = files ?? (family === 'individual' ? [await passport()] : [])
      const body = bodyOf('tenant', tenant, sent)
      const answer = await call(`${collection}/${family}`, { method: 'POST', body })
      return (answer as { resourceUuid: string }).resourceUuid
    },
    list: async () => (await call(`${collection}/`)) as StoredTenant[],
    read: async (family, id) => (await call(`${collection}/${family}/${id}`)) as StoredTenant,
  }
}
