import { escapeHtml } from '../escapeHtml.ts'
/** The parts of a message, as plain text. */
export interface MessageParts {
  language: string
  subject: string
  greeting: string
  lead: string
  button: string
  link: string
  linkHelp: string
  notes: string[]
  footer: string
}

const paper = '#F7F5F0'
const surface = '#FFFFFF'
const ink = '#1C2526'
const quietInk = '#5B6667'
const primary = '#0B5D57'
const sans = "Inter, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif"
const serif = "'Source Serif 4', Georgia, 'Times New Roman', serif"

/** HTML of a message. Mail programs know tables and inline styles; nothing is loaded from elsewhere. */
export function messageHtml(parts: MessageParts): string {
  const { language, subject, greeting, lead, button, link, linkHelp, notes, footer } = escaped(parts)
  const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${text}</p>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;background:${paper};color:${ink};font:16px/1.5 ${sans}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 16px;font:600 18px ${serif};color:${primary}">Trousseau</td></tr>
<tr><td style="background:${surface};border-radius:8px;padding:32px">
<h1 style="margin:0 0 16px;font:600 24px/1.3 ${serif}">${subject}</h1>
${paragraph(greeting)}
${paragraph(lead)}
<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${primary};color:#FFFFFF;text-decoration:none;font-weight:600">${button}</a></p>
${notes.map((note) => paragraph(note)).join('\n')}
<p style="margin:0;font-size:14px;color:${quietInk}">${linkHelp}<br><a href="${link}" style="color:${primary};word-break:break-all">${link}</a></p>
</td></tr>
<tr><td style="padding:16px 0 0;font-size:14px;color:${quietInk}">${footer}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function escaped({ notes, ...texts }: MessageParts): MessageParts {
  const own = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, escapeHtml(text)]))
  return { ...(own as Omit<MessageParts, 'notes'>), notes: notes.map(escapeHtml) }
}
