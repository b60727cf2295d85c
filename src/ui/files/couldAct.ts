/** What makes a reader of PDFs run a script, start a program or send something, or hides whether it does. */
const acting = /\/(?:JavaScript|Rendition|Launch|SubmitForm|ImportData|Encrypt)(?![\w-])/

const image = String.raw`\/(?:DCTDecode|DCT|JPXDecode|CCITTFaxDecode|CCF|JBIG2Decode)`
const known = String.raw`(?:\/(?:FlateDecode|Fl)(?:\s*${image})?|${image})`
/** How a stream is packed, in one of the ways that can be seen through here. */
const knownFilter = new RegExp(String.raw`\/Filter\s*(?:\[\s*${known}\s*\]|${known}\s*(?=[/>]))`, 'g')

const reference = String.raw`\d+\s+\d+\s+R`
const flate = String.raw`\/Fl(?:ateDecode)?`
/** What a part that holds packed objects may say of itself: nothing hides its bytes but the usual packing. */
const said = [
  String.raw`Type\s*\/ObjStm`,
  String.raw`(?:N|First|Length)\s+\d+`,
  String.raw`(?:Length|Extends)\s+${reference}`,
  String.raw`Filter\s*(?:${flate}|\[\s*${flate}\s*\])`,
]
const both = String.raw`(?=[^>]*\/ObjStm)(?=[^>]*\/First)`
const holder = new RegExp(String.raw`\sobj\s*<<${both}(?:\s*\/(?:${said.join('|')})(?![\w-]))+\s*>>\s*stream\r?\n`, 'g')

/** How a stream is decoded, where it stands and in numbers. */
const plainParts = String.raw`<<(?:\s*\/\w+\s+(?:-?[\d.]+|true|false)(?![\w.]))*\s*>>`
const parameters = String.raw`(?:${plainParts}|null|\[(?:\s*(?:${plainParts}|null))*\s*\])`
const decoded = new RegExp(String.raw`\/(?:DecodeParms|DP)\s*${parameters}`, 'g')

/** Tables of objects, and pictures: nothing by which a reader could take them for packed objects. */
const usual = [
  String.raw`Type\s*\/(?:XRef|XObject)`,
  String.raw`Subtype\s*\/Image`,
  String.raw`(?:Size|Prev|Length|Width|Height|BitsPerComponent)\s+\d+`,
  String.raw`(?:Root|Info|Length|SMask|Mask|ColorSpace)\s+${reference}`,
  String.raw`(?:Index|W|Mask|Decode)\s*\[[\d.\s]*\]`,
  String.raw`ID\s*\[(?:\s*<[\da-fA-F]*>)*\s*\]`,
  String.raw`(?:ColorSpace|Intent)\s*\/\w+`,
  String.raw`ColorSpace\s*\[[\/\w\s]*(?:<[\da-fA-F\s]*>)?\s*\]`,
  String.raw`(?:Interpolate|ImageMask)\s+(?:true|false)`,
  String.raw`Filter\s*(?:${flate}|\[\s*${flate}\s*\])`,
  String.raw`DecodeParms\s*${parameters}`,
]
const predicted = new RegExp(String.raw`\sobj\s*<<(?:\s*\/(?:${usual.join('|')})(?![\w-]))+\s*>>\s*stream\r?\n`, 'g')

/** What hides bytes, each with where it may stand because it can be seen through there. */
const hiding: [mark: RegExp, places: RegExp][] = [
  [/\/Filter(?![\w-])/g, knownFilter],
  // Either makes a reader look for packed objects in a part.
  [/\/ObjStm(?![\w-])/g, holder],
  [/\/First\s+\d+(?!\d|\s+\d+\s+R)/g, holder],
  [/\/(?:DecodeParms|DP)(?![\w-])/g, decoded],
  [/\/Predictor(?!\s+1(?!\d))(?![\w-])/g, predicted],
]

/** More than this is not unpacked, in bytes. */
const mostUnpacked = 256 * 1024 * 1024
/** Longer than any name that is looked for, with each letter written as `#xx`. */
const overlap = 64

/**
 * Whether a PDF could do more than show its pages. Readers run scripts of a PDF where it stands and open their dialogs in
 * the name of the page around them; no frame can forbid it and show the PDF all the same. What is encrypted, or packed in
 * another way than usual, counts as acting; so does what stands behind a predictor where no usual writer puts one.
 */
export async function couldAct(bytes: Blob, most = mostUnpacked): Promise<boolean> {
  const content = new Uint8Array(await bytes.arrayBuffer())
  const text = new TextDecoder('latin1').decode(content)
  const plain = withPlainNames(text)
  const isHidden = hiding.some(([mark, places]) => {
    const seenThrough = [...text.matchAll(places)].reduce((sum, [place]) => sum + countOf(place, mark), 0)
    return countOf(plain, mark) !== seenThrough
  })
  if (isHidden || acting.test(plain)) return true
  const left = { bytes: most }
  for (const { index, 0: mark } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const start = index + mark.length
    if (isPacked(content, start) && (await actsWithin(content, start, text.indexOf('endstream', start), left)))
      return true
  }
  return false
}

const countOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length

/** Letters of a name may be written as `#4A`. */
const withPlainNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

/** Whether bytes begin as those that are packed by zlib. */
function isPacked(content: Uint8Array, start: number): boolean {
  const [method = 0, flags = 0] = content.subarray(start, start + 2)
  return (method & 15) === 8 && (method * 256 + flags) % 31 === 0
}

/** Unpacks a stream. Where it ends within the last line break cannot be told from outside, so each end is tried. */
async function actsWithin(content: Uint8Array, start: number, end: number, left: { bytes: number }): Promise<boolean> {
  for (const spare of [1, 2, 0]) {
    const found = await unpackedActs(content.slice(start, end - spare), left).catch(() => undefined)
    if (found !== undefined) return found
  }
  return true
}

async function unpackedActs(packed: Uint8Array<ArrayBuffer>, left: { bytes: number }): Promise<boolean> {
  const decoder = new TextDecoder('latin1')
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  let tail = ''
  let acts = false
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return acts
    left.bytes -= value.length
    if (left.bytes < 0) return true
    const text = tail + decoder.decode(value)
    acts ||= acting.test(withPlainNames(text))
    tail = text.slice(-overlap)
  }
}
