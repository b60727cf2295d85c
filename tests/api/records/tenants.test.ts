import { describe, expect, it } from 'vitest'
import { named, refusal } from '../requests.ts'
import { announced, corporation, identity, individual, paper, portrait, tenants, unchanged } from '../tenants.ts'
import { me, server, withTwoAccounts } from '../twoAccounts.ts'

withTwoAccounts()

const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/) as string

describe('an individual', () => {
  it('API-31 API-32 API-37 API-38 TEN-73 TEN-75 TEN-78..80 TEN-84 TEN-85 TEN-87 TEN-88 TEN-92 is stored whole with all its files, by name and stamp', async () => {
    const record = {
      ...individual,
      documents: [announced('contrat.txt', { type: 'EMPLOYMENT_CONTRACT', description: 'CDI' })],
    }
    const answer = await me.tenants.save(record, {
      files: [identity(), portrait(), paper('contrat.txt')],
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ resourceUuid: uuid })
    expect(answer.headers['etag']).toBe('"1"')
    const stored = await me.tenants.read({ ...answer.json<{ resourceUuid: string }>(), type: 'INDIVIDUAL' })
    const { metaData: _, uploaddate: __, ...document } = individual.identificationDocument
    expect(stored).toEqual({
      ...individual,
      resourceUuid: answer.json<{ resourceUuid: string }>().resourceUuid,
      reference: expect.stringMatching(/^LOC-\d+$/) as string,
      person: { ...individual.person, resourceUuid: uuid },
      contacts: individual.person.contacts,
      guarantors: individual.guarantors.map((entry) => ({
        ...entry,
        resourceUuid: uuid,
        person: { ...entry.person, resourceUuid: uuid },
      })),
      emergencyContacts: individual.emergencyContacts.map((entry) => ({
        ...entry,
        resourceUuid: uuid,
        person: { ...entry.person, resourceUuid: uuid },
      })),
      identificationDocument: {
        ...document,
        fileData: { label: 'passeport.png', resourceUuid: uuid },
        uploadDate: '11/20/2026 14:03:07',
      },
      documents: [
        {
          resourceUuid: uuid,
          type: 'EMPLOYMENT_CONTRACT',
          description: 'CDI',
          fileData: { label: 'contrat.txt', resourceUuid: uuid },
          uploadDate: '11/20/2026 15:00:00',
        },
      ],
      picture: { label: 'portrait.png', resourceUuid: uuid },
    })
  })

  it('API-33 is replaced by what is sent', async () => {
    const before = await me.tenants.created(individual)
    const { employer: _, privateComment: __, ...rest } = unchanged(before)
    const answer = await me.tenants.save({ ...rest, monthlyIncome: 3000 }, { id: before.resourceUuid })
    expect([answer.statusCode, answer.json()]).toEqual([200, { resourceUuid: before.resourceUuid }])
    const { employer: ___, privateComment: ____, ...kept } = before
    expect(await me.tenants.read(before)).toEqual({ ...kept, monthlyIncome: 3000 })
  })
})

describe('a company', () => {
  it('API-34 API-35 TEN-76 TEN-81 TEN-82 TEN-83 is stored whole with its representative', async () => {
    const stored = await me.tenants.created(corporation)
    expect(stored).toMatchObject(corporation)
    expect(stored.person.resourceUuid).toEqual(uuid)
    expect(stored.representative?.resourceUuid).toEqual(uuid)
    expect(stored).not.toHaveProperty('identificationDocument')
    // The list shows by whom a company is reached.
    expect(stored['contacts']).toEqual(corporation.representative.contacts)
  })

  it('API-36 TEN-76 TEN-77 keeps the ids of its parts when it is replaced', async () => {
    const before = await me.tenants.created(corporation)
    const answer = await me.tenants.save(unchanged(before), { id: before.resourceUuid })
    expect([answer.statusCode, answer.json()]).toEqual([200, { resourceUuid: before.resourceUuid }])
    expect(await me.tenants.read(before)).toEqual(before)
    // Neither forgets them: the person is the same person without its id.
    const { resourceUuid: _, ...person } = before.person
    const { representative: __, ...rest } = unchanged(before)
    const sent = { ...rest, person, representative: corporation.representative }
    expect((await me.tenants.save(sent, { id: before.resourceUuid })).statusCode).toBe(200)
    expect(await me.tenants.read(before)).toEqual(before)
  })
})

describe('guarantors and emergency contacts', () => {
  it('TEN-89 TEN-90 TEN-91 are people and companies, and keep their ids and their order', async () => {
    const before = await me.tenants.created(individual)
    expect(before.guarantors).toMatchObject(individual.guarantors)
    const guarantors = [individual.guarantors[1], ...before.guarantors.toReversed()]
    const sent = { ...unchanged(before), guarantors }
    expect((await me.tenants.save(sent, { id: before.resourceUuid })).statusCode).toBe(200)
    const after = await me.tenants.read(before)
    expect(after.guarantors.slice(1)).toEqual(before.guarantors.toReversed())
    const ids = after.guarantors.flatMap((entry) => [entry.resourceUuid, entry.person?.resourceUuid])
    expect(new Set(ids).size).toBe(6)
    expect(after.emergencyContacts).toEqual(before.emergencyContacts)
  })

  it('have their ids in their own place of their own record only, and once', async () => {
    const mine = await me.tenants.created(individual)
    const theirs = await me.tenants.created(individual)
    const [own, firm] = mine.guarantors
    const withPerson = (id: string | undefined) => ({ ...own, person: { ...own?.person, resourceUuid: id } })
    for (const [change, ...unknown] of [
      [{ person: { ...mine.person, resourceUuid: theirs.person.resourceUuid } }, 'person.resourceUuid'],
      [{ person: { ...mine.person, resourceUuid: own?.person?.resourceUuid } }, 'person.resourceUuid'],
      [{ guarantors: [withPerson(firm?.person?.resourceUuid)] }, 'guarantors.0.person.resourceUuid'],
      [{ guarantors: [own, own] }, 'guarantors.1.resourceUuid', 'guarantors.1.person.resourceUuid'],
      [{ emergencyContacts: [own] }, 'emergencyContacts.0.resourceUuid', 'emergencyContacts.0.person.resourceUuid'],
    ] as [object, ...string[]][]) {
      const answer = await me.tenants.save({ ...unchanged(mine), ...change }, { id: mine.resourceUuid })
      expect([answer.statusCode, named(answer)]).toEqual([
        422,
        unknown.map((fieldName) => ({ fieldName, message: 'unknown' })),
      ])
    }
    const created = await me.tenants.save({ ...individual, person: mine.person })
    expect(named(created)).toEqual([{ fieldName: 'person.resourceUuid', message: 'unknown' }])
    expect(await me.tenants.read(mine)).toEqual(mine)
  })
})

it('API-30 TEN-05 the list gives people and companies, newest first, with what a row reads', async () => {
  const owner = await server.person()
  const first = await owner.tenants.created(individual)
  server.advance(1000)
  const second = await owner.tenants.created(corporation)
  const rows = await owner.tenants.list()
  const { resourceUuid, type, reference, person, contacts, identificationDocument } = first
  expect(rows).toEqual([
    {
      resourceUuid: second.resourceUuid,
      type: 'CORPORATION',
      reference: 'LOC-2',
      person: second.person,
      contacts: second['contacts'],
    },
    { resourceUuid, type, reference, person, contacts, identificationDocument },
  ])
  expect(await (await server.person()).tenants.list()).toEqual([])
})

describe('the two families', () => {
  it('refuse a type that is contrary to the address, and give it where it is missing', async () => {
    const before = await me.tenants.list()
    for (const [record, family, files] of [
      [individual, 'corporation', [identity()]],
      [corporation, 'individual', []],
    ] as const) {
      expect(await refusal(me.tenants.save(record, { family, files: [...files] }))).toEqual([422, 'type const'])
    }
    expect(await me.tenants.list()).toEqual(before)
    const { type: _, ...typeless } = corporation
    const answer = await me.tenants.save(typeless, { family: 'corporation', files: [] })
    const { resourceUuid } = answer.json<{ resourceUuid: string }>()
    expect((await me.tenants.read({ resourceUuid, type: 'CORPORATION' })).type).toBe('CORPORATION')
  })

  it('API-39 know no deletion', async () => {
    const tenant = await me.tenants.created(corporation)
    for (const path of [
      `corporation/${tenant.resourceUuid}`,
      `individual/${tenant.resourceUuid}`,
      tenant.resourceUuid,
      '',
    ]) {
      const answer = await me.inject({ method: 'DELETE', url: `${tenants}/${path}` })
      expect(answer.statusCode).toBe(404)
    }
    expect(await me.tenants.read(tenant)).toEqual(tenant)
  })
})

describe('the reference', () => {
  it('OP-74 runs by owner, and is no one else’s to give', async () => {
    const [one, two] = [await server.person(), await server.person()]
    const references = []
    for (const [owner, record] of [
      [one, individual],
      [one, corporation],
      [two, corporation],
    ] as const) {
      references.push((await owner.tenants.created(record)).reference)
    }
    expect(references).toEqual(['LOC-1', 'LOC-2', 'LOC-1'])
    const answer = await one.tenants.save({ ...corporation, reference: 'LOC-9' })
    expect([answer.statusCode, named(answer)]).toEqual([422, [{ fieldName: 'reference', message: 'const' }]])
    // What was refused took no number.
    expect((await one.tenants.created(corporation)).reference).toBe('LOC-3')
  })

  it('stays on update, sent back or not, and is never another', async () => {
    const before = await me.tenants.created(corporation)
    const { reference, ...rest } = unchanged(before)
    const options = { id: before.resourceUuid }
    expect((await me.tenants.save(rest, options)).statusCode).toBe(200)
    expect((await me.tenants.save({ ...rest, reference }, options)).statusCode).toBe(200)
    const answer = await me.tenants.save({ ...rest, reference: 'LOC-0' }, options)
    expect([answer.statusCode, named(answer)]).toEqual([422, [{ fieldName: 'reference', message: 'const' }]])
    expect(await me.tenants.read(before)).toEqual(before)
  })
})
