import type { MailMessage } from './MailMessage.ts'

/** A message as nodemailer takes it. Addresses go as objects, which are never read as lists of addresses. */
export function mailOptions({ messageId, from, to, subject, text, html, language }: MailMessage) {
  return {
    messageId,
    from,
    to: { name: '', address: to },
    envelope: { from: { name: '', address: addressOf(from) }, to: [{ name: '', address: to }] },
    subject,
    text,
    html,
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** `Trousseau <post@example.org>` → `post@example.org`. */
export function addressOf(sender: string): string {
  return /<([^<>]+)>/.exec(sender)?.[1] ?? sender
}

/**
 * Whether an address can only be read as this one address. The rule for emails takes in more: signs that mark names,
 * lists and comments in mails, by which a message could reach another mailbox.
 */
export function isPlainAddress(address: string): boolean {
  return /^[^\s<>()[\]\\,;:@"\p{Cc}]+@[^\s<>()[\]\\,;:@"\p{Cc}]+$/u.test(address)
}
