import { Readable } from 'node:stream'
import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  animation,
  created,
  drawing,
  encode,
  estates,
  filesOf,
  house,
  keyOf,
  land,
  list,
  multipart,
  named,
  picture,
  read,
  save,
  type SentFile,
} from './requests.ts'
import type { Person } from './server.ts'
import { me, other, server } from './twoPeople.ts'

/** Sends files with a valid record, and expects that it is refused and leaves nothing behind. */
async function refused(files: SentFile[]) {
  const before = { records: await list(server, me), files: filesOf(server.dataDir, 'files') }
  const answer = await save(server, me, land, { files })
  expect({ records: await list(server, me), files: filesOf(server.dataDir, 'files') }).toEqual(before)
  expect(filesOf(server.dataDir, 'incoming')).toBe(0)
  return answer
}

const bytesOf = (file: { part?: string; name?: string; size: number }): SentFile => ({
  name: file.name ?? 'x.png',
  bytes: Buffer.concat([picture().bytes, Buffer.alloc(file.size)]).subarray(0, file.size),
  ...(file.part !== undefined && { part: file.part }),
})

/** A black square of so many pixels a side, in a few kilobytes. */
function pixelBomb(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

const fetchPicture = (id: string | undefined, person: Person | undefined) =>
  server.inject({ url: `${estates}/picture/${id}`, ...(person && { headers: person.bearer }) })

describe('pictures', () => {
  it('API-22 gives the bytes to their owner alone', async () => {
    const { pictures } = await created(server, me, land, [picture()])
    const [stored] = pictures ?? []
    const answer = await fetchPicture(stored?.resourceUuid, me)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(picture().bytes as Buffer)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="fa_ade.png"; filename*=UTF-8''fa%C3%A7ade.png`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(answer.headers['cache-control']).toMatch(/^private/)
    expect((await fetchPicture(stored?.resourceUuid, undefined)).statusCode).toBe(401)
    expect((await fetchPicture(stored?.resourceUuid, other)).statusCode).toBe(404)
  })

  it('REAL-53 FMT-15 takes gif, jpeg, png and svg by their content, whatever they are called', async () => {
    const jpeg = { name: 'x.png', bytes: Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex') }
    const text =
      '<?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<svg/>'
    const { pictures = [] } = await created(server, me, land, [
      { ...picture('photo.txt'), type: 'text/plain' },
      animation,
      jpeg,
      drawing(),
      drawing(text.replace('<svg/>', '<svg ></svg>'), 'b'),
    ])
    const types = await Promise.all(
      pictures.map(async ({ resourceUuid }) => (await fetchPicture(resourceUuid, me)).headers['content-type']),
    )
    expect(types).toEqual(['image/png', 'image/gif', 'image/jpeg', 'image/svg+xml', 'image/svg+xml'])
  })

  it('never lets an SVG run as a page', async () => {
    const hostile = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const { pictures } = await created(server, me, land, [drawing(hostile)])
    const answer = await fetchPicture(pictures?.[0]?.resourceUuid, me)
    expect(answer.headers['content-disposition']).toMatch(/^attachment;/)
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    ['a GIF that is a script too', 'image/gif', Buffer.concat([animation.bytes, Buffer.from('*/=1;alert(1)//')])],
    [
      'a PNG with a page behind it',
      'image/png',
      Buffer.concat([picture().bytes, Buffer.from('<script>alert(1)</script>')]),
    ],
    [
      'a JPEG with a page in its comment',
      'image/jpeg',
      Buffer.concat([
        Buffer.from('ffd8fffe001d', 'hex'),
        Buffer.from('<script>alert(1)</script>'),
        Buffer.from('ffe000104a46494600010100000100010000ffd9', 'hex'),
      ]),
    ],
    ['a PNG of a hundred megapixels', 'image/png', pixelBomb(10_000)],
  ])('serves %s as the image that it is, and lets nobody take it for more', async (_, type, bytes) => {
    const { pictures } = await created(server, me, land, [{ name: 'x.html', bytes, type: 'text/html' }])
    const answer = await fetchPicture(pictures?.[0]?.resourceUuid, me)
    expect(answer.rawPayload.equals(bytes)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  it.each([
    ['a program called .png', 'MZ\x90\x00\x03 This program cannot be run in DOS mode'],
    ['a page called .png', '<!doctype html><script>alert(1)</script>'],
    ['a page with an svg in it', '<html><svg></svg></html>'],
    ['a PDF called .png', '%PDF-1.7\n'],
    ['an SVG with entities', '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>'],
    ['other XML', '<?xml version="1.0"?><svgx/>'],
    ['plain text', 'svg'],
    ['an SVG behind much white space', `${' '.repeat(200_000)}<svg/>`],
  ])('REAL-53 refuses %s with 422 naming the field', async (_, text) => {
    const answer = await refused([
      picture(),
      { name: 'photo.png', bytes: Buffer.from(text, 'latin1'), type: 'image/png' },
    ])
    expect([answer.statusCode, named(answer)]).toEqual([422, [{ fieldName: 'pictures', message: 'mediaType' }]])
  })

  it('refuses an empty file with 422', async () => {
    const answer = await refused([bytesOf({ size: 0 })])
    expect([answer.statusCode, named(answer)]).toEqual([422, [{ fieldName: 'pictures', message: 'empty' }]])
  })

  it('takes a file of exactly 10 MiB and refuses one byte more with 413', async () => {
    const limit = 10 * 1024 * 1024
    expect((await save(server, me, land, { files: [bytesOf({ size: limit })] })).statusCode).toBe(200)
    const answer = await refused([picture(), bytesOf({ size: limit + 1 })])
    expect([answer.statusCode, named(answer)]).toEqual([413, [{ fieldName: 'pictures', message: 'tooLarge' }]])
  })

  it('refuses a request that is larger than all allowed files together, by its length and by counting', async () => {
    const files = Array.from({ length: 6 }, () => bytesOf({ size: 9_900_000 }))
    const answer = await refused(files)
    expect([answer.statusCode, keyOf(answer)]).toEqual([413, 'ERR_GEN_413'])
    const body = await multipart(land, files)
    const headers = { ...me.bearer, ...body.headers, 'transfer-encoding': 'chunked' }
    const payload = Readable.from([body.payload])
    const counted = await server.inject({ method: 'POST', url: estates, payload, headers })
    expect([counted.statusCode, keyOf(counted)]).toEqual([413, 'ERR_GEN_413'])
  })

  it('REAL-54 refuses a sixth picture', async () => {
    const five = Array.from({ length: 5 }, (_, index) => picture(`${index}.png`))
    expect((await save(server, me, land, { files: five })).statusCode).toBe(200)
    for (const more of [1, 4]) {
      const answer = await refused([...five, ...five.slice(0, more)])
      expect([answer.statusCode, named(answer)]).toEqual([422, [{ fieldName: 'pictures', message: 'maxItems' }]])
    }
  })

  it('REAL-55 counts old and new pictures together', async () => {
    const before = await created(server, me, land, [picture('1'), picture('2'), picture('3')])
    const oldPictures = before.pictures?.map(({ resourceUuid }) => resourceUuid)
    const files = [picture('4'), picture('5'), picture('6')]
    const held = filesOf(server.dataDir, 'files')
    const answer = await save(server, me, { ...land, oldPictures }, { id: before.resourceUuid, files })
    expect([answer.statusCode, named(answer)]).toEqual([422, [{ fieldName: 'pictures', message: 'maxItems' }]])
    expect(await read(server, me, before.resourceUuid)).toEqual(before)
    expect(filesOf(server.dataDir, 'files')).toBe(held)
    const fewer = await save(server, me, { ...land, oldPictures }, { id: before.resourceUuid, files: files.slice(1) })
    expect(fewer.statusCode).toBe(200)
    expect((await read(server, me, before.resourceUuid)).pictures).toHaveLength(5)
  })

  it('never stores a sixth picture, however many saves come side by side', async () => {
    const before = await created(
      server,
      me,
      land,
      ['1', '2', '3', '4'].map((name) => picture(name)),
    )
    const oldPictures = before.pictures?.map(({ resourceUuid }) => resourceUuid)
    const held = filesOf(server.dataDir, 'files')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        save(server, me, { ...land, oldPictures }, { id: before.resourceUuid, files: [picture(`new ${index}`)] }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200))
    const { pictures = [] } = await read(server, me, before.resourceUuid)
    expect(pictures.map(({ resourceUuid }) => resourceUuid).slice(0, 4)).toEqual(oldPictures)
    expect(pictures).toHaveLength(5)
    expect(filesOf(server.dataDir, 'files')).toBe(held + 1)
  })

  it('keeps a safe form of hostile names', async () => {
    const names = [
      '../../etc/passwd',
      'C:\\Users\\x\\a.png',
      'a\r\nset-cookie: x=1.png',
      '..',
      '',
      `${'n'.repeat(400)}.png`,
      'a\u202Egnp.exe',
    ]
    for (const name of names) {
      const { pictures } = await created(server, me, land, [picture(name)])
      const [stored] = pictures ?? []
      expect(stored?.label).not.toMatch(/[/\\\p{Cc}\u202E]|^\.*$/u)
      expect(stored?.label.length).toBeLessThanOrEqual(255)
      const answer = await fetchPicture(stored?.resourceUuid, me)
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
    }
  })

  it('takes the files of a removed record from the disk', async () => {
    const before = filesOf(server.dataDir, 'files')
    const { resourceUuid } = await created(server, me, house, [picture(), picture()])
    expect(filesOf(server.dataDir, 'files')).toBe(before + 2)
    await server.inject({ method: 'DELETE', url: `${estates}/${resourceUuid}`, headers: me.bearer })
    expect(filesOf(server.dataDir, 'files')).toBe(before)
  })
})

describe('the multipart body', () => {
  const post = (payload: Buffer | string, type: string) =>
    server.inject({ method: 'POST', url: estates, payload, headers: { ...me.bearer, 'content-type': type } })

  it('needs its JSON part', async () => {
    const form = new FormData()
    form.append('pictures', new Blob([picture().bytes.slice()]), 'a.png')
    const { payload, headers } = await encode(form)
    const answer = await post(payload, headers['content-type'])
    expect([answer.statusCode, named(answer)]).toEqual([422, [{ fieldName: 'commondata', message: 'required' }]])
  })

  it('refuses a second JSON part and parts that the contract does not know, and names what came first', async () => {
    const twice = new FormData()
    twice.append('commondata', JSON.stringify(land))
    twice.append('commondata', JSON.stringify({ ...land, label: 'other' }))
    const unknown = new FormData()
    unknown.append('commondata', JSON.stringify(land))
    unknown.append('attachments', new Blob([picture().bytes.slice()]), 'a.png')
    unknown.append('commondata', '{}')
    for (const [form, item] of [
      [twice, { fieldName: 'commondata', message: 'duplicate' }],
      [unknown, { fieldName: 'attachments', message: 'unknown' }],
    ] as const) {
      const { payload, headers } = await encode(form)
      const answer = await post(payload, headers['content-type'])
      expect([answer.statusCode, named(answer)]).toEqual([422, [item]])
    }
    expect((await list(server, me)).some(({ label }) => label === 'other')).toBe(false)
  })

  it('answers 4xx to whatever is broken, and never 500', async () => {
    const { payload, headers } = await multipart(house, [picture(), picture()])
    const type = headers['content-type']
    const held = { records: (await list(server, me)).length, files: filesOf(server.dataDir, 'files') }
    const cuts = [1, 20, 60, 200, 500, payload.length - 80, payload.length - 40, payload.length - 10]
    const answers = [
      await post(payload, 'multipart/form-data'),
      await post(payload, 'multipart/form-data; boundary='),
      await post(payload, 'multipart/form-data; boundary=other'),
      await post('nothing like it', type),
      await post(Buffer.alloc(1000), type),
      ...(await Promise.all(cuts.map((length) => post(payload.subarray(0, length), type)))),
    ]
    for (const answer of answers) {
      expect([answer.statusCode, answer.statusCode < 500]).toEqual([422, true])
      expect(answer.json()).toHaveProperty('functionnalDetails')
    }
    expect({ records: (await list(server, me)).length, files: filesOf(server.dataDir, 'files') }).toEqual(held)
    expect(filesOf(server.dataDir, 'incoming')).toBe(0)
  })

  it('answers 413 to thousands of parts', async () => {
    const form = new FormData()
    form.append('commondata', JSON.stringify(land))
    for (let index = 0; index < 3000; index += 1) form.append('pictures', new Blob(['x']), 'x')
    const { payload, headers } = await encode(form)
    const answer = await post(payload, headers['content-type'])
    expect([413, 422]).toContain(answer.statusCode)
    expect(filesOf(server.dataDir, 'incoming')).toBe(0)
  })
})
