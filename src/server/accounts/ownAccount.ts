import { folderOf } from '#engine/schema/definitionName.ts'
import { refusals } from '../errors.ts'
import { ownerOf } from '../records/recordCall.ts'
import { removeRecord } from '../records/removeRecord.ts'
import type { Handler } from '../request/Call.ts'
import type { Services } from '../services.ts'
import { storedRecord } from '../store/database/tables.ts'
import { waitForTurn } from '../store/pages.ts'
import { profileRecord } from './createAccount.ts'
import { shownEmail } from '../credentials/emails.ts'
import { exportArchive } from './exportArchive.ts'
import { clearAttempts } from './limits.ts'
import { sessionsOf } from './ownSessions.ts'

/** Id and type of the caller's account, as its other calls name them in their paths, and the address for signing in. */
export const getAccountDetails: Handler = async (call, { store }) => {
  const id = ownerOf(call)
  const account = await store.accounts.byId(id)
  const profile = await store.records.find(id, profileRecord, id)
  if (!account || !profile) throw refusals.notFound()
  const type = String(storedRecord(profile)['type']).toLowerCase()
  return { body: { resourceUuid: id, type, email: shownEmail(account.email) } }
}

/** How many records of each kind the caller has, and how many files: what goes with the account. */
export const countContents: Handler = async (call, { store }) => {
  const owner = ownerOf(call)
  const kinds = (await store.records.countByKind(owner)).filter(({ name }) => name !== profileRecord)
  const counts = kinds.map(({ name, count }) => [folderOf(name), Number(count)])
  return { body: { ...Object.fromEntries(counts), files: await store.files.count(owner, call.hangUp) } }
}

/** Accounts whose export this process is sending. */
const underWay = new Set<string>()

/** All records and files of the caller in one zip; one at a time, since each reads and packs all that there is. */
export const exportAccount: Handler = async (call, services) => {
  const { store, clock } = services
  const owner = ownerOf(call)
  const account = await store.accounts.byId(owner)
  if (!account) throw refusals.notFound()
  const kinds = await store.records.kinds(owner)
  const sessions = await sessionsOf(call, services)
  const now = clock()
  if (underWay.has(owner)) throw refusals.tooMany(10)
  underWay.add(owner)
  const stream = exportArchive({ account, sessions, kinds }, call, services, now)
  stream.once('close', () => underWay.delete(owner))
  const label = `trousseau-${now.toISOString().slice(0, 10)}.zip`
  return { stream, mediaType: 'application/zip', label }
}

/**
 * Removes the records of an owner with their files, one at a time: in one transaction, thousands would hold up all others.
 */
async function removeRecords(owner: string, { store, files }: Pick<Services, 'store' | 'files'>): Promise<void> {
  const some = () => store.records.someBut(profileRecord, owner)
  for (let found = await some(); found.length > 0; found = await some()) {
    for (const { name, id } of found) {
      const fileIds = await store.transaction((tables) => removeRecord(tables, { owner, name, id }))
      await files.remove(fileIds)
      await waitForTurn()
    }
  }
}

/**
 * Removes the caller's account and everything that belongs to it: records, files, sessions, links, answers kept for
 * repeated calls and mails. The records go first; if this is interrupted, the account stays with the rest and can be
 * removed again. All other rows go in one transaction. Bytes are deleted after it; after an interruption, at the next
 * start.
 */
export const removeUser: Handler = async (call, services) => {
  const { store, files, mailWorker } = services
  const id = ownerOf(call)
  await removeRecords(id, services)
  const gone = await store.transaction(async (tables) => {
    // Saves under way end first, and later ones find no account: so the list of files is whole.
    const account = await tables.accounts.hold(id)
    if (!account) return undefined
    const fileIds = (await tables.files.ofOwner(id)).map((file) => file.id)
    await tables.outbox.removeFor(account.email)
    await tables.attempts.clearOf(id)
    await clearAttempts(tables.attempts, services, account.email)
    await tables.attempts.clearOf(services.fingerprint(id))
    // Every other table refers to the account and follows it.
    await tables.accounts.remove(id)
    return { fileIds, email: account.email }
  })
  if (gone) {
    await files.remove(gone.fileIds)
    await mailWorker.forget(gone.email)
    await store.forget()
  }
  return { body: 'Account deleted' }
}
