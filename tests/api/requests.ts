import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { join } from 'node:path'
import { filesBelow } from '../filesBelow.ts'

export const estates = '/api/restapi/realestate'

/** The smallest valid real estate. */
export const land = {
  label: 'Pré',
  type: 'LAND',
  address: '3 chemin creux',
  surface: 1200,
  measureUnity: 'SQUARE_METERS',
}

/** A real estate that has everything. */
export const house = {
  label: 'Villa Élan',
  type: 'HOUSE',
  address: '12 rue de la Paix, Paris',
  surface: 120.5,
  measureUnity: 'SQUARE_METERS',
  constructionYear: 1930,
  acquisitionDate: '14/07/2001',
  habitable: {
    habitableComponents: [
      { type: 'KITCHEN', surface: 12, label: 'Cuisine' },
      { type: 'BED_ROOM', surface: 14.5 },
    ],
  },
  condominiumTrustee: {
    name: 'Syndic Martin',
    phone: '0145678901',
    email: 'syndic@example.org',
    realestatetenth: 120,
    condominiumtrusteetenth: 10000,
  },
}

export interface SentFile {
  name: string
  bytes: Uint8Array
  /** What the sender claims. */
  type?: string
  part?: string
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

export const picture = (name = 'façade.png'): SentFile => ({ name, bytes: png, type: 'image/png' })
export const animation: SentFile = { name: 'jardin.gif', bytes: gif, type: 'image/gif' }
export const drawing = (text = '<svg xmlns="http://www.w3.org/2000/svg"/>', name = 'plan.svg'): SentFile => ({
  name,
  bytes: Buffer.from(text),
  type: 'image/svg+xml',
})

/** A multipart body as a browser makes it. */
export async function multipart(
  record: unknown,
  files: SentFile[] = [],
  parts: { json: string; files: string } = { json: 'commondata', files: 'pictures' },
) {
  const form = new FormData()
  const text = typeof record === 'string' ? record : JSON.stringify(record)
  form.append(parts.json, new Blob([text], { type: 'application/json' }), 'blob')
  for (const { name, bytes, type = '', part = parts.files } of files) {
    form.append(part, new Blob([bytes.slice()], { type }), name)
  }
  return encode(form)
}

/** Payload and header of a form. */
export async function encode(form: FormData) {
  const response = new Response(form)
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  }
}

interface Form {
  url: string
  record: unknown
  /** Names of the JSON part, and of the files that name none. */
  parts?: { json: string; files: string }
  /** What is replaced; a new record without one. */
  id?: string | undefined
  files?: SentFile[] | undefined
  headers?: Record<string, string> | undefined
}

/** Sends a call, without a network. */
export type Inject = (options: InjectOptions) => Promise<LightMyRequestResponse>

/** Every call bears the token of somebody. */
export const inTheNameOf =
  ({ bearer }: { bearer: { authorization: string } }, inject: Inject): Inject =>
  (options) =>
    inject({ ...options, headers: { ...bearer, ...options.headers } })

/** Creates (no id) or replaces a record. */
export async function sendForm(inject: Inject, { url, record, parts, id, files, headers }: Form) {
  const body = await multipart(record, files, parts)
  return inject({
    method: id === undefined ? 'POST' : 'PUT',
    url: id === undefined ? url : `${url}/${id}`,
    payload: body.payload,
    headers: { ...body.headers, ...headers },
  })
}

/** What a call is answered with that must succeed. */
export function contentOf<Content>(answer: LightMyRequestResponse): Content {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
  return answer.json<Content>()
}

export interface Estate {
  resourceUuid: string
  pictures?: { label: string; resourceUuid: string }[]
  habitable?: { habitableComponents: { resourceUuid: string; type: string }[] } | null
  [name: string]: unknown
}

/** What somebody may ask of real estates. */
export function estateCalls(inject: Inject) {
  /** Creates (no id) or replaces one. */
  const save = (record: unknown, options: Pick<Form, 'id' | 'files' | 'headers'> = {}) =>
    sendForm(inject, { url: estates, record, ...options })
  const read = async (id: string) => contentOf<Estate>(await inject({ url: `${estates}/${id}` }))
  return {
    save,
    read,
    /** Creates one and reads it back. */
    created: async (record: unknown, files: SentFile[] = []) =>
      read(contentOf<Estate>(await save(record, { files })).resourceUuid),
    list: async () => contentOf<Estate[]>(await inject({ url: estates })),
    remove: (id: string) => inject({ method: 'DELETE', url: `${estates}/${id}` }),
  }
}

type Server = { inject: Inject }
type Person = Parameters<typeof inTheNameOf>[0]

export const read = ({ inject }: Server, person: Person, id: string) =>
  estateCalls(inTheNameOf(person, inject)).read(id)
export const list = ({ inject }: Server, person: Person) => estateCalls(inTheNameOf(person, inject)).list()

/** The fields that a 422 or 413 names, with their codes. */
export function named(answer: LightMyRequestResponse): { fieldName: string; message: string }[] {
  const items = JSON.parse(keyOf(answer)) as { fieldName: string; message: string }[]
  return items.map(({ fieldName, message }) => ({ fieldName, message }))
}

/** The message key of an error. */
export const keyOf = (answer: LightMyRequestResponse) =>
  answer.json<{ functionnalDetails: string }>().functionnalDetails

/** How a call is refused: the status, and the key or each field that the answer names with its code. */
export async function refusal(sent: Promise<LightMyRequestResponse>): Promise<[status: number, ...string[]]> {
  const answer = await sent
  const key = keyOf(answer)
  const fields = key.startsWith('[') ? named(answer).map(({ fieldName, message }) => `${fieldName} ${message}`) : [key]
  return [answer.statusCode, ...fields]
}

/** How many files stand in a folder of the data. */
export const filesOf = (dataDir: string, folder: string) => filesBelow(join(dataDir, folder)).length
