import type { LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { program, scriptedGif, scriptedPdf, zipBomb } from '../../fixtures/hostileFiles.ts'
import { individual as profile } from '../people.ts'
import { animation, drawing, estates, filesOf, keyOf, land, named, picture, type SentFile } from '../requests.ts'
import { announced, individual, identity, type StoredFile } from '../tenants.ts'
import { me, other, server, withTwoAccounts } from '../twoAccounts.ts'

withTwoAccounts()

const mebibyte = 1024 * 1024

/** A field that holds files. */
interface Place {
  /** The items that demand what is true of all such fields. */
  items: string
  /** What a refusal names. */
  field: string
  /** How many files it holds, and how large each may be. */
  maxFiles: number
  bytes: number
  send: (files: SentFile[]) => Promise<LightMyRequestResponse>
  /** The file that a save has stored, and the addresses of its bytes. */
  stored: (answer: LightMyRequestResponse) => Promise<StoredFile | undefined>
  addresses: string[]
}

const files = ['/api/restapi/file', '/api/authentication/file']
const idOf = (answer: LightMyRequestResponse) => answer.json<{ resourceUuid: string }>().resourceUuid
const tenantOf = (answer: LightMyRequestResponse) => me.tenants.read({ resourceUuid: idOf(answer), type: 'INDIVIDUAL' })
const at = (part: string, sent: SentFile[]) => sent.map((file) => ({ ...file, part }))
const ofProfile = (part: 'signaturePicture' | 'stampPicture'): Omit<Place, 'items'> => ({
  field: part,
  maxFiles: 1,
  bytes: 10 * mebibyte,
  send: (sent) => me.profile.save(profile, { files: at(part, sent) }),
  stored: async () => (await me.profile.read())[part],
  addresses: files,
})

const places: Place[] = [
  {
    items: 'REAL-53 REAL-54 FMT-15 API-22 pictures of a real estate',
    field: 'pictures',
    maxFiles: 5,
    bytes: 10 * mebibyte,
    send: (sent) => me.estates.save(land, { files: sent }),
    stored: async (answer) => (await me.estates.read(idOf(answer))).pictures?.[0],
    addresses: [`${estates}/picture`],
  },
  { items: 'ACC-25 ACC-41 ACC-43 API-26 API-40 a signature', ...ofProfile('signaturePicture') },
  { items: 'ACC-25 ACC-42 ACC-44 API-26 API-40 a stamp', ...ofProfile('stampPicture') },
  {
    items: 'OP-70 API-40 the picture of a tenant',
    field: 'picture',
    maxFiles: 1,
    bytes: 10 * mebibyte,
    send: (sent) => me.tenants.save(individual, { files: [identity(), ...at('picture', sent)] }),
    stored: async (answer) => (await tenantOf(answer)).picture,
    addresses: files,
  },
  {
    items: 'OP-70 API-40 an identity document',
    field: 'identificationDocument.fileData',
    maxFiles: 1,
    bytes: 20 * mebibyte,
    send: (sent) => me.tenants.save(individual, { files: at('identificationDocument', sent) }),
    stored: async (answer) => (await tenantOf(answer)).identificationDocument?.fileData,
    addresses: files,
  },
]
const documents: Place = {
  items: 'API-40 supporting documents',
  field: 'documents.fileData',
  maxFiles: 20,
  bytes: 20 * mebibyte,
  send: (sent) => {
    const record = { ...individual, documents: sent.slice(0, 20).map(({ name }) => announced(name)) }
    return me.tenants.save(record, { files: [identity(), ...at('documents', sent)] })
  },
  stored: async (answer) => (await tenantOf(answer)).documents?.[0]?.fileData,
  addresses: files,
}

/** A black square of a hundred million pixels, in a thousandth of the bytes. */
const pixelBomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: 'black' } })
  .png()
  .toBuffer()

const script = '<script>alert(1)</script>'
const png = Buffer.from(picture().bytes)
const jpegEnd = 'ffe000104a46494600010100000100010000ffd9'
const drawn =
  '<?xml version="1.0"?>\n<!-- by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<svg ></svg>'
const svg = (text: string) => Buffer.from(drawing(text).bytes)

const images: [bytes: Buffer, type: string][] = [
  [png, 'image/png'],
  [Buffer.concat([png, Buffer.from(script)]), 'image/png'],
  [pixelBomb, 'image/png'],
  [Buffer.from(animation.bytes), 'image/gif'],
  [scriptedGif, 'image/gif'],
  [Buffer.from(`ffd8${jpegEnd}`, 'hex'), 'image/jpeg'],
  [Buffer.concat([Buffer.from('ffd8fffe001d', 'hex'), Buffer.from(script), Buffer.from(jpegEnd, 'hex')]), 'image/jpeg'],
  [svg(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`), 'image/svg+xml'],
  [svg(drawn), 'image/svg+xml'],
]
/** Pictures that people have without knowing it; what to do with them is said in words of their own. */
const phonePictures = {
  heic: Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from('ftypheic\0\0\0\0mif1heic')]),
  webp: await sharp(Buffer.from(picture().bytes)).webp().toBuffer(),
}
const others: Buffer[] = [
  program,
  scriptedPdf(),
  zipBomb('a', 1),
  zipBomb('[Content_Types].xml', 3000),
  ...[
    `<!doctype html>${script}`,
    '<html><svg></svg></html>',
    '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>',
    '<?xml version="1.0"?><svgx/>',
    'svg',
    `${' '.repeat(200_000)}<svg/>`,
    '\u0001\u0002\u0000\u00ff',
  ].map((text) => Buffer.from(text, 'latin1')),
]

const sized = (size: number): SentFile => ({
  name: 'x.png',
  bytes: Buffer.concat([png, Buffer.alloc(size)]).subarray(0, size),
})

/** Expects that files are refused with one named field, and that nothing has changed and nothing is left lying. */
async function refused({ send, field }: Place, sent: SentFile[], status: number, message: string) {
  const state = async () => ({
    records: [await me.estates.list(), await me.tenants.list(), await me.profile.read()],
    files: filesOf(server.dataDir, 'files'),
  })
  const before = await state()
  const answer = await send(sent)
  expect([answer.statusCode, named(answer)]).toEqual([status, [{ fieldName: field, message }]])
  // Which of the files it is: the last one of those that were sent.
  const [{ params }] = JSON.parse(keyOf(answer)) as [{ params: unknown }]
  const others = field === 'picture' || field === 'documents.fileData' ? 1 : 0
  expect(params).toEqual({ place: others + sent.length - 1 })
  expect(await state()).toEqual(before)
  expect(filesOf(server.dataDir, 'incoming')).toBe(0)
}

const fetchAt = (address: string, id: string | undefined, person?: typeof me) =>
  server.inject({ url: `${address}/${id}`, ...(person && { headers: person.bearer }) })

describe.each([...places, documents])('$items', (place) => {
  it('give their bytes to their owner alone', async () => {
    const file = await place.stored(await place.send([picture()]))
    expect(file?.label).toBe('façade.png')
    for (const address of place.addresses) {
      const answer = await fetchAt(address, file?.resourceUuid, me)
      expect([answer.statusCode, answer.rawPayload.equals(png)]).toEqual([200, true])
      expect(answer.headers).toMatchObject({
        'content-length': String(png.length),
        'cache-control': expect.stringMatching(/^private/) as string,
      })
      expect((await fetchAt(address, file?.resourceUuid, other)).statusCode).toBe(404)
      expect((await fetchAt(address, file?.resourceUuid)).statusCode).toBe(401)
    }
  })

  it('hold so many files, and not one more', async () => {
    const sent = Array.from({ length: place.maxFiles + 1 }, (_, index) => picture(`${index}.png`))
    expect((await place.send(sent.slice(1))).statusCode).toBe(200)
    await refused(place, sent, 422, 'maxItems')
  })

  it('have something in them and are no larger than allowed, to the byte', async () => {
    await refused(place, [sized(0)], 422, 'empty')
    expect((await place.send([sized(place.bytes)])).statusCode).toBe(200)
    await refused(place, [sized(place.bytes + 1)], 413, 'tooLarge')
  })
})

describe.each(places)('$items', (place) => {
  it('are images by their content, whatever they are called, and are shown as nothing else', async () => {
    for (const [bytes, type] of images) {
      const file = await place.stored(await place.send([{ name: 'x.html', bytes, type: 'text/html' }]))
      const answer = await fetchAt(place.addresses[0] ?? '', file?.resourceUuid, me)
      expect(answer.rawPayload.equals(bytes)).toBe(true)
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'content-disposition': expect.stringMatching(type === 'image/svg+xml' ? /^attachment;/ : /^inline;/) as string,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      })
    }
  })

  it('are refused if they are none', async () => {
    // What arrived before is given up with it.
    const before = place.maxFiles > 1 ? [picture()] : []
    for (const [index, bytes] of others.entries()) {
      const file = { name: index % 2 === 0 ? 'a.png' : 'a.svg', bytes, type: 'image/png' }
      await refused(place, [...before, file], 422, 'mediaType')
    }
    for (const [message, bytes] of Object.entries(phonePictures)) {
      await refused(place, [...before, { name: 'a.jpg', bytes, type: 'image/jpeg' }], 422, message)
    }
  })
})
