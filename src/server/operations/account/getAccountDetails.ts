import { profileRecord } from '../../account/profile.ts'
import { refusals } from '../../errors.ts'
import { shownEmail } from '../../identity/emails.ts'
import type { Handler } from '../../request/Call.ts'
import { ownerOf, storedRecord } from '../recordCall.ts'

/** Id and type of the caller's account, as its other calls name them in their paths, and the address for signing in. */
export const getAccountDetails: Handler = async (call, { store }) => {
  const id = ownerOf(call)
  const account = await store.accounts.byId(id)
  const profile = await store.records.find(id, profileRecord, id)
  if (!account || !profile) throw refusals.notFound()
  const type = String(storedRecord(profile)['type']).toLowerCase()
  return { kind: 'json', body: { resourceUuid: id, type, email: shownEmail(account.email) } }
}
