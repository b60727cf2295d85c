import { profileRecord, withContact, type Contact } from '../../account/profile.ts'
import { refusals } from '../../errors.ts'
import { linkHash } from '../../identity/links.ts'
import type { Handler } from '../../request/Call.ts'
import { idOf, storedRecord } from '../recordCall.ts'

/** Activates an account by the link of its mail, and keeps how its owner can be reached. */
export const validateSubscription: Handler = async (call, { store, clock }) => {
  const { mobile, phone, address } = call.json as Record<string, string>
  const contact: Contact = { mobile: mobile ?? '', phone, address }
  const hash = linkHash(idOf(call))
  const now = clock().toISOString()
  await store.transaction(async ({ links, accounts, records }) => {
    const link = await links.find(hash, 'activation')
    if (!link) throw refusals.notFound()
    if (link.expires_at <= now) throw refusals.linkExpired()
    const account = (await links.use(hash, 'activation')) ? await accounts.byId(link.account_id) : undefined
    const profile = account && (await records.hold(account.id, profileRecord, account.id))
    if (!profile) throw refusals.notFound()
    await accounts.activate(account.id)
    const document = JSON.stringify(withContact(storedRecord(profile), account.email, contact))
    await records.replace({ ...profile, version: profile.version + 1, updated_at: now, document }, profile.version)
  })
  return { kind: 'text', body: 'Account validated' }
}
