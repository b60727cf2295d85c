import { randomBytes, randomUUID } from 'node:crypto'
import { dropAt, joinPath, placesOf, type Json } from '#engine/record/path.ts'
import { writeRecord } from '#engine/wire/writeRecord.ts'
import { keptFields } from '#engine/schema/wireFields.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import type { ServerOperation } from '#engine/plan/ServerOperation.ts'
import { newLink, type LinkPurpose } from '#server/accounts/links.ts'
import { asNew } from '../../arbitraries/asNew.ts'
import { recordsOf } from '../../databases/recordsOf.ts'
import type { RecordRow } from '#server/store/database/tables.ts'
import { password, type TestServer } from '../server.ts'

/** Somebody who calls, with all that exists for the calls to name. */
export type Stock = Awaited<ReturnType<typeof newStock>>

const documents = new Map<string, unknown[]>()

const sentOf = (schema: RecordSchema, record: Json) => writeRecord(schema, record, () => undefined).json

let made = 0

/**
 * Makes an account with a profile, another one that waits for its activation, and links as mails have them.
 * @param isCompany people and companies by turns if not given, for each has calls of its own
 */
export async function newStock(server: TestServer, isCompany = (made += 1) % 2 === 1) {
  const { services } = server
  const { store, catalogue, clock } = services
  const link = async (purpose: LinkPurpose, signUp: string) => {
    const { secret, row } = newLink(purpose, { sign_up_id: signUp }, clock())
    await store.links.add(row)
    return secret
  }
  const introduction = isCompany
    ? { accountType: 'CORPORATION', corporationName: 'SCI des Lilas' }
    : { accountType: 'INDIVIDUAL', surname: 'Martin', firstName: 'Jeanne' }
  const email = `${randomUUID()}@example.org`
  // Each from an address of its own: so many sign up from none.
  const addSignUp = async (address: string) => {
    const names = { surname: undefined, firstName: undefined, ...introduction }
    const from = `10.1.${randomBytes(2).join('.')}`
    return (await server.signUp({ ...names, email: address }, undefined, from)).body
  }
  const id = await addSignUp(email)
  const activation = await server.validate(await link('activation', id))
  if (activation.statusCode !== 200) throw new Error(activation.body)
  const signedIn = await server.signIn({ username: email, password }, '10.0.0.1')
  let waitingEmail = ''
  const addWaiting = () => {
    waitingEmail = `${randomUUID()}@example.org`
    return addSignUp(waitingEmail)
  }
  let waiting = await addWaiting()
  let records: (RecordRow & { json: Json })[] = []
  let files: string[] = []
  let links: string[] = []
  let sessions: string[] = []
  /** A record as the server gives it, with its schema. */
  const storedAt = (id: string | undefined) => {
    const row = records.find((record) => record.id === id)
    if (!row) return undefined
    const { schema, present } = catalogue.record(row.name)
    return { schema, record: present.record(row.json) }
  }
  const owner = server.signedIn(id, email, signedIn)
  /** The sessions of the owner but the one that calls. */
  async function otherSessions(): Promise<string[]> {
    const listed = await owner.inject({ url: '/api/authentication/account/sessions' })
    // Whoever has left has none.
    if (listed.statusCode !== 200) return []
    const all = listed.json<{ resourceUuid: string; place: string }[]>()
    return all.filter(({ place }) => place === 'ELSEWHERE').map(({ resourceUuid }) => resourceUuid)
  }
  const stock = {
    owner,
    /** Looks anew at what there is after a call that wrote something. */
    async restock(after?: ServerOperation) {
      const rows = await recordsOf(store.records, id)
      records = rows.map((row) => ({ ...row, json: JSON.parse(row.document) as Json }))
      files = (await store.files.ofOwner(id)).map((file) => file.id)
      // Calls on records use no links up.
      if (after && after.operate.kind === 'record') return
      // A link that was used has made it an account.
      if (!(await store.signUps.byId(waiting))) waiting = await addWaiting()
      sessions = await otherSessions()
      if (sessions.length === 0) {
        await server.signIn({ username: email, password }, '10.0.0.2')
        sessions = await otherSessions()
      }
      links = [await link('activation', waiting), await link('passwordReset', waiting), waiting]
    },
    /** What may stand for a path parameter of an operation. */
    stepsFor({ operate }: ServerOperation, parameter: string) {
      if (operate.kind !== 'record') {
        const ids = { getFile: files, endSession: sessions }[operate.handler]
        return ids ?? [...links, ...files]
      }
      const named = Object.entries(operate.only).find(([, value]) => value === `{${parameter}}`)?.[0]
      const schema = catalogue.record(operate.record).schema.properties[named ?? '']
      if (schema) return [...(schema.enum ?? []).map(String), ...Object.keys(schema.wire?.aliases ?? {})]
      const only = Object.entries(operate.only).filter(([, value]) => !value.startsWith('{'))
      const isMeant = (document: Json) => only.every(([field, value]) => document[field] === value)
      return records.filter(({ name, json }) => name === operate.record && isMeant(json)).map((record) => record.id)
    },
    /** Documents that the server takes now, which keep what is stored; none if none is known. */
    known({ id: operation, operate }: ServerOperation, recordId: string | undefined) {
      const stored = storedAt(recordId)
      if (operate.kind !== 'record' || !stored) {
        return operation === 'signIn' ? [{ username: email, password }] : (documents.get(operation) ?? [])
      }
      return [sentOf(stored.schema, stored.record)]
    },
    /** The document of a record as a create sends it: nothing stored is kept, all entries are new. */
    anew(recordId: string | undefined) {
      const stored = storedAt(recordId)
      if (!stored) return undefined
      const { schema, record } = stored
      const entries = keptFields(schema).filter((field) => !field.schema.upload)
      const ids = entries.flatMap(({ path }) =>
        placesOf(record, `${path}.resourceUuid`).map((place) => joinPath(place, 'resourceUuid')),
      )
      return asNew(schema, sentOf(schema, ids.reduce<Json>(dropAt, record)))
    },
    /** The id of one of the records of a kind. */
    one(record: string, pick: number) {
      const ids = records.filter(({ name }) => name === record).map(({ id: own }) => own)
      return ids[pick % ids.length]
    },
    /** A text that finds something, for a query parameter. */
    text: (parameter: string) => (parameter === 'email' ? waitingEmail : 'a'),
    /** Remembers a document that was taken. */
    taken({ id: operation }: ServerOperation, document: unknown) {
      documents.set(operation, [...(documents.get(operation) ?? []).slice(-50), document])
    },
  }
  await stock.restock()
  return stock
}
