import { expect, it } from 'vitest'
import { values } from '#generated/values.gen.ts'
import { createLookups } from './createLookups.ts'

const lookups = createLookups(values)

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

it.each([
  ['français', 'France'],
  ['etats unis', 'États-Unis'],
  ['ivory coast', 'Côte d’Ivoire'],
  ['Zaïre', 'République démocratique du Congo'],
  ['XKX', 'Kosovo'],
  ['  suisse ', 'Suisse'],
])('the country "%s" is %s', (query, name) => expect(lookups.countries(query)[0]?.frName).toBe(name))

it('lists countries in French order, France first', () => {
  const [first, ...rest] = lookups.countries('').map(({ frName }) => frName)
  expect(first).toBe('France')
  expect(rest).toEqual(rest.toSorted(new Intl.Collator('fr').compare))
})

it.each([
  ['France', 'saint etienne', 'Saint-Étienne'],
  ['fra', '75116', 'Paris'],
  ['Belgique', 'Lyon', undefined],
])('the largest town of %s for "%s" is %s', async (country, query, name) =>
  expect((await lookups.towns(country, query))[0]?.name).toBe(name),
)

it.each([
  ['legal-statuses', 'sarl', 'SARL'],
  ['jobs', 'infirmiere', { category: 'Santé', name: 'Infirmier / infirmière' }],
])('the first of the %s for "%s" is %j', (list, query, first) => expect(lookups.values(list, query)[0]).toEqual(first))

it('throws for a list that does not exist', () => {
  expect(() => lookups.values('prices', '')).toThrow('schemas/lookups/prices.values.json')
})
