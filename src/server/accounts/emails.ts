import { isIP } from 'node:net'
import { domainToASCII, domainToUnicode } from 'node:url'
import type { Repositories } from '../store/openStore.ts'
import type { AccountRow } from '../store/database/tables.ts'

/** The email in one spelling of its letters. */
const written = (email: string) => email.trim().normalize('NFC').toLowerCase()

/** The email as it is stored, looked for and counted: one spelling for one mailbox, however its domain is written. */
export function normalEmail(email: string): string {
  return withDomain(written(email), domainToASCII)
}

/** The email as its owner writes it. */
export function shownEmail(email: string): string {
  return withDomain(email, domainToUnicode)
}

/** A domain that is none is left as it is. A dot at its end changes nothing of where mails go. */
function withDomain(email: string, convert: (domain: string) => string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).replace(/\.+$/, '')
  return email.slice(0, at + 1) + (convert(domain) || domain)
}

/**
 * Whether mails are sent to an address. Not to one that a mail server reads otherwise than people do: a machine instead of a
 * domain (`user@0x7f.1`), a way past the first server (`user%other.example@…`), or signs that nobody sees.
 * @param email in its normal form
 */
export function canGetMail(email: string): boolean {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const isMachine = isIP(domain) !== 0 || domain.startsWith('[')
  return !isMachine && !/[%!]/.test(email.slice(0, at)) && !/[\p{Cc}\p{Cf}]/u.test(email)
}

/** The account of an email. Older accounts are stored as their email was written, without the normal form of its domain. */
export async function accountAt(
  accounts: Pick<Repositories['accounts'], 'byEmail'>,
  email: string,
): Promise<AccountRow | undefined> {
  return (await accounts.byEmail(written(email))) ?? accounts.byEmail(normalEmail(email))
}
