import { normalForm } from '#engine/text/normalForm.ts'

const longest = 255

/**
 * The name of a file as it may be kept and given back: no folders, nothing that steers a terminal, a header or a reader, and
 * in NFC, as the texts of its record are.
 */
export function safeLabel(name: string | undefined): string {
  const last =
    normalForm(name ?? '')
      .split(/[/\\]/)
      .at(-1) ?? ''
  const clean = last.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFFFD]/gu, '').trim()
  if (clean === '' || /^\.+$/.test(clean)) return 'file'
  return shorten(clean)
}

/** Cuts before the ending, which tells people what the file is, and never through a letter. */
function shorten(name: string): string {
  if (name.length <= longest) return name
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  return name.slice(0, longest - ending.length).replace(/[\uD800-\uDBFF]$/, '') + ending
}

/** Value of the header that names a file for saving it (RFC 6266): plain letters for old readers, then the true name. */
export function contentDisposition(kind: 'inline' | 'attachment', label: string): string {
  const plain = label.replace(/[^\x20-\x7E]|["\\%]/g, '_')
  const exact = encodeURIComponent(label).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`
}
