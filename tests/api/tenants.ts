import records from '../fixtures/tenants.json' with { type: 'json' }
import { contentOf, inTheNameOf, picture, sendForm, type Inject, type SentFile } from './requests.ts'

export const tenants = '/api/restapi/tenant'

/** A guarantor or contact person: one who is a person, and one that is a company. */
export const { person, company } = records

const common = { ...records.shared, guarantors: [person, company], emergencyContacts: [person] }
const withAccounts = <Person extends object>(one: Person) => ({ ...one, bankAccounts: records.bankAccounts })

/** A tenant who is a person, with everything but files. */
export const individual = { ...records.individual, ...common, person: withAccounts(records.individual.person) }

/** A tenant that is a company, with everything but files. */
export const corporation = { ...records.corporation, ...common, person: withAccounts(records.corporation.person) }

/** The file of an individual's identity document. */
export const identity = (name = 'passeport.png'): SentFile => ({ ...picture(name), part: 'identificationDocument' })
export const portrait = (name = 'portrait.png'): SentFile => ({ ...picture(name), part: 'picture' })
export const paper = (name: string, text: string | Buffer = `text of ${name}`): SentFile => ({
  name,
  bytes: Buffer.from(text),
  part: 'documents',
})

/** What is sent for a supporting document whose file goes with it. */
export const announced = (fileName: string, others: object = {}) => ({
  metaData: { fileName },
  uploaddate: '11/20/2026 15:00:00',
  ...others,
})

export interface StoredFile {
  label: string
  resourceUuid: string
}
export interface StoredEntry {
  resourceUuid: string
  type?: string
  person?: { resourceUuid: string; [name: string]: unknown }
  fileData?: StoredFile
  uploadDate?: string
  [name: string]: unknown
}
export interface Tenant {
  resourceUuid: string
  type: 'INDIVIDUAL' | 'CORPORATION'
  reference: string
  person: { resourceUuid: string; [name: string]: unknown }
  representative?: { resourceUuid: string; [name: string]: unknown }
  guarantors: StoredEntry[]
  emergencyContacts: StoredEntry[]
  documents?: StoredEntry[]
  identificationDocument?: StoredEntry
  picture?: StoredFile
  [name: string]: unknown
}

type Options = { id?: string; files?: SentFile[]; headers?: Record<string, string>; family?: string }

/** A tenant as it is sent. */
export type TenantRecord = { type: string } & Record<string, unknown>

/** What somebody may ask of tenants. */
export function tenantCalls(inject: Inject) {
  /** Creates (no id) or replaces one, in the family of its type if none is named. */
  function save(record: unknown, { family, files, ...options }: Options = {}) {
    const type = (record as { type?: string }).type === 'CORPORATION' ? 'corporation' : 'individual'
    const sent = files ?? (type === 'individual' && options.id === undefined ? [identity()] : [])
    const parts = { json: 'tenant', files: 'documents' }
    return sendForm(inject, { ...options, url: `${tenants}/${family ?? type}`, record, parts, files: sent })
  }
  const read = async ({ resourceUuid, type }: Pick<Tenant, 'resourceUuid' | 'type'>) =>
    contentOf<Tenant>(await inject({ url: `${tenants}/${type.toLowerCase()}/${resourceUuid}` }))
  return {
    save,
    read,
    /** Creates one and reads it back. */
    async created(record: TenantRecord, files?: SentFile[]) {
      const { resourceUuid } = contentOf<Tenant>(await save(record, files && { files }))
      return read({ resourceUuid, type: record.type as Tenant['type'] })
    },
    list: async () => contentOf<Tenant[]>(await inject({ url: `${tenants}/` })),
  }
}

export const listTenants = ({ inject }: { inject: Inject }, person: Parameters<typeof inTheNameOf>[0]) =>
  tenantCalls(inTheNameOf(person, inject)).list()

/** What is sent to keep a stored document with its file. */
export function kept({ fileData, uploadDate, resourceUuid: _, ...others }: StoredEntry) {
  return {
    ...others,
    metaData: { fileName: fileData?.label ?? '', fileUuid: fileData?.resourceUuid },
    ...(uploadDate !== undefined && { uploaddate: uploadDate }),
  }
}

interface SentFiles {
  picture?: StoredFile
  identificationDocument?: object
}

/** What is sent to save a stored tenant unchanged. */
export function unchanged({ resourceUuid: _, contacts: __, ...tenant }: Tenant): TenantRecord & SentFiles {
  return {
    ...tenant,
    ...(tenant.documents && { documents: tenant.documents.map(kept) }),
    ...(tenant.identificationDocument && { identificationDocument: kept(tenant.identificationDocument) }),
  }
}
