import { describe, expect, it } from 'vitest'
import type { Member } from '../Member.ts'
import { contentOf } from '../requests.ts'
import { company, corporation, individual, person, tenants, unchanged } from '../tenants.ts'
import { server, withTwoAccounts } from '../twoAccounts.ts'

withTwoAccounts()

const found = async (who: Member, text: string) =>
  contentOf<unknown[]>(await who.inject({ url: `${tenants}/people?search=${encodeURIComponent(text)}` }))

const someone = (firstName: string, surname: string, email = 'x@example.org') => ({
  ...person,
  person: { ...person.person, firstName, surname, contacts: [{ mobile: '0612345678', email }] },
})

describe('OP-83 the search among the people whom an owner has entered', () => {
  it('finds by name and email, without accents and case, every word of the query somewhere', async () => {
    const owner = await server.person()
    const [guarantor, contact] = [someone('Zoé', 'Lœwe', 'zoe@vert.example'), someone('Élan', 'Müller')]
    await owner.tenants.created({
      ...corporation,
      guarantors: [guarantor, company],
      emergencyContacts: [contact],
    })
    for (const text of ['ZOE', 'loewe', 'lœwe zoé', '  vert  ', 'zoe@vert.example', 'loe vert']) {
      expect(await found(owner, text)).toEqual([guarantor])
    }
    expect(await found(owner, 'élan')).toEqual([contact])
    expect(await found(owner, 'GARANTIE')).toEqual([company])
    for (const text of ['zoe muller', 'nobody', 'Boulangerie', '0612345670', '%', '_']) {
      expect(await found(owner, text)).toEqual([])
    }
  })

  it('finds by a telephone number, however it is written here or there', async () => {
    const owner = await server.person()
    const reached = (name: string, mobile: string) => ({
      ...person,
      person: { ...person.person, surname: name, contacts: [{ mobile, email: 'x@example.org' }] },
    })
    const people = [reached('Un', '0711223344'), reached('Deux', '+33722334455'), reached('Trois', '733445566')]
    await owner.tenants.created({ ...corporation, guarantors: people })
    for (const [number, one] of [
      ['07 11 22 33 44', people[0]],
      ['+33 7 11.22.33.44', people[0]],
      ['112233', people[0]],
      ['0722334455', people[1]],
      ['(07) 33 44 55 66', people[2]],
    ] as const) {
      expect(await found(owner, number)).toEqual([one])
    }
  })

  it('finds once whom several tenants have, and nobody who is gone', async () => {
    const owner = await server.person()
    const twin = someone('Paul', 'Double')
    const one = await owner.tenants.created({ ...corporation, guarantors: [twin], emergencyContacts: [twin] })
    await owner.tenants.created({ ...individual, guarantors: [twin, someone('Paule', 'Double')] })
    expect(await found(owner, 'double')).toEqual([twin, someone('Paule', 'Double')])
    const sent = { ...unchanged(one), guarantors: [company], emergencyContacts: [someone('Anne', 'Neuve')] }
    await owner.tenants.save(sent, { id: one.resourceUuid })
    expect(await found(owner, 'neuve')).toHaveLength(1)
    expect(await found(owner, 'double')).toHaveLength(2)
    expect((await owner.tenants.read(one)).guarantors).toHaveLength(1)
  })

  it('gives at most 20, in the order of their names, without any id', async () => {
    const owner = await server.person()
    const names = Array.from({ length: 25 }, (_, index) => `Ange ${String.fromCharCode(89 - index)}`)
    await owner.tenants.created({ ...corporation, guarantors: names.map((name) => someone(name, 'Foule')) })
    const people = (await found(owner, 'foule')) as (typeof person)[]
    expect(people.map((one) => one.person.firstName)).toEqual(names.toReversed().slice(0, 20))
    expect(JSON.stringify(people)).not.toContain('resourceUuid')
  })

  it('puts first whom the query names, then who begins so, and sorts people by their family names', async () => {
    const owner = await server.person()
    const people = [
      ['Zoé', 'Martin'],
      ['Alice', 'Martinez'],
      ['Martine', 'Adam'],
      ['Bob', 'Saint-Martin'],
      ['Yves', 'D’Angelo'],
      ['Carl', 'Angelo'],
    ] as const
    await owner.tenants.created({ ...corporation, guarantors: people.map(([first, last]) => someone(first, last)) })
    const names = async (query: string) =>
      ((await found(owner, query)) as (typeof person)[]).map((one) => `${one.person.firstName} ${one.person.surname}`)
    expect(await names('martin')).toEqual(['Zoé Martin', 'Martine Adam', 'Alice Martinez', 'Bob Saint-Martin'])
    expect(await names('saint martin')).toEqual(['Bob Saint-Martin'])
    expect(await names("d'angelo")).toEqual(['Yves D’Angelo'])
    expect(await names('dangelo')).toEqual(['Yves D’Angelo'])
    expect(await names('example.org')).toEqual([
      'Martine Adam',
      'Carl Angelo',
      'Yves D’Angelo',
      'Élodie Durand',
      'Zoé Martin',
      'Alice Martinez',
      'Bob Saint-Martin',
    ])
  })

  it('offers what can be saved as it comes, with new ids', async () => {
    const owner = await server.person()
    const first = await owner.tenants.created(individual)
    const taken = await found(owner, 'durand')
    const second = await owner.tenants.created({ ...corporation, guarantors: taken, emergencyContacts: taken })
    expect(second.guarantors[0]).toMatchObject(person)
    expect(second.guarantors[0]?.resourceUuid).not.toBe(first.guarantors[0]?.resourceUuid)
  })
})
