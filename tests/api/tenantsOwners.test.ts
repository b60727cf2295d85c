import { describe, expect, it } from 'vitest'
import { named } from './requests.ts'
import {
  announced,
  createdTenant,
  identity,
  individual,
  listTenants,
  paper,
  readTenant,
  saveTenant,
  tenants,
  unchanged,
} from './tenants.ts'
import { me, other, server } from './twoPeople.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'

describe('what belongs to another', () => {
  it('does not exist', async () => {
    const theirs = await createdTenant(server, other, individual)
    const url = `${tenants}/individual/${theirs.resourceUuid}`
    expect((await server.inject({ url, headers: me.bearer })).statusCode).toBe(404)
    expect(
      (await saveTenant(server, me, individual, { id: theirs.resourceUuid, files: [identity()] })).statusCode,
    ).toBe(404)
    expect((await saveTenant(server, me, individual, { id: unknownId, files: [identity()] })).statusCode).toBe(404)
    expect(await readTenant(server, other, theirs)).toEqual(theirs)
  })

  it('gives no ids to a record of one’s own', async () => {
    const theirs = await createdTenant(server, other, individual)
    const mine = await createdTenant(server, me, individual)
    const [guarantor] = theirs.guarantors
    const own = mine.guarantors[0]
    for (const [sent, fieldName] of [
      [{ person: { ...mine.person, resourceUuid: theirs.person.resourceUuid } }, 'person.resourceUuid'],
      [
        { guarantors: [{ ...own, resourceUuid: guarantor?.resourceUuid, person: individual.guarantors[0]?.person }] },
        'guarantors.0.resourceUuid',
      ],
      [
        { guarantors: [{ ...own, person: { ...own?.person, resourceUuid: guarantor?.person?.resourceUuid } }] },
        'guarantors.0.person.resourceUuid',
      ],
      // One's own ids are as wrong in another place.
      [{ emergencyContacts: [own] }, 'emergencyContacts.0.resourceUuid'],
      [{ person: { ...mine.person, resourceUuid: own?.person?.resourceUuid } }, 'person.resourceUuid'],
    ] as const) {
      const answer = await saveTenant(server, me, { ...unchanged(mine), ...sent }, { id: mine.resourceUuid })
      expect([answer.statusCode, named(answer)[0]]).toEqual([422, { fieldName, message: 'unknown' }])
      expect(await readTenant(server, me, mine)).toEqual(mine)
    }
    const created = await saveTenant(server, me, { ...individual, person: mine.person })
    expect([created.statusCode, named(created)]).toEqual([
      422,
      [{ fieldName: 'person.resourceUuid', message: 'unknown' }],
    ])
  })
})

it('repeats a create with the same key and content, and refuses the key for another', async () => {
  const owner = await server.person()
  const headers = { 'idempotency-key': 'tenant-create-1' }
  const record = { ...individual, documents: [announced('a.txt')] }
  const files = [identity(), paper('a.txt')]
  const first = await saveTenant(server, owner, record, { files, headers })
  const second = await saveTenant(server, owner, record, { files, headers })
  expect([second.statusCode, second.json()]).toEqual([200, first.json()])
  expect(await listTenants(server, owner)).toHaveLength(1)
  const later = { ...record, documents: [announced('a.txt', { uploaddate: '11/20/2026 15:00:01' })] }
  expect((await saveTenant(server, owner, later, { files, headers })).statusCode).toBe(409)
  expect(await listTenants(server, owner)).toHaveLength(1)
})
