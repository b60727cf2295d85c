import { describe, expect, it } from 'vitest'
import {
  created,
  drawing,
  encode,
  estates,
  house,
  keyOf,
  land,
  list,
  multipart,
  named,
  picture,
  read,
  save,
} from './requests.ts'
import { me, other, server } from './twoPeople.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'

describe('list', () => {
  it('API-17 REAL-06 gives an array of rows, newest first, without what is not listed', async () => {
    const person = await server.person()
    const first = await created(server, person, land)
    server.advance(1000)
    const second = await created(server, person, house, [picture()])
    const answer = await server.inject({ url: estates, headers: person.bearer })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual([
      {
        resourceUuid: second.resourceUuid,
        label: 'Villa Élan',
        type: 'HOUSE',
        address: '12 rue de la Paix, Paris',
        surface: 120.5,
        measureUnity: 'SQUARE_METERS',
        constructionYear: 1930,
        acquisitionDate: '14/07/2001',
      },
      { resourceUuid: first.resourceUuid, ...land },
    ])
  })

  it('shows nobody the records of another owner', async () => {
    await created(server, me, land)
    expect(await list(server, await server.person())).toEqual([])
  })

  it('API-03 answers 401 without a bearer', async () => {
    const answer = await server.inject({ url: estates })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer/)
  })
})

describe('create', () => {
  it('API-14 API-15 REAL-59 REAL-60 REAL-61 REAL-62 REAL-63 stores the whole record and answers with its id', async () => {
    const answer = await save(server, me, house, { files: [picture(), drawing()] })
    expect(answer.statusCode).toBe(200)
    expect(Object.keys(answer.json<object>())).toEqual(['resourceUuid'])
    expect(answer.headers['etag']).toBe('"1"')
    const stored = await read(server, me, answer.json<{ resourceUuid: string }>().resourceUuid)
    expect(stored).toMatchObject(house)
    expect(stored.pictures?.map(({ label }) => label)).toEqual(['façade.png', 'plan.svg'])
    for (const component of stored.habitable?.habitableComponents ?? []) {
      expect(component.resourceUuid).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  it('stores the normal form', async () => {
    const record = {
      ...house,
      label: '  Villa  ',
      condominiumTrustee: { ...house.condominiumTrustee, phone: '01 45.67-89 01' },
    }
    const stored = await created(server, me, record)
    expect(stored).toMatchObject({ label: 'Villa', condominiumTrustee: { phone: '0145678901' } })
  })

  it('takes the JSON part as a plain field too', async () => {
    const form = new FormData()
    form.append('commondata', JSON.stringify(land))
    const { payload, headers } = await encode(form)
    const answer = await server.inject({ method: 'POST', url: estates, payload, headers: { ...me.bearer, ...headers } })
    expect(answer.statusCode).toBe(200)
  })

  it('answers 401 before it looks at the body', async () => {
    const body = await multipart('{ broken')
    const answer = await server.inject({ method: 'POST', url: estates, ...body })
    expect(answer.statusCode).toBe(401)
    expect(keyOf(answer)).toBe('ERR_GEN_401')
  })

  it('answers 415 to any other media type and 422 to no body', async () => {
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const headers = { ...me.bearer, 'content-type': type }
      const answer = await server.inject({ method: 'POST', url: estates, payload: JSON.stringify(land), headers })
      expect([type, answer.statusCode, keyOf(answer)]).toEqual([type, 415, 'ERR_GEN_415'])
    }
    const untyped = await server.inject({ method: 'POST', url: estates, payload: Buffer.from('x'), headers: me.bearer })
    expect(untyped.statusCode).toBe(415)
    const empty = await server.inject({ method: 'POST', url: estates, headers: me.bearer })
    expect([empty.statusCode, keyOf(empty)]).toEqual([422, 'ERR_GEN_422'])
  })

  it('answers 422 to broken JSON, to JSON that is no object, and to JSON that is too large', async () => {
    for (const text of ['{ broken', '[]', 'null', '"x"', '', '[['.repeat(20_000)]) {
      const answer = await save(server, me, text)
      expect([text.slice(0, 10), answer.statusCode]).toEqual([text.slice(0, 10), 422])
    }
    const large = await save(server, me, { ...land, label: 'x'.repeat(300 * 1024) })
    expect([large.statusCode, keyOf(large)]).toEqual([413, 'ERR_GEN_413'])
  })
})

describe('get', () => {
  it('API-18 gives the record with its version', async () => {
    const { resourceUuid } = await created(server, me, house)
    const answer = await server.inject({ url: `${estates}/${resourceUuid}`, headers: me.bearer })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['etag']).toBe('"1"')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toMatchObject({ ...house, resourceUuid })
  })
})

describe('update', () => {
  it('API-16 REAL-34 REAL-35 REAL-55 keeps what is named by id, drops the rest, adds what is new', async () => {
    const before = await created(server, me, house, [picture('a.png'), picture('b.png'), picture('c.png')])
    const [a, b, c] = before.pictures ?? []
    const [kitchen] = before.habitable?.habitableComponents ?? []
    const sent = {
      ...house,
      label: 'Nouveau nom',
      oldPictures: [a?.resourceUuid, c?.resourceUuid],
      oldHabitableComponents: [kitchen?.resourceUuid],
      habitable: { habitableComponents: [{ type: 'GARDEN', surface: 40 }] },
    }
    const answer = await save(server, me, sent, { id: before.resourceUuid, files: [picture('d.png')] })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ resourceUuid: before.resourceUuid })
    expect(answer.headers['etag']).toBe('"2"')
    const after = await read(server, me, before.resourceUuid)
    expect(after).toMatchObject({ label: 'Nouveau nom', resourceUuid: before.resourceUuid })
    expect(after.pictures?.map(({ label }) => label)).toEqual(['a.png', 'c.png', 'd.png'])
    expect(after.habitable?.habitableComponents.map(({ type }) => type)).toEqual(['KITCHEN', 'GARDEN'])
    expect(after.habitable?.habitableComponents[0]).toEqual(kitchen)
    const gone = await server.inject({ url: `${estates}/picture/${b?.resourceUuid}`, headers: me.bearer })
    expect(gone.statusCode).toBe(404)
    const kept = await server.inject({ url: `${estates}/picture/${a?.resourceUuid}`, headers: me.bearer })
    expect(kept.statusCode).toBe(200)
  })

  it('answers 422 and changes nothing when a kept id is not held by this record', async () => {
    const theirs = await created(server, other, house, [picture()])
    const mine = await created(server, me, house, [picture()])
    const second = await created(server, me, house, [picture()])
    for (const [field, id] of [
      ['oldPictures', theirs.pictures?.[0]?.resourceUuid],
      ['oldPictures', second.pictures?.[0]?.resourceUuid],
      ['oldPictures', unknownId],
      ['oldHabitableComponents', theirs.habitable?.habitableComponents[0]?.resourceUuid],
    ] as const) {
      const answer = await save(server, me, { ...house, [field]: [id] }, { id: mine.resourceUuid })
      expect([answer.statusCode, named(answer)]).toEqual([422, [{ fieldName: field, message: 'unknown' }]])
      expect(await read(server, me, mine.resourceUuid)).toEqual(mine)
    }
  })

  it('takes a version that a proxy has called weak', async () => {
    const { resourceUuid } = await created(server, me, land)
    const weak = (version: number) =>
      save(server, me, land, { id: resourceUuid, headers: { 'if-match': `W/"${version}"` } })
    expect([(await weak(1)).statusCode, (await weak(1)).statusCode]).toEqual([200, 412])
  })

  it('honours If-Match: a stale save gets 412 and changes nothing', async () => {
    const { resourceUuid } = await created(server, me, land)
    const first = await save(server, me, { ...land, label: 'A' }, { id: resourceUuid, headers: { 'if-match': '"1"' } })
    expect(first.statusCode).toBe(200)
    const stale = await save(server, me, { ...land, label: 'B' }, { id: resourceUuid, headers: { 'if-match': '"1"' } })
    expect([stale.statusCode, keyOf(stale)]).toEqual([412, 'ERR_GEN_412'])
    expect(await read(server, me, resourceUuid)).toMatchObject({ label: 'A' })
  })

  it('lets exactly one of 20 saves with one version through', async () => {
    const { resourceUuid } = await created(server, me, land)
    const headers = { 'if-match': '"1"' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        save(server, me, { ...land, label: `n${index}` }, { id: resourceUuid, headers }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 412)).toHaveLength(19)
  })
})

describe('remove', () => {
  it('API-19 REAL-11 removes the record with its pictures and answers with text', async () => {
    const { resourceUuid, pictures } = await created(server, me, house, [picture()])
    const answer = await server.inject({ method: 'DELETE', url: `${estates}/${resourceUuid}`, headers: me.bearer })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    for (const url of [`${estates}/${resourceUuid}`, `${estates}/picture/${pictures?.[0]?.resourceUuid}`]) {
      expect((await server.inject({ url, headers: me.bearer })).statusCode).toBe(404)
    }
    const again = await server.inject({ method: 'DELETE', url: `${estates}/${resourceUuid}`, headers: me.bearer })
    expect(again.statusCode).toBe(404)
  })

  it('leaves a record that was changed since the caller has seen it', async () => {
    const { resourceUuid: id } = await created(server, me, land)
    await save(server, me, { ...land, label: 'Changed' }, { id })
    const remove = (version: string) =>
      server.inject({ method: 'DELETE', url: `${estates}/${id}`, headers: { ...me.bearer, 'if-match': version } })
    expect((await remove('"1"')).statusCode).toBe(412)
    expect(await read(server, me, id)).toMatchObject({ label: 'Changed' })
    expect((await remove('"2"')).statusCode).toBe(200)
  })

  it('takes the JSON content type that a client sends by habit', async () => {
    const { resourceUuid } = await created(server, me, land)
    const headers = { ...me.bearer, 'content-type': 'application/json' }
    const answer = await server.inject({ method: 'DELETE', url: `${estates}/${resourceUuid}`, headers })
    expect(answer.statusCode).toBe(200)
  })
})

describe('ids that are not the caller’s', () => {
  it('another owner’s, unknown and malformed ids get one and the same 404', async () => {
    const theirs = await created(server, other, house, [picture()])
    const shape = (text: string) => ({ ...(JSON.parse(text) as object), timestamp: 0 })
    const strange = [
      unknownId,
      'x',
      '1',
      "' or 1=1",
      '%00',
      '%2e%2e',
      'é'.repeat(30),
      'a'.repeat(190),
      'a'.repeat(3000),
    ]
    for (const [prefix, mine, others] of [
      [estates, theirs.resourceUuid, strange],
      [`${estates}/picture`, theirs.pictures?.[0]?.resourceUuid ?? '', strange],
    ] as const) {
      for (const id of [mine, ...others.map((text) => (text.startsWith('%') ? text : encodeURIComponent(text)))]) {
        const answer = await server.inject({ url: `${prefix}/${id}`, headers: me.bearer })
        expect([id, answer.statusCode, shape(answer.body)]).toEqual([
          id,
          404,
          { functionnalDetails: 'ERR_GEN_404', timestamp: 0 },
        ])
      }
    }
    for (const id of [theirs.resourceUuid, unknownId, 'x']) {
      const update = await save(server, me, house, { id })
      const remove = await server.inject({ method: 'DELETE', url: `${estates}/${id}`, headers: me.bearer })
      for (const answer of [update, remove]) {
        expect([id, answer.statusCode, shape(answer.body)]).toEqual([
          id,
          404,
          { functionnalDetails: 'ERR_GEN_404', timestamp: 0 },
        ])
      }
    }
    expect(await read(server, other, theirs.resourceUuid)).toEqual(theirs)
  })
})

describe('enumerations', () => {
  it('API-20 gives the property types without a bearer', async () => {
    const answer = await server.inject({ url: `${estates}/types` })
    expect(answer.statusCode).toBe(200)
    expect(answer.json<string[]>()).toHaveLength(12)
    expect(answer.json()).toContain('APARTEMENT')
  })

  it('API-21 gives the component types without a bearer', async () => {
    const answer = await server.inject({ url: `${estates}/component-types` })
    expect(answer.statusCode).toBe(200)
    expect(answer.json<string[]>()).toHaveLength(12)
    expect(answer.json()).toContain('TOILET_SHOWER')
  })
})
