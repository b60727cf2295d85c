import { nameOf, profileRecord } from './createAccount.ts'
import { type LinkPurpose, newLink } from './links.ts'
import { knownLanguage } from '../languages.ts'
import type { MailMessage } from '../mail/transports.ts'
import { writeMessage } from '../mail/writeMessage.ts'
import type { Settings } from '../settings.ts'
import type { Repositories } from '../store/openStore.ts'
import { type OutboxRow, storedRecord } from '../store/database/tables.ts'
import { accountAt, canGetMail, normalEmail } from '../credentials/emails.ts'

/** Pages of the browser app that the links of mails open. */
const linkPages: Record<LinkPurpose, (secret: string) => string> = {
  activation: (secret) => `subscription/${secret}/validate`,
  passwordReset: (secret) => `password/${secret}/reset`,
}

/**
 * Writes the message of a row of the outbox just before it is sent: only then is it known whether the address has an
 * account, and only then the link is made, so its life begins when the mail goes and its secret never lies waiting.
 */
export function accountMessages(
  { accounts, signUps, links, records }: Repositories,
  settings: Settings,
  clock: () => Date,
) {
  const signUpFor = async ({ purpose, recipient, sign_up_id }: OutboxRow) => {
    if (purpose === 'passwordReset') return (await signUps.ofEmail(normalEmail(recipient)))[0]
    return sign_up_id === null ? undefined : signUps.byId(sign_up_id)
  }
  return async (mail: OutboxRow): Promise<MailMessage | undefined> => {
    const { id, purpose, recipient } = mail
    const account = await accountAt(accounts, recipient)
    const holder = account ?? (await signUpFor(mail))
    const isOver = account !== undefined && purpose === 'activation'
    if (!holder || isOver || !canGetMail(holder.email)) return undefined
    const { secret, row } = newLink(purpose, account ? { account_id: account.id } : { sign_up_id: holder.id }, clock())
    await links.add(row)
    // The address may only be known once the server listens.
    const { publicUrl, basePath, mailFrom } = settings
    const profile = account && (await records.find(account.id, profileRecord, account.id))
    return {
      id,
      from: mailFrom,
      to: holder.email,
      ...writeMessage({
        // A password that may be a stranger's: the link shows that the account is its reader's.
        purpose: account?.active === 0 ? 'confirmation' : purpose,
        language: knownLanguage(holder.language),
        link: publicUrl + basePath + linkPages[purpose](secret),
        // An unconfirmed name could carry a stranger's message to any address.
        name: profile ? nameOf(storedRecord(profile)) : undefined,
      }),
    }
  }
}
