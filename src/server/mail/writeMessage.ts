import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#generated/languages.gen.ts'
import { escapeHtml, readWords } from '../languages.ts'
import { filesRoot } from '../paths.ts'
import type { OutboxRow } from '../store/database/tables.ts'

interface MessageContent {
  /** Names the block of its words. */
  purpose: OutboxRow['purpose'] | 'confirmation'
  language: Language
  /** Absolute address of the page that the message links to. */
  link: string
  /** Name for the greeting; undefined until the account is activated. */
  name: string | undefined
}

/** Mail programs know tables and inline styles; nothing is loaded from elsewhere. */
const page = readFileSync(join(filesRoot, 'src/server/mail/message.html'), 'utf8')

const words = readWords('mail')

/** The text of a message, as HTML and as plain text. */
export function writeMessage({ purpose, language, link, name }: MessageContent) {
  const say = (key: string, parameters?: Record<string, string>) => words(language, key, parameters)
  const shown: Record<string, string> = {
    language,
    link,
    greeting: name === undefined ? say('greeting') : say('greetingNamed', { name: oneLine(name) }),
    linkHelp: say('linkHelp'),
    footer: say('footer'),
  }
  for (const key of ['subject', 'lead', 'open', 'expiry', 'otherwise', 'button']) shown[key] = say(`${purpose}.${key}`)
  const { subject = '', greeting, lead, open, expiry, otherwise, footer } = shown
  const text = [greeting, lead, `${open}\n${link}`, expiry, otherwise, `${footer}\n`].join('\n\n')
  const html = page.replace(/\{\{(\w+)\}\}/g, (_, key: string) => escapeHtml(shown[key] ?? ''))
  return { subject, text, html, language, link }
}

/** A name as it may stand in a sentence: no breaks, nothing that turns the direction of the text. */
function oneLine(name: string): string {
  const line = name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return [...line].slice(0, 200).join('')
}
