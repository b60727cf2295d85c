import { describe, expect, it } from 'vitest'
import { individual, readProfile, saveProfile } from './people.ts'
import { animation, created, drawing, house, named, picture, type SentFile } from './requests.ts'
import { me, newPerson, other, server } from './twoAccounts.ts'

const file = (id: string | undefined, person = me, family = 'authentication') =>
  server.inject({ url: `/api/${family}/file/${id ?? ''}`, headers: person.bearer })
const stamp = (name = 'cachet.png'): SentFile => ({ ...picture(name), part: 'stampPicture' })

describe('signature and stamp', () => {
  it('ACC-25 API-26 API-40 are stored and given back as bytes, to their owner only', async () => {
    const person = await newPerson()
    expect((await saveProfile(server, person, individual, { files: [picture(), stamp()] })).statusCode).toBe(200)
    const { signaturePicture, stampPicture } = await readProfile(server, person)
    expect([signaturePicture?.label, stampPicture?.label]).toEqual(['façade.png', 'cachet.png'])
    for (const family of ['authentication', 'restapi']) {
      for (const id of [signaturePicture?.resourceUuid, stampPicture?.resourceUuid]) {
        const answer = await file(id, person, family)
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
        expect(answer.rawPayload.equals(picture().bytes as Buffer)).toBe(true)
        expect((await file(id, me, family)).statusCode).toBe(404)
        expect((await server.inject({ url: `/api/${family}/file/${id ?? ''}` })).statusCode).toBe(401)
      }
    }
  })

  it('ACC-26 API-28 are kept by their ids, and ACC-45 gone without them', async () => {
    const person = await newPerson()
    await saveProfile(server, person, individual, { files: [picture(), stamp()] })
    const before = await readProfile(server, person)
    const [signature, seal] = [before.signaturePicture?.resourceUuid, before.stampPicture?.resourceUuid]
    const kept = { ...individual, oldSignaturePicture: signature, oldStampPicture: seal }
    expect((await saveProfile(server, person, kept)).statusCode).toBe(200)
    expect(await readProfile(server, person)).toEqual(before)
    await saveProfile(server, person, { ...kept, oldSignaturePicture: '' })
    const after = await readProfile(server, person)
    expect(after.signaturePicture).toBeUndefined()
    expect(after.stampPicture).toEqual(before.stampPicture)
    expect((await file(signature, person)).statusCode).toBe(404)
    expect((await file(seal, person)).statusCode).toBe(200)
    const next = { ...individual, oldSignaturePicture: '', oldStampPicture: seal }
    expect((await saveProfile(server, person, next, { files: [animation] })).statusCode).toBe(200)
    expect((await readProfile(server, person)).signaturePicture?.label).toBe('jardin.gif')
  })

  it.each(['signaturePicture', 'stampPicture'] as const)(
    'ACC-43 ACC-44 are at most one %s, stored and new together',
    async (part) => {
      const person = await newPerson()
      const files = [{ ...picture(), part }]
      const twice = await saveProfile(server, person, individual, { files: [...files, ...files] })
      expect([twice.statusCode, named(twice)]).toEqual([422, [{ fieldName: part, message: 'maxItems' }]])
      await saveProfile(server, person, individual, { files })
      const before = await readProfile(server, person)
      const keptAs = part === 'signaturePicture' ? 'oldSignaturePicture' : 'oldStampPicture'
      const kept = { ...individual, [keptAs]: before[part]?.resourceUuid }
      const beside = await saveProfile(server, person, kept, { files })
      expect([beside.statusCode, named(beside)]).toEqual([422, [{ fieldName: part, message: 'maxItems' }]])
      expect(await readProfile(server, person)).toEqual(before)
      expect((await file(before[part]?.resourceUuid, person)).statusCode).toBe(200)
      expect((await saveProfile(server, person, individual, { files })).statusCode).toBe(200)
      expect((await readProfile(server, person))[part]?.resourceUuid).not.toBe(before[part]?.resourceUuid)
    },
  )

  it('ACC-41 ACC-42 are images by their content; what is not is refused', async () => {
    const before = await readProfile(server, me)
    const text = Buffer.from('%PDF-1.7 not a picture')
    for (const part of ['signaturePicture', 'stampPicture']) {
      for (const bytes of [text, Buffer.from('<html><script>alert(1)</script></html>')]) {
        const files = [{ name: 'image.png', type: 'image/png', bytes, part }]
        const answer = await saveProfile(server, me, individual, { files })
        expect([answer.statusCode, named(answer)]).toEqual([422, [{ fieldName: part, message: 'mediaType' }]])
      }
      expect((await saveProfile(server, me, individual, { files: [{ ...drawing(), part }] })).statusCode).toBe(200)
      const large = { name: 'large.png', type: 'image/png', bytes: new Uint8Array(11 * 1024 * 1024), part }
      expect((await saveProfile(server, me, individual, { files: [large] })).statusCode).toBe(413)
    }
    await saveProfile(server, me, { ...individual, surname: String(before['surname']) })
  })

  it('cannot be taken from somebody else, nor from another record of one’s own', async () => {
    const person = await newPerson()
    await saveProfile(server, other, individual, { files: [picture()] })
    const theirs = (await readProfile(server, other)).signaturePicture?.resourceUuid
    const mine = (await created(server, person, house, [picture()])).pictures?.[0]?.resourceUuid
    const before = await readProfile(server, person)
    for (const id of [theirs, mine, '00000000-0000-4000-8000-000000000000', 'x']) {
      const answer = await saveProfile(server, person, { ...individual, oldSignaturePicture: id })
      expect([answer.statusCode, named(answer)]).toEqual([
        422,
        [{ fieldName: 'oldSignaturePicture', message: 'unknown' }],
      ])
    }
    expect(await readProfile(server, person)).toEqual(before)
    expect((await file(theirs, other)).statusCode).toBe(200)
  })
})
