import { describe, expect, it, vi } from 'vitest'
import { values } from '#generated/values.gen.ts'
import { createValueLists } from '#server/lookups/createValueLists.ts'
import { contentOf } from '../requests.ts'
import { me, withTwoAccounts } from '../twoAccounts.ts'

withTwoAccounts()

const get = async <Item = unknown>(path: string) =>
  contentOf<Item[]>(await me.inject({ url: `/api/auxiliary/${path}` }))

const identityTypes = 'IDENTITY_CARD PASSPORT RESIDENCE_PERMIT PERMANENT_RESIDENT DRIVER_LICENSE'
const documentTypes =
  'INSURANCE_CERTIFICATE UNPAID_RENT_GUARANTEE DEED_OF_GUARANTEE EMPLOYMENT_CONTRACT WORK_CERTIFICATE JOB_PROMISSE ' +
  'PAY_SLIP END_OF_TRIAL_PERIOD_CERTIFICATE SCHOOL_REGISTRATION_CERTIFICATE PROOF_OF_ADDRESS TAX_NOTICE'
const contractTypes = 'CDI CDD CCO CDDOD CDDS CTT CTTP CTI CTS CTV CTPAR TESE CEA CESU CESUP CPS'

describe('lookups', () => {
  it.each([
    ['API-46 ENUM-11 identity documents', 'identification-document-types', identityTypes],
    ['API-47 ENUM-13 documents', 'document-types', documentTypes],
    ['API-48 ENUM-12 contracts', 'contract-types', contractTypes],
  ])('LOOK-01 %s are all of their types', async (_, lookup, types) => {
    expect(await get(`lookup/${lookup}`)).toEqual(types.split(' '))
  })

  const france = { frName: 'France', enName: 'France', codeIso3: 'FRA' }
  const germany = { frName: 'Allemagne', enName: 'Germany', codeIso3: 'DEU' }
  const angers = { name: 'Angers', postalCodes: ['49000', '49100'], codeInsee: '49007', department: '49' }
  const named = (frName: string): unknown => expect.objectContaining({ frName })
  const called = (name: string): unknown => expect.objectContaining({ name })
  const notary = { category: 'Droit et sécurité', name: 'Notaire', enName: 'Notary' }

  it.each<[items: string, path: string, query: string, first: unknown, count: number]>([
    ['API-41 legal forms', 'lookup/corporation-legal-status', 'input=etrangere', 'Société étrangère', 1],
    ['API-42 LOOK-02 countries', 'lookup/country', '', france, 250],
    ['API-42 a country', 'lookup/country', 'countryName=DEU', expect.objectContaining(germany), 1],
    ['API-43 LOOK-02 countries', 'address/country', '', france, 250],
    ['API-43 a country', 'address/country', 'countryName=DEU', expect.objectContaining(germany), 1],
    ['API-44 LOOK-06 a town', 'address/town', 'countryName=France&input=49000', angers, 1],
    ['API-45 LOOK-07 a job', 'job', 'input=notaire', notary, 1],
    [
      'a country by its other name',
      'lookup/country',
      'countryName=Zaïre',
      named('République démocratique du Congo'),
      1,
    ],
    ['a country without accents', 'lookup/country', 'countryName=etats unis', named('États-Unis'), 1],
    ['a country in the other language', 'lookup/country', 'countryName=ivory coast', named('Côte d’Ivoire'), 1],
    ['the largest town', 'address/town', 'countryName=fra&input=saint etienne', called('Saint-Étienne'), 1],
    ['an arrondissement', 'address/town', 'countryName=fra&input=75116', called('Paris'), 1],
  ])('LOOK-01 %s: %s?%s', async (_, path, query, first, count) => {
    const found = await get(`${path}?${query}`)
    expect(found[0]).toEqual(first)
    expect(found.length).toBeGreaterThanOrEqual(count)
  })

  it.each([
    ['address/town', '', 50],
    ['address/town', 'countryName=FRA', 50],
    ['address/town', 'countryName=Belgique&input=Lyon', 0],
    ['lookup/country', 'countryName=zzz', 0],
  ])('LOOK-06 %s?%s has %i', async (path, query, count) => {
    expect(await get(`${path}?${query}`)).toHaveLength(count)
  })

  it('answers a query for a country with all the names that find it, and the whole list without them', async () => {
    const [germany] = await get<{ words: string[] }>('lookup/country?countryName=allemande')
    expect(germany?.words).toEqual(expect.arrayContaining(['DE', 'allemande', 'German']))
    expect(germany?.words).not.toContain('Allemagne')
    expect((await get<object>('lookup/country')).some((country) => 'words' in country)).toBe(false)
  })

  it('lists countries in French order, France first', async () => {
    const [, ...rest] = (await get<{ frName: string }>('lookup/country')).map(({ frName }) => frName)
    expect(rest).toEqual(rest.toSorted(new Intl.Collator('fr').compare))
  })

  it('compares each town with each word of a query once, whatever is typed, and puts no name into plain letters', async () => {
    const { towns } = createValueLists(values)
    const count = 35_000
    // The first query puts the names into plain letters.
    await towns('France', 'x')
    for (const typed of ['e a '.repeat(1000), 'a', 'e a i n s r l t o u m d c', '-'.repeat(100)]) {
      const put = vi.spyOn(String.prototype, 'normalize')
      const compared = vi.spyOn(String.prototype, 'includes')
      await towns('France', typed)
      const [puts, comparisons] = [put.mock.calls.length, compared.mock.calls.length]
      put.mockRestore()
      compared.mockRestore()
      const words = typed.split(' ')
      expect(puts, typed.slice(0, 100)).toBeLessThan(words.length + 10)
      // Beside the words: the very text, its beginning, and the beginning of a word, among all names and among those shown.
      expect(comparisons, typed.slice(0, 100)).toBeLessThan(count * (new Set(words).size + 6))
    }
  })
})
