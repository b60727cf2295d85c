import { isIP } from 'node:net'
import { withoutUnseen } from '#engine/formats/formatText.ts'
import { normalForm } from '#engine/text/normalForm.ts'
import { domainToASCII, domainToUnicode } from 'node:url'
import type { Repositories } from '../store/openStore.ts'
import type { AccountRow } from '../store/database/tables.ts'

/** The email in one spelling of its letters. */
const written = (email: string) => normalForm(withoutUnseen(email).trim()).toLowerCase()

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

/** The mailbox of an email in its normal form: mail servers bring what is sent to `name+anything@…` to `name@…`. */
export const mailboxOf = (email: string): string => email.replace(/^([^+]+)\+.*(?=@[^@]*$)/, '$1')

/** The signs of a plain address: those left out mark names, lists and comments in mails, which could reach another mailbox. */
const plainAddress = /^[^\s<>()[\]\\,;:@"\p{Cc}]+@[^\s<>()[\]\\,;:@"\p{Cc}]+$/u

/**
 * Whether mails are sent to an address: it can only be read as this one mailbox. The rule for emails takes in more. Mail
 * servers read some addresses otherwise than people do, and these get none: one of a machine (`user@0x7f.1`), and one that
 * names a way past the first server (`user%other.example@…`).
 * @param email in its normal form
 */
export function canGetMail(email: string): boolean {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  return plainAddress.test(email) && isIP(domain) === 0 && !/[%!]/.test(email.slice(0, at))
}

/** The account of an email. Older accounts are stored as their email was written, without the normal form of its domain. */
export async function accountAt(
  accounts: Pick<Repositories['accounts'], 'byEmail'>,
  email: string,
): Promise<AccountRow | undefined> {
  return (await accounts.byEmail(written(email))) ?? accounts.byEmail(normalEmail(email))
}
