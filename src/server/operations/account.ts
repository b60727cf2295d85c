import { folderOf } from '#engine/schema/definitionName.ts'
import { profileRecord } from '../account/profile.ts'
import { refusals } from '../errors.ts'
import { shownEmail } from '../identity/emails.ts'
import type { Handler } from '../request/Call.ts'
import { ownerOf } from './recordCall.ts'
import { storedRecord } from '../store/database/tables.ts'
import { exportArchive } from '../account/exportArchive.ts'
import { removeAccount } from '../account/removeAccount.ts'

/** Id and type of the caller's account, as its other calls name them in their paths, and the address for signing in. */
export const getAccountDetails: Handler = async (call, { store }) => {
  const id = ownerOf(call)
  const account = await store.accounts.byId(id)
  const profile = await store.records.find(id, profileRecord, id)
  if (!account || !profile) throw refusals.notFound()
  const type = String(storedRecord(profile)['type']).toLowerCase()
  return { kind: 'json', body: { resourceUuid: id, type, email: shownEmail(account.email) } }
}

/** How many records of each kind the caller has, and how many files: what goes with the account. */
export const countContents: Handler = async (call, { store }) => {
  const owner = ownerOf(call)
  const kinds = (await store.records.kinds(owner)).filter((name) => name !== profileRecord)
  const counts = await Promise.all(kinds.map(async (name) => [folderOf(name), await store.records.count(owner, name)]))
  const files = await store.files.ofOwner(owner)
  return { kind: 'json', body: { ...Object.fromEntries(counts), files: files.length } }
}

/** Accounts whose export this process is sending. */
const underWay = new Set<string>()

/** All records and files of the caller in one zip; one at a time, since each reads and packs all that there is. */
export const exportAccount: Handler = async (call, { store, files, catalogue, clock }) => {
  const owner = ownerOf(call)
  const account = await store.accounts.byId(owner)
  if (!account) throw refusals.notFound()
  const kinds = await store.records.kinds(owner)
  const fileRows = await store.files.ofOwner(owner)
  const now = clock()
  if (underWay.has(owner)) throw refusals.tooMany(10)
  underWay.add(owner)
  const stream = exportArchive({ account, kinds, fileRows }, { catalogue, records: store.records, files, now })
  stream.once('close', () => underWay.delete(owner))
  return {
    kind: 'download',
    stream,
    mediaType: 'application/zip',
    label: `trousseau-${now.toISOString().slice(0, 10)}.zip`,
  }
}

/** Removes the caller's account with all its records and files. */
export const removeUser: Handler = async (call, services) => {
  await removeAccount(ownerOf(call), services)
  return { kind: 'text', body: 'Account deleted' }
}
