import { corporation, individual } from '../../api/tenants.ts'
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

/** A contact person whom no guarantor is called like. */
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

/** A person as tenant, with everything that is no file. */
export const noel: Tenant = {
  ...individual,
  emergencyContacts: [paul],
  identificationDocument: {
    ...individual.identificationDocument,
    expirationDate: '01/01/2040',
    uploaddate: '11/20/2025 14:03:07',
  },
}

const { birthDate: _, placeOfBirth: __, ...representative } = corporation.representative

/** A company as tenant, with everything that is no file and that its form shows. */
export const bakery: Tenant = { ...corporation, emergencyContacts: [paul], representative }

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
