/**
 * Whether a text is an address of the web: it parses, with `http://` put before it where no scheme is given. Only http
 * and https count, for a `javascript:` link would run in the reader's session.
 */
export function isUrl(text: string): boolean {
  if (/\s/u.test(text)) return false
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(text)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return false
  const address = scheme === undefined ? `http://${text}` : text
  return hostPattern.test(address)
}

/** Scheme, optional user, a host of names, numbers or an IPv6 address, optional port, then anything. */
const hostPattern =
  /^https?:\/\/([^\s/?#@]*@)?(\[[0-9a-f:.]+\]|[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?(?:\.[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?)*\.?)(:\d{1,5})?([/?#].*)?$/iu
