import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { named } from './requests.ts'
import { testServer, type Person, type TestServer } from './server.ts'

let server: TestServer
let me: Person

beforeAll(async () => {
  server = await testServer()
  me = await server.person()
})
afterAll(() => server.close())

async function get<Item = unknown>(path: string): Promise<Item[]> {
  const answer = await server.inject({ url: `/api/auxiliary/${path}`, headers: me.bearer })
  expect(answer.statusCode).toBe(200)
  return answer.json<Item[]>()
}

describe('lookups', () => {
  it('API-41 LOOK-01 gives legal statuses as strings, all or those of a query', async () => {
    const all = await get<string>('lookup/corporation-legal-status')
    expect(all.length).toBeGreaterThan(20)
    expect(all[0]).toBe('SCI')
    expect(await get('lookup/corporation-legal-status?input=')).toEqual(all)
    expect(await get('lookup/corporation-legal-status?input=etrangere')).toEqual(['Société étrangère'])
  })

  it.each(['lookup/country', 'address/country'])(
    'API-42 API-43 LOOK-01 LOOK-02 gives countries at %s',
    async (path) => {
      const all = await get(path)
      expect(all).toHaveLength(250)
      expect(all[0]).toEqual({ frName: 'France', enName: 'France', codeIso3: 'FRA' })
      expect(await get(`${path}?countryName=${encodeURIComponent('États-Unis')}`)).toContainEqual({
        frName: 'États-Unis',
        enName: 'United States',
        codeIso3: 'USA',
      })
      expect((await get<{ codeIso3: string }>(`${path}?countryName=DEU`))[0]?.codeIso3).toBe('DEU')
      expect(await get(`${path}?countryName=zzz`)).toEqual([])
    },
  )

  it('API-44 LOOK-01 LOOK-06 gives the towns of a country', async () => {
    expect((await get('address/town?countryName=France&input=49000'))[0]).toEqual({
      name: 'Angers',
      postalCodes: ['49000', '49100'],
      codeInsee: '49007',
      department: '49',
    })
    expect(await get('address/town?countryName=FRA')).toHaveLength(50)
    expect(await get('address/town')).toHaveLength(50)
    expect(await get('address/town?countryName=Belgique')).toEqual([])
  })

  it('API-45 LOOK-01 LOOK-07 gives jobs with their categories', async () => {
    expect((await get('job')).length).toBeGreaterThan(300)
    expect(await get('job?input=notaire')).toContainEqual({ category: 'Droit et sécurité', name: 'Notaire' })
  })

  it('API-46 ENUM-11 LOOK-01 gives identity document types', async () => {
    expect(await get('lookup/identification-document-types')).toEqual([
      'IDENTITY_CARD',
      'PASSPORT',
      'RESIDENCE_PERMIT',
      'PERMANENT_RESIDENT',
      'DRIVER_LICENSE',
    ])
  })

  it('API-47 ENUM-13 LOOK-01 gives document types', async () => {
    expect(await get('lookup/document-types')).toEqual([
      'INSURANCE_CERTIFICATE',
      'UNPAID_RENT_GUARANTEE',
      'DEED_OF_GUARANTEE',
      'EMPLOYMENT_CONTRACT',
      'WORK_CERTIFICATE',
      'JOB_PROMISSE',
      'PAY_SLIP',
      'END_OF_TRIAL_PERIOD_CERTIFICATE',
      'SCHOOL_REGISTRATION_CERTIFICATE',
      'PROOF_OF_ADDRESS',
      'TAX_NOTICE',
    ])
  })

  it('API-48 ENUM-12 LOOK-01 gives contract types', async () => {
    const types = 'CDI CDD CCO CDDOD CDDS CTT CTTP CTI CTS CTV CTPAR TESE CEA CESU CESUP CPS'
    expect(await get('lookup/contract-types')).toEqual(types.split(' '))
  })

  it('refuses a query that is too long or comes twice', async () => {
    for (const [query, message] of [
      [`input=${'x'.repeat(101)}`, 'maxLength'],
      ['input=a&input=b', 'duplicate'],
    ]) {
      const answer = await server.inject({ url: `/api/auxiliary/job?${query ?? ''}`, headers: me.bearer })
      expect([answer.statusCode, named(answer)]).toEqual([422, [{ fieldName: 'input', message }]])
    }
  })

  it('API-03 needs a bearer', async () => {
    const paths = server.services.catalogue.operations
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/auxiliary'))
    expect(paths).toHaveLength(8)
    for (const path of paths) expect((await server.inject({ url: `/api${path}` })).statusCode).toBe(401)
  })
})
