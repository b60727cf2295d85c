import type { LightMyRequestResponse } from 'fastify'
import { picture, sendForm, type SentFile } from './requests.ts'
import type { Person, TestServer } from './server.ts'

export const tenants = '/api/restapi/tenant'

/** A guarantor or contact person who is a person. */
export const person = {
  type: 'INDIVIDUAL',
  person: {
    gender: 'MRS',
    surname: 'Durand',
    firstName: 'Élodie',
    birthDate: '03/05/1960',
    placeOfBirth: 'Lyon',
    nationality: 'FRA',
    contacts: [
      { mobile: '0612345678', phone: '0145678901', email: 'elodie@example.org', address: '1 rue des Lilas, Lyon' },
    ],
  },
}

/** A guarantor or contact person that is a company. */
export const company = {
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

const bankAccounts = [
  {
    bankName: 'Banque Postale',
    address: '3 place de la Bourse, Paris',
    rib: '20041010050500013M02606',
    iban: 'FR1420041010050500013M02606',
    bic: 'PSSTFRPPPAR',
  },
]

const common = {
  followupAddress: '9 quai de Seine, Rouen',
  privateComment: 'Paie le 5.\nTrès calme.',
  guarantors: [person, company],
  emergencyContacts: [person],
}

/** A tenant who is a person, with everything but files. */
export const individual = {
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
        address: '12 rue de la Paix, Paris',
      },
    ],
    bankAccounts,
  },
  employer: 'Atelier du Bois',
  employerAddress: '4 rue Haute, Paris',
  contractType: 'CDI',
  monthlyIncome: 2450.5,
  identificationDocument: {
    type: 'PASSPORT',
    registrationNumber: '12AB34567',
    expirationDate: '01/01/2020',
    metaData: { fileName: 'passeport.png' },
    uploaddate: '11/20/2026 14:03:07',
  },
}

/** A tenant that is a company, with everything but files. */
export const corporation = {
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
    contacts: [{ address: '5 rue du Four, Paris', initialContact: true }],
    bankAccounts,
  },
  representative: {
    gender: 'MS',
    surname: 'Martin',
    firstName: 'Jeanne',
    middle: 'Rose',
    birthDate: '01/12/1975',
    placeOfBirth: 'Lille',
    nationality: 'BEL',
    contacts: [
      {
        email: 'jeanne@example.org',
        secondEmail: 'j.martin@example.org',
        mobile: '0612345680',
        phone: '0145678903',
        address: '6 rue du Four, Paris',
      },
    ],
  },
}

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
