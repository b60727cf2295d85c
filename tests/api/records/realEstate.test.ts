import { describe, expect, it } from 'vitest'
import { drawing, encode, estates, house, land, picture } from '../requests.ts'
import { me, server, withTwoAccounts } from '../twoAccounts.ts'

withTwoAccounts()

const at = (id: string | undefined, person = me) => person.inject({ url: `${estates}/${id}` })

it('API-17 REAL-06 a list gives an array of rows, newest first, without what is not listed', async () => {
  const person = await server.person()
  const first = await person.estates.created(land)
  server.advance(1000)
  const second = await person.estates.created(house, [picture()])
  const { habitable: _, condominiumTrustee: __, ...listed } = house
  expect(await person.estates.list()).toEqual([
    { resourceUuid: second.resourceUuid, ...listed },
    { resourceUuid: first.resourceUuid, ...land },
  ])
})

describe('a create', () => {
  it('API-14 API-15 API-18 REAL-59..63 stores the whole record and answers with its id', async () => {
    const answer = await me.estates.save(house, { files: [picture(), drawing()] })
    const { resourceUuid } = answer.json<{ resourceUuid: string }>()
    expect([answer.statusCode, answer.json(), answer.headers['etag']]).toEqual([200, { resourceUuid }, '"1"'])
    const found = await at(resourceUuid)
    expect([found.statusCode, found.headers['etag'], found.headers['cache-control']]).toEqual([200, '"1"', 'no-store'])
    const stored = await me.estates.read(resourceUuid)
    expect(stored).toMatchObject({ ...house, resourceUuid })
    expect(stored.pictures?.map(({ label }) => label)).toEqual(['façade.png', 'plan.svg'])
    for (const component of stored.habitable?.habitableComponents ?? []) {
      expect(component.resourceUuid).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  it('takes the JSON part as a plain field too', async () => {
    const form = new FormData()
    form.append('commondata', JSON.stringify(land))
    const { payload, headers } = await encode(form)
    const answer = await me.inject({ method: 'POST', url: estates, payload, headers })
    expect(answer.statusCode).toBe(200)
  })
})

it('API-16 REAL-34 REAL-35 REAL-55 an update keeps what is named by id, drops the rest, adds what is new', async () => {
  const before = await me.estates.created(house, [picture('a.png'), picture('b.png'), picture('c.png')])
  const [a, b, c] = before.pictures ?? []
  const [kitchen] = before.habitable?.habitableComponents ?? []
  const sent = {
    ...house,
    label: 'Nouveau nom',
    oldPictures: [a?.resourceUuid, c?.resourceUuid],
    oldHabitableComponents: [kitchen?.resourceUuid],
    habitable: { habitableComponents: [{ type: 'GARDEN', surface: 40 }] },
  }
  const answer = await me.estates.save(sent, { id: before.resourceUuid, files: [picture('d.png')] })
  expect([answer.statusCode, answer.json()]).toEqual([200, { resourceUuid: before.resourceUuid }])
  expect(answer.headers['etag']).toBe('"2"')
  const after = await me.estates.read(before.resourceUuid)
  expect(after).toMatchObject({ label: 'Nouveau nom', resourceUuid: before.resourceUuid })
  expect(after.pictures?.map(({ label }) => label)).toEqual(['a.png', 'c.png', 'd.png'])
  expect(after.habitable?.habitableComponents.map(({ type }) => type)).toEqual(['KITCHEN', 'GARDEN'])
  expect(after.habitable?.habitableComponents[0]).toEqual(kitchen)
  expect((await at(`picture/${b?.resourceUuid}`)).statusCode).toBe(404)
  expect((await at(`picture/${a?.resourceUuid}`)).statusCode).toBe(200)
})

it('API-19 REAL-11 a removal takes the record with its pictures, answers with text, and knows the JSON type of habit', async () => {
  const { resourceUuid, pictures } = await me.estates.created(house, [picture()])
  const headers = { ...me.bearer, 'content-type': 'application/json' }
  const remove = () => server.inject({ method: 'DELETE', url: `${estates}/${resourceUuid}`, headers })
  const answer = await remove()
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  for (const path of [resourceUuid, `picture/${pictures?.[0]?.resourceUuid}`]) {
    expect((await at(path)).statusCode).toBe(404)
  }
  expect((await remove()).statusCode).toBe(404)
})

it.each([
  ['API-20 property types', 'types', 'APARTEMENT'],
  ['API-21 component types', 'component-types', 'TOILET_SHOWER'],
])('%s are given without a bearer', async (_, path, one) => {
  const types = (await server.inject({ url: `${estates}/${path}` })).json<string[]>()
  expect([types.length, types]).toEqual([12, expect.arrayContaining([one])])
})
