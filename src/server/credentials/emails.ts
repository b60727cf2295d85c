import { isIP } from 'node:net'
import { bareAddress } from '#engine/formats/formatText.ts'
import { normalForm } from '#engine/text/normalForm.ts'
import { domainToASCII, domainToUnicode } from 'node:url'
import { problemAt } from '#engine/record/problem.ts'
import { refuse } from '../errors.ts'
import type { Repositories } from '../store/openStore.ts'
import type { AccountRow } from '../store/database/tables.ts'

/** The email in one spelling of its letters. */
const written = (email: string) => normalForm(bareAddress(email)).toLowerCase()

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

/** The mailbox of an email in its normal form: mail servers deliver `name+anything@…` to `name@…`. */
export const mailboxOf = (email: string): string => email.replace(/^([^+]+)\+.*(?=@[^@]*$)/, '$1')

/** Signs of a part of a plain address: those left out mark names, lists and comments, which could reach another mailbox. */
const sign = String.raw`[^\s<>()[\]\\,;:@".\p{Cc}]`
const label = String.raw`(?!-)${sign}+(?<!-)`
/** Parts between single points; a domain has at least two. */
const plainAddress = new RegExp(String.raw`^${sign}+(\.${sign}+)*@${label}(\.${label})+$`, 'u')

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

/** Throws 422 at the field if no mail can be sent to an address that gets one. @param email in its normal form */
export function requireMailbox(email: string): void {
  if (!canGetMail(email)) refuse([problemAt('email', 'format')])
}

/** The account of an email. Older accounts are stored as their email was written, without the normal form of its domain. */
export async function accountAt(
  accounts: Pick<Repositories['accounts'], 'byEmail'>,
  email: string,
): Promise<AccountRow | undefined> {
  return (await accounts.byEmail(written(email))) ?? accounts.byEmail(normalEmail(email))
}
