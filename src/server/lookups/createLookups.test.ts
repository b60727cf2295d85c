import { describe, expect, it } from 'vitest'
import { values } from '#generated/values.gen.ts'
import { createLookups } from './createLookups.ts'

const lookups = createLookups(values)
const names = (query: string) => lookups.countries(query).map(({ frName }) => frName)

it('looks for fifty towns at most, in a moment, whatever is typed', async () => {
  expect(await lookups.towns('France', 'saint')).toHaveLength(50)
  for (const typed of ['e a '.repeat(25), 'a', 'e a i n s r l t o u m d c', '-'.repeat(100)]) {
    const times: number[] = []
    for (let time = 0; time < 5; time += 1) {
      const start = performance.now()
      await lookups.towns('France', typed)
      times.push(performance.now() - start)
    }
    expect(Math.min(...times), typed).toBeLessThan(20)
  }
})

describe('countries', () => {
  it('LOOK-02 carry frName and codeIso3, France first and the rest in French order', () => {
    const all = lookups.countries('')
    expect(all.length).toBe(250)
    expect(all[0]).toEqual({ frName: 'France', enName: 'France', codeIso3: 'FRA' })
    expect(new Set(all.map(({ codeIso3 }) => codeIso3)).size).toBe(250)
    const rest = all.slice(1).map(({ frName }) => frName)
    expect(rest).toEqual(rest.toSorted(new Intl.Collator('fr').compare))
    expect(rest.indexOf('Éthiopie')).toBeLessThan(rest.indexOf('Finlande'))
    for (const { frName, enName, codeIso3 } of all) {
      expect([frName, enName, codeIso3].every((text) => text.trim() !== '')).toBe(true)
    }
  })

  it.each([
    ['CZE', 'Tchéquie', 'Czechia'],
    ['USA', 'États-Unis', 'United States'],
    ['CIV', 'Côte d’Ivoire', 'Côte d’Ivoire'],
    ['COD', 'République démocratique du Congo', 'Democratic Republic of the Congo'],
    ['COG', 'République du Congo', 'Republic of the Congo'],
    ['XKX', 'Kosovo', 'Kosovo'],
    ['REU', 'La Réunion', 'Réunion'],
    ['VAT', 'Vatican', 'Vatican City'],
  ])('%s is called %s and %s', (code, frName, enName) => {
    expect(lookups.countries(code)[0]).toEqual({ frName, enName, codeIso3: code })
  })

  it.each([
    ['fra', 'France'],
    ['FR', 'France'],
    ['francaise', 'France'],
    ['français', 'France'],
    ['algerien', 'Algérie'],
    ['etats unis', 'États-Unis'],
    ['united states', 'États-Unis'],
    ['cote d’ivoire', 'Côte d’Ivoire'],
    ['ivory coast', 'Côte d’Ivoire'],
    ['Zaïre', 'République démocratique du Congo'],
    ['congo-kinshasa', 'République démocratique du Congo'],
    ['Angleterre', 'Royaume-Uni'],
    ['British', 'Royaume-Uni'],
    ['Swaziland', 'Eswatini'],
    ['  suisse ', 'Suisse'],
  ])('"%s" finds %s first', (query, name) => expect(names(query)[0]).toBe(name))

  it('finds nothing for what is no country', () => expect(names('Atlantide')).toEqual([]))
})

describe('towns', () => {
  it('LOOK-06 are those of the country that is named, in either language or by code', async () => {
    for (const country of ['France', 'france', 'FRA', 'FR']) {
      expect((await lookups.towns(country, 'Lyon'))[0]).toMatchObject({
        name: 'Lyon',
        codeInsee: '69123',
        department: '69',
      })
    }
    expect(await lookups.towns('Belgique', 'Lyon')).toEqual([])
    expect(await lookups.towns('', 'Lyon')).toEqual([])
  })

  it('are found without accents and hyphens and by postal code, the largest first, fifty at most', async () => {
    const first = async (query: string) => (await lookups.towns('France', query))[0]?.name
    expect(await first('saint etienne')).toBe('Saint-Étienne')
    expect(await first('75116')).toBe('Paris')
    expect(await first('2A')).not.toBe('Paris')
    expect((await lookups.towns('France', '51300')).length).toBe(46)
    const all = await lookups.towns('France', '')
    expect(all.length).toBe(50)
    expect(all.slice(0, 3).map(({ name }) => name)).toEqual(['Paris', 'Marseille', 'Lyon'])
  })
})

describe('values', () => {
  it('LOOK-04 gives legal forms, the usual French ones first', () => {
    expect(lookups.values('legal-statuses', '').slice(0, 4)).toEqual(['SCI', 'SARL de famille', 'SARL', 'EURL'])
    expect(lookups.values('legal-statuses', 'sarl')).toEqual(['SARL', 'SARL de famille', 'SELARL'].slice(0, 2))
    expect(lookups.values('legal-statuses', 'coproprietaires')).toEqual(['Syndicat de copropriétaires'])
  })

  it('LOOK-07 gives jobs with their categories, in both genders', () => {
    const jobs = lookups.values('jobs', '')
    expect(jobs.length).toBeGreaterThan(300)
    expect(lookups.values('jobs', 'infirmiere')[0]).toEqual({ category: 'Santé', name: 'Infirmier / infirmière' })
    expect(lookups.values('jobs', 'sante').length).toBeGreaterThan(20)
  })

  it('throws for a list that does not exist', () => {
    expect(() => lookups.values('prices', '')).toThrow('schemas/lookups/prices.values.json')
  })
})
