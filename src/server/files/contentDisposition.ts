/** Value of the header that names a file for saving it (RFC 6266): plain letters for old readers, then the true name. */
export function contentDisposition(kind: 'inline' | 'attachment', label: string): string {
  const plain = label.replace(/[^\x20-\x7E]|["\\%]/g, '_')
  const exact = encodeURIComponent(label).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`
}
