import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { animation, created, drawing, house, keyOf, named, picture, type SentFile } from './requests.ts'
import { corporation, individual, join, readProfile, saveProfile } from './people.ts'
import { testServer, type Person, type TestServer } from './server.ts'

let server: TestServer
let me: Person
let other: Person
let people = 0

beforeAll(async () => {
  server = await testServer()
  me = await join(server, { email: 'jeanne@example.org' })
  other = await join(server, { email: 'other@example.org' })
})
afterAll(() => server.close())

const newPerson = () => join(server, { email: `p${(people += 1)}@example.org` })
const account = (path: string, headers = me.bearer) =>
  server.inject({ url: `/api/authentication/account/${path}`, headers })
const file = (id: string | undefined, person = me, family = 'authentication') =>
  server.inject({ url: `/api/${family}/file/${id ?? ''}`, headers: person.bearer })
const stamp = (name = 'cachet.png'): SentFile => ({ ...picture(name), part: 'stampPicture' })

const whole = {
  ...individual,
  gender: 'MRS',
  birthDate: '14/07/1980',
  placeOfBirth: 'Angers',
  nationality: 'FRA',
  website: 'www.example.org',
  contacts: [{ email: 'contact@example.org', mobile: '0612345678', phone: '0145678901', address: '12 rue de la Paix' }],
  bankAccounts: [
    {
      bankName: 'La Banque Postale',
      address: '115 rue de Sèvres, Paris',
      rib: '20041010050500013M02606',
      iban: 'FR1420041010050500013M02606',
      bic: 'PSSTFRPPPAR',
    },
  ],
}

describe('account details', () => {
  it('API-24 carry id and type', async () => {
    const answer = await account('details')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ resourceUuid: me.id, type: 'individual', email: 'jeanne@example.org' })
  })
})

describe('the profile', () => {
  it('API-25 ACC-22 is given by id and type, in small or capital letters', async () => {
    for (const type of ['individual', 'INDIVIDUAL']) {
      const answer = await account(`${me.id}/${type}`)
      expect([type, answer.statusCode]).toEqual([type, 200])
      expect(answer.json()).toMatchObject({ resourceUuid: me.id, type: 'INDIVIDUAL' })
      expect(answer.headers['etag']).toBe('"2"')
    }
  })

  it('ACC-49 is not found under another id or type', async () => {
    const paths = [`${other.id}/individual`, `${me.id}/corporation`, `${me.id}/x`, `x/individual`, `${me.id}/`]
    for (const path of paths) {
      const answer = await account(path)
      expect([path, answer.statusCode, keyOf(answer)]).toEqual([path, 404, 'ERR_GEN_404'])
    }
  })

  it('API-26 API-28 ACC-22 ACC-23 ACC-24 ACC-27 ACC-28 of an individual is stored whole', async () => {
    const person = await newPerson()
    const answer = await saveProfile(server, person, whole)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ resourceUuid: person.id })
    const { creationStep: _, ...stored } = whole
    expect(await readProfile(server, person)).toEqual({ ...stored, resourceUuid: person.id })
  })

  it('API-27 ACC-18 ACC-39 of a company is stored, and needs neither name nor numbers', async () => {
    const person = await newPerson()
    const company = {
      ...corporation,
      name: 'SCI des Lilas',
      legalStatus: 'SCI',
      shareCapital: 1000.5,
      siren: '732829320',
      siret: '73282932000074',
      vatNumber: 'FR44732829320',
    }
    expect((await saveProfile(server, person, company)).statusCode).toBe(200)
    expect(await readProfile(server, person)).toMatchObject({
      type: 'CORPORATION',
      name: 'SCI des Lilas',
      siren: '732829320',
    })
    expect((await saveProfile(server, person, corporation)).statusCode).toBe(200)
    expect(await readProfile(server, person)).not.toHaveProperty('name')
  })

  it('ACC-11 may change its type, and is then found under the new one', async () => {
    const person = await newPerson()
    await saveProfile(server, person, corporation)
    expect((await account('details', person.bearer)).json()).toMatchObject({ type: 'corporation' })
    expect((await account(`${person.id}/individual`, person.bearer)).statusCode).toBe(404)
    expect((await saveProfile(server, person, individual)).statusCode).toBe(200)
    expect((await account(`${person.id}/individual`, person.bearer)).statusCode).toBe(200)
  })

  it('must be of the type that the path says', async () => {
    const form = { ...individual, type: 'CORPORATION' }
    const body = new FormData()
    body.append('individual', new Blob([JSON.stringify(form)], { type: 'application/json' }), 'blob')
    const response = new Response(body)
    const answer = await server.inject({
      method: 'PUT',
      url: `/api/authentication/account/individual/${me.id}`,
      payload: Buffer.from(await response.arrayBuffer()),
      headers: { ...me.bearer, 'content-type': response.headers.get('content-type') ?? '' },
    })
    expect([answer.statusCode, named(answer)]).toEqual([422, [{ fieldName: 'type', message: 'const' }]])
  })

  it('is stored in normal form', async () => {
    const person = await newPerson()
    const contacts = [{ email: ' a@b.fr ', mobile: '+33 (0)6 12 34 56 78', phone: '01.45.67.89.01' }]
    const bankAccounts = [{ rib: '20041 01005 0500013m026 06', iban: 'fr14 2004 1010 0505 0001 3M02 606', bic: '' }]
    await saveProfile(server, person, { ...individual, contacts, bankAccounts })
    expect(await readProfile(server, person)).toMatchObject({
      contacts: [{ email: 'a@b.fr', mobile: '+33612345678', phone: '0145678901' }],
      bankAccounts: [{ rib: '20041010050500013M02606', iban: 'FR1420041010050500013M02606' }],
    })
  })

  it.each([
    ['ACC-39 a company with nothing but its contact', corporation],
    [
      'ACC-46 any bank data',
      { ...individual, bankAccounts: [{ rib: '?!', iban: 'x', bic: '😀', bankName: '-', address: '.' }] },
    ],
    ['ACC-34 no birth date', { ...individual, birthDate: '' }],
    ['ACC-34 today as birth date', { ...individual, birthDate: day(0) }],
    ['ACC-40 a website without scheme', { ...individual, website: 'example.org' }],
    ['ACC-31 no landline', { ...individual, contacts: [{ email: 'a@b.fr', mobile: '0612345678', phone: '' }] }],
    [
      'ACC-26 an empty id of a picture that is not kept',
      { ...individual, oldSignaturePicture: '', oldStampPicture: '' },
    ],
    ['ACC-36 a siren with a wrong key', { ...corporation, siren: '111111111' }],
  ])('takes %s', async (_, profile) => {
    const answer = await saveProfile(server, me, profile)
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining(me.id)])
  })

  it.each([
    ['ACC-29 no contact', { ...individual, contacts: undefined }, 'contacts', 'required'],
    ['ACC-29 an empty list of contacts', { ...individual, contacts: [] }, 'contacts', 'minItems'],
    ['ACC-29 a contact without email', withContact({ email: undefined }), 'contacts.0.email', 'required'],
    ['ACC-29 a bad email', withContact({ email: 'x' }), 'contacts.0.email', 'format'],
    ['ACC-30 a contact without mobile', withContact({ mobile: undefined }), 'contacts.0.mobile', 'required'],
    ['ACC-30 a landline as mobile', withContact({ mobile: '0145678901' }), 'contacts.0.mobile', 'format'],
    ['ACC-31 a mobile as landline', withContact({ phone: '0612345678' }), 'contacts.0.phone', 'format'],
    ['ACC-32 no surname', { ...individual, surname: ' ' }, 'surname', 'required'],
    ['ACC-33 no first name', { ...individual, firstName: undefined }, 'firstName', 'required'],
    ['ACC-34 tomorrow as birth date', { ...individual, birthDate: day(2) }, 'birthDate', 'format'],
    ['ACC-34 a day that is none', { ...individual, birthDate: '31/02/1980' }, 'birthDate', 'format'],
    ['ACC-35 a capital that is text', { ...corporation, shareCapital: 'mille' }, 'shareCapital', 'type'],
    ['ACC-35 a capital below zero', { ...corporation, shareCapital: -1 }, 'shareCapital', 'minimum'],
    ['ACC-36 a short siren', { ...corporation, siren: '73282932' }, 'siren', 'format'],
    ['ACC-37 a siret of 13 digits', { ...corporation, siret: '7328293200007' }, 'siret', 'format'],
    ['ACC-38 a foreign VAT number', { ...corporation, vatNumber: 'DE123456789' }, 'vatNumber', 'format'],
    ['ACC-40 a website that runs', { ...individual, website: 'javascript:alert(1)' }, 'website', 'format'],
    ['ACC-28 an unknown gender', { ...individual, gender: 'DR' }, 'gender', 'enum'],
    ['ACC-27 another creation step', { ...individual, creationStep: 3 }, 'creationStep', 'const'],
    ['an id of its own', { ...individual, resourceUuid: 'x' }, 'resourceUuid', 'unknown'],
    ['pictures among the fields', { ...individual, signaturePicture: { label: 'x' } }, 'signaturePicture', 'unknown'],
  ])('answers 422 naming the field to %s, and changes nothing', async (_, profile, fieldName, message) => {
    const before = await readProfile(server, me)
    const answer = await saveProfile(server, me, profile)
    expect([answer.statusCode, named(answer)]).toEqual([422, [{ fieldName, message }]])
    expect(await readProfile(server, me)).toEqual(before)
  })

  it('is saved under one’s own id only', async () => {
    const theirs = await readProfile(server, other)
    for (const id of [other.id, '00000000-0000-4000-8000-000000000000', 'x']) {
      const answer = await saveProfile(server, me, { ...individual, surname: 'Intrus' }, { id })
      expect([id, answer.statusCode, keyOf(answer)]).toEqual([id, 404, 'ERR_GEN_404'])
    }
    expect(await readProfile(server, other)).toEqual(theirs)
  })

  it('honours If-Match and Idempotency-Key', async () => {
    const person = await newPerson()
    const headers = { 'if-match': '"2"', 'idempotency-key': 'one-two-three' }
    const first = await saveProfile(server, person, { ...individual, surname: 'A' }, { headers })
    const again = await saveProfile(server, person, { ...individual, surname: 'A' }, { headers })
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 200, first.body])
    const stale = await saveProfile(server, person, individual, { headers: { 'if-match': '"2"' } })
    expect([stale.statusCode, keyOf(stale)]).toEqual([412, 'ERR_GEN_412'])
  })

  it('changes neither the email nor the password for signing in', async () => {
    const person = await newPerson()
    await saveProfile(server, person, {
      ...individual,
      contacts: [{ email: 'elsewhere@example.org', mobile: '0612345678' }],
    })
    expect((await account('details', person.bearer)).json()).toMatchObject({ email: person.email })
    const answer = await saveProfile(server, person, { ...individual, password: 'New-7 password' })
    expect([answer.statusCode, named(answer)]).toEqual([422, [{ fieldName: 'password', message: 'unknown' }]])
  })
})

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

function withContact(changes: object) {
  return { ...individual, contacts: [{ ...individual.contacts[0], ...changes }] }
}

/** Today and some days, as dd/mm/yyyy. */
function day(days: number): string {
  const date = new Date()
  date.setDate(date.getDate() + days)
  return (
    [date.getDate(), date.getMonth() + 1].map((part) => String(part).padStart(2, '0')).join('/') +
    `/${date.getFullYear()}`
  )
}
