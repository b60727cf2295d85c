import { normalEmail } from '../identity/emails.ts'
import { forgetAttempts, writesOf } from '../identity/limits.ts'
import type { Services } from '../services.ts'

/**
 * Removes an account with all that is its own: records, files, sessions, links, answers kept for repeated calls and
 * mails. All rows go in one transaction; bytes go after it, and what a cut leaves of them goes at the next start.
 */
export async function removeAccount(
  id: string,
  { store, files, mailWorker, fingerprint }: Pick<Services, 'store' | 'files' | 'mailWorker' | 'fingerprint'>,
): Promise<void> {
  const gone = await store.transaction(async (tables) => {
    // Saves under way end first, and later ones find no account: so the list of files is whole.
    const account = await tables.accounts.hold(id)
    if (!account) return undefined
    const fileIds = (await tables.files.ofOwner(id)).map((file) => file.id)
    await tables.outbox.removeFor(account.email)
    await tables.attempts.clear(writesOf(id))
    for (const name of [normalEmail(account.email), id]) await forgetAttempts({ store: tables, fingerprint }, name)
    // Every other table refers to the account and follows it.
    await tables.accounts.remove(id)
    return { fileIds, email: account.email }
  })
  if (!gone) return
  await files.remove(gone.fileIds)
  await mailWorker.forget(gone.email)
  await store.forget()
}
