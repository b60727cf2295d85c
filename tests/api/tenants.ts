import type { LightMyRequestResponse } from 'fastify'
import records from '../fixtures/tenants.json' with { type: 'json' }
import { picture, sendForm, type SentFile } from './requests.ts'
import type { Person, TestServer } from './server.ts'

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

/** Creates (no id) or replaces a tenant, in the family of its type if none is named. */
export async function saveTenant(
  server: TestServer,
  who: Person,
  record: unknown,
  { id, files, headers, family }: Options = {},
): Promise<LightMyRequestResponse> {
  const type = (record as { type?: string }).type === 'CORPORATION' ? 'corporation' : 'individual'
  const sent = files ?? (type === 'individual' && id === undefined ? [identity()] : [])
  const parts = { json: 'tenant', files: 'documents' }
  return sendForm(server, who, { url: `${tenants}/${family ?? type}`, record, parts, id, files: sent, headers })
}

export async function readTenant(
  server: TestServer,
  who: Person,
  { resourceUuid, type }: Pick<Tenant, 'resourceUuid' | 'type'>,
) {
  const answer = await server.inject({ url: `${tenants}/${type.toLowerCase()}/${resourceUuid}`, headers: who.bearer })
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
  return answer.json<Tenant>()
}

/** A tenant as it is sent. */
export type TenantRecord = { type: string } & Record<string, unknown>

/** Creates a tenant and reads it back. */
export async function createdTenant(server: TestServer, who: Person, record: TenantRecord, files?: SentFile[]) {
  const answer = await saveTenant(server, who, record, files ? { files } : {})
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
  const { resourceUuid } = answer.json<{ resourceUuid: string }>()
  return readTenant(server, who, { resourceUuid, type: record.type as Tenant['type'] })
}

export async function listTenants(server: TestServer, who: Person): Promise<Tenant[]> {
  return (await server.inject({ url: `${tenants}/`, headers: who.bearer })).json<Tenant[]>()
}

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

export const fetchFile = (server: TestServer, who: Person | undefined, id: string | undefined) =>
  server.inject({ url: `/api/restapi/file/${id}`, ...(who && { headers: who.bearer }) })
