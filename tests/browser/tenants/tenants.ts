import { corporation, individual, type Tenant, type TenantRecord } from '../../api/tenants.ts'
import type { Account } from '../support/Account.ts'
import { apiOf, bodyOf } from '../support/api.ts'
import { swatch, type ChosenFile } from '../real-estate/pictureFiles.ts'

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
export const noel: TenantRecord = {
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
export const bakery: TenantRecord = { ...corporation, emergencyContacts: [paul], representative }

export const letter = (name: string): ChosenFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(`The text of ${name}`),
})

const pictureAs = (part: SentFile['part'], usual: string) => {
  return async (name = usual): Promise<SentFile> => ({ ...(await swatch(name)), part })
}
export const passport = pictureAs('identificationDocument', 'passeport.png')
export const portrait = pictureAs('picture', 'portrait.png')
export const paper = (name: string): SentFile => ({ ...letter(name), part: 'documents' })

/** What is sent for a supporting document whose file goes with it. */
export const announced = (fileName: string, others: object = {}) => ({
  metaData: { fileName },
  uploaddate: '11/20/2025 15:00:00',
  ...others,
})

/** Speaks to the API as an account, beside the browser. */
export type Tenants = ReturnType<typeof tenantsOf>

const collection = 'restapi/tenant'
const familyOf = ({ type }: TenantRecord) => type.toLowerCase() as Family

/** @param address of the server, with a slash at the end */
export function tenantsOf(address: string, account: Account) {
  const call = apiOf(address, account)
  return {
    async create(tenant: TenantRecord, files?: SentFile[]) {
      const family = familyOf(tenant)
      const sent = files ?? (family === 'individual' ? [await passport()] : [])
      const body = bodyOf('tenant', tenant, sent)
      const answer = await call(`${collection}/${family}`, { method: 'POST', body })
      return (answer as { resourceUuid: string }).resourceUuid
    },
    list: async () => (await call(`${collection}/`)) as Tenant[],
    read: async (family: Family, id: string) => (await call(`${collection}/${family}/${id}`)) as Tenant,
  }
}
