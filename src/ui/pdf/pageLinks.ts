/** A link of a page: its target, or only its text if the target cannot be opened from here. */
export interface PageLink {
  text: string
  /** The address that is opened; undefined for a text. */
  href?: string
  /** The part of the text that says to whom it leads. */
  host?: string
}

/** Links of one page that are named, and letters of each. */
const maxLinks = 50
const maxLetters = 300

/**
 * The links of a page as texts, each once. No link is laid over the page: its text would not show the target that is
 * clicked.
 */
export function pageLinks(annotations: readonly { url?: string; unsafeUrl?: string }[]): PageLink[] {
  const links = new Map<string, PageLink>()
  for (const { unsafeUrl, url = unsafeUrl } of annotations) {
    if (url === undefined || links.size === maxLinks) continue
    const link = readLink(url)
    links.set(link.text, link)
  }
  return [...links.values()]
}

/**
 * The link of an address in a PDF. Only web addresses and mail to a single recipient can be opened; others are shown as
 * text.
 */
function readLink(address: string): PageLink {
  const plain = { text: readable(address) }
  if (!URL.canParse(address)) return plain
  const url = new URL(address)
  if (url.protocol === 'mailto:') {
    // Mail to one mailbox only: the file would choose further receivers, copies and texts.
    const mailbox = decodedOrSame(url.pathname)
    return /^[^\s\p{C},;<>"@]+@[^\s\p{C},;<>"@]+$/u.test(mailbox) && mailbox.length <= maxLetters
      ? { text: mailbox, href: `mailto:${url.pathname}` }
      : plain
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return plain
  // `https://bank.example@elsewhere.example` leads elsewhere.
  url.username = ''
  url.password = ''
  return { text: shorten(url.href), href: url.href, host: url.host }
}

/** Less than all of a long one, and no mark by which letters would be read in another order. */
const readable = (text: string) => shorten(text.replaceAll(/\p{C}/gu, ''))
const shorten = (text: string) => (text.length > maxLetters ? `${text.slice(0, maxLetters)}…` : text)

/** The text with its percent-encoding decoded; unchanged if that is invalid. */
function decodedOrSame(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
