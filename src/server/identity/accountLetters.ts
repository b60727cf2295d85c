import { nameOf, profileRecord } from '../account/profile.ts'
import type { Letter } from '../mail/Letter.ts'
import { addressOf, isPlainAddress } from '../mail/mailOptions.ts'
import type { MailWords } from '../mail/readWords.ts'
import { writeLetter } from '../mail/writeLetter.ts'
import { storedRecord } from '../operations/recordCall.ts'
import type { Settings } from '../settings.ts'
import type { Repositories } from '../store/Store.ts'
import type { OutboxRow } from '../store/tables.ts'
import { newLink, type LinkPurpose } from './links.ts'

/** Pages of the browser app that the links of mails open. */
export const linkPages: Record<LinkPurpose, (secret: string) => string> = {
  activation: (secret) => `subscription/${secret}/validate`,
  passwordReset: (secret) => `password/${secret}/reset`,
}

/**
 * Makes the letter of a row of the outbox when its turn has come: only then is it known whether the address has an
 * account, and only then the link is made, so its life begins when the mail goes and its secret never lies waiting.
 */
export function accountLetters({
  store: { accounts, links, records },
  words,
  settings,
  clock,
}: {
  store: Pick<Repositories, 'accounts' | 'links' | 'records'>
  words: MailWords
  settings: Pick<Settings, 'publicUrl' | 'basePath' | 'mailFrom'>
  clock: () => Date
}) {
  return async ({ id, purpose: wanted, recipient }: OutboxRow): Promise<Letter | undefined> => {
    const account = await accounts.byEmail(recipient)
    const active = account?.active === 1
    if (!account || !isPlainAddress(recipient) || (wanted === 'activation' && active)) return undefined
    // Who cannot sign in yet needs the activation first, whatever was asked for.
    const purpose: LinkPurpose = active ? wanted : 'activation'
    const { secret, row } = newLink(purpose, account.id, clock())
    await links.add(row)
    const { publicUrl, basePath, mailFrom } = settings
    const profile = await records.find(account.id, profileRecord, account.id)
    return {
      messageId: `<${id}@${addressOf(mailFrom).split('@')[1] ?? 'localhost'}>`,
      from: mailFrom,
      to: recipient,
      ...writeLetter(
        {
          purpose,
          language: account.language === 'en' ? 'en' : 'fr',
          link: publicUrl + basePath + linkPages[purpose](secret),
          // A name that nobody has confirmed could carry a stranger's message to any address.
          name: active && profile ? nameOf(storedRecord(profile)) : undefined,
        },
        words,
      ),
    }
  }
}
