/** So much of a file tells its type, in bytes. */
export const headLength = 64 * 1024

/** First bytes of pictures, each byte as a letter. A picture of moving parts is still a PNG. */
const beginnings: readonly (readonly [type: string, beginning: RegExp])[] = [
  ['image/jpeg', /^\xFF\xD8\xFF[^\xF7]/],
  ['image/png', /^\x89PNG\r\n[^]\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/avif', /^[^]{4}ftypavi[fs]/],
  ['image/heic', /^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/],
]

/** The text that may precede the root of an SVG: declaration, comments, white space, a doctype without own entities. */
const svgRoot =
  /^(?:\xEF\xBB\xBF)?(?:<\?xml\s[^>]*\?>)?(?:\s|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE\s+svg\b[^<>[\]]*>)*<svg[\s>]/

/** The type of a picture by its first bytes, independent of its name; undefined for every other file. */
export function pictureType(head: Uint8Array): string | undefined {
  const start = Array.from(head, (byte) => String.fromCharCode(byte)).join('')
  const found = beginnings.find(([, beginning]) => beginning.test(start))
  return found?.[0] ?? (svgRoot.test(start) ? 'image/svg+xml' : undefined)
}

/** Other types that a definition may name, and the one that the content of their files tells. */
const others: Readonly<Record<string, string>> = {
  'image/svg': 'image/svg+xml',
  'text/csv': 'text/plain',
  'application/json': 'text/plain',
}
const recognisedAs = (type: string): string => others[type] ?? type

/** Types that the first bytes tell. */
const recognised = new Set(['image/svg+xml', ...beginnings.map(([type]) => type)])

/** Whether a definition takes files of a type. Of the types that it names, some stand for others. */
export const isAccepted = (types: readonly string[], type: string): boolean =>
  types.some((one) => one === '*/*' || recognisedAs(one) === type || (one === 'image/*' && type.startsWith('image/')))

/**
 * The same before the whole file is known.
 * @param type what `pictureType` tells of it; where that is nothing, it may be of any type that first bytes do not tell
 */
export const mayBeAccepted = (types: readonly string[], type: string | undefined): boolean =>
  type === undefined ? types.some((one) => !recognised.has(recognisedAs(one))) : isAccepted(types, type)

/** Common names of media types that do not end with them. */
const commonNames: Readonly<Record<string, string>> = {
  'application/msword': 'DOC',
  'application/vnd.oasis.opendocument.text': 'ODT',
  'application/vnd.oasis.opendocument.spreadsheet': 'ODS',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'text/plain': 'TXT',
}

/** The common names of media types, such as "JPEG", each once; none if one of the types stands for a whole family. */
export function typeNames(types: readonly string[]): string[] {
  if (types.some((type) => type.includes('*'))) return []
  const names = types.map((type) => commonNames[type] ?? type.replace(/^.*\/|\+.*$/g, '').toUpperCase())
  return [...new Set(names)]
}

/** Why a file of this type is not taken where others are: for those that people have without knowing, what to do. */
export function refusalOfType(type: string | undefined): 'mediaType' | 'heic' | 'webp' {
  if (type === 'image/heic' || type === 'image/heif') return 'heic'
  return type === 'image/webp' ? 'webp' : 'mediaType'
}
