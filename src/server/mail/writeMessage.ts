import type { Language } from '#generated/languages.gen.ts'
import type { MailMessage } from './MailMessage.ts'
import { messageHtml } from './messageHtml.ts'
import type { Words } from '../languages.ts'
import type { OutboxRow } from '../store/database/tables.ts'

export interface MessageContent {
  /** Names the block of its words. */
  purpose: OutboxRow['purpose'] | 'confirmation'
  language: Language
  /** Absolute address of the page that the message links to. */
  link: string
  /** Name for the greeting; undefined until the account is activated. */
  name: string | undefined
}

/** The text of a message, as HTML and as plain text. */
export function writeMessage(
  { purpose, language, link, name }: MessageContent,
  words: Words,
): Pick<MailMessage, 'subject' | 'text' | 'html' | 'language' | 'link'> {
  const say = (key: string, parameters?: Record<string, string>) => words(language, key, parameters)
  const subject = say(`${purpose}.subject`)
  const greeting = name === undefined ? say('greeting') : say('greetingNamed', { name: oneLine(name) })
  const lead = say(`${purpose}.lead`)
  const notes = [say(`${purpose}.expiry`), say(`${purpose}.otherwise`)]
  const text = [greeting, lead, `${say(`${purpose}.open`)}\n${link}`, ...notes, say('footer')].join('\n\n')
  const html = messageHtml({
    language,
    subject,
    greeting,
    lead,
    button: say(`${purpose}.button`),
    link,
    linkHelp: say('linkHelp'),
    notes,
    footer: say('footer'),
  })
  return { subject, text: `${text}\n`, html, language, link }
}

/** A name as it may stand in a sentence: no breaks, nothing that turns the direction of the text. */
function oneLine(name: string): string {
  const line = name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return [...line].slice(0, 200).join('')
}
