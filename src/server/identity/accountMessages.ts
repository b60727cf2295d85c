import { nameOf, profileRecord } from '../account/profile.ts'
import { knownLanguage, type Words } from '../languages.ts'
import type { MailMessage } from '../mail/MailMessage.ts'
import { addressOf, isPlainAddress } from '../mail/mailOptions.ts'
import { writeMessage } from '../mail/writeMessage.ts'
import type { Settings } from '../settings.ts'
import type { Repositories } from '../store/createStore.ts'
import { storedRecord, type OutboxRow } from '../store/database/tables.ts'
import { accountAt, normalEmail } from './emails.ts'
import { newLink, type LinkPurpose } from './links.ts'

/** Pages of the browser app that the links of mails open. */
export const linkPages: Record<LinkPurpose, (secret: string) => string> = {
  activation: (secret) => `subscription/${secret}/validate`,
  passwordReset: (secret) => `password/${secret}/reset`,
}

/**
 * Writes the message of a row of the outbox just before it is sent: only then is it known whether the address has an
 * account, and only then the link is made, so its life begins when the mail goes and its secret never lies waiting.
 */
export function accountMessages({
  store: { accounts, signUps, links, records },
  words,
  settings,
  clock,
}: {
  store: Pick<Repositories, 'accounts' | 'signUps' | 'links' | 'records'>
  words: Words
  settings: Pick<Settings, 'publicUrl' | 'basePath' | 'mailFrom'>
  clock: () => Date
}) {
  const signUpFor = async ({ purpose, recipient, sign_up_id }: OutboxRow) => {
    if (purpose === 'passwordReset') return (await signUps.ofEmail(normalEmail(recipient)))[0]
    return sign_up_id === null ? undefined : signUps.byId(sign_up_id)
  }
  return async (mail: OutboxRow): Promise<MailMessage | undefined> => {
    const { id, purpose, recipient } = mail
    const account = await accountAt(accounts, recipient)
    const holder = account ?? (await signUpFor(mail))
    const isOver = account !== undefined && purpose === 'activation'
    if (!holder || isOver || !isPlainAddress(holder.email)) return undefined
    const { secret, row } = newLink(purpose, account ? { account_id: account.id } : { sign_up_id: holder.id }, clock())
    await links.add(row)
    const { publicUrl, basePath, mailFrom } = settings
    const profile = account && (await records.find(account.id, profileRecord, account.id))
    return {
      messageId: `<${id}@${addressOf(mailFrom).split('@')[1] ?? 'localhost'}>`,
      from: mailFrom,
      to: holder.email,
      ...writeMessage(
        {
          // A password that may be a stranger's: the link shows that the account is its reader's.
          purpose: account?.active === 0 ? 'confirmation' : purpose,
          language: knownLanguage(holder.language),
          link: publicUrl + basePath + linkPages[purpose](secret),
          // An unconfirmed name could carry a stranger's message to any address.
          name: profile ? nameOf(storedRecord(profile)) : undefined,
        },
        words,
      ),
    }
  }
}
