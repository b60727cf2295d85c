import { describe, expect, it } from 'vitest'
import { createExactMatcher, createMatcher, itemNamed, linesOf, search, searchable } from './ranking.ts'

const rows = ['Manoir de l’Élan', 'Villa', 'S.A.R.L. D’Angelo', 'LOC-1', 'LOC-10', 'Jean‑Pierre Ørsted'].map(
  (text) => ({
    text,
    lines: linesOf([text]),
  }),
)
const matching = (matches: (lines: string) => boolean) =>
  rows.filter(({ lines }) => matches(lines)).map(({ text }) => text)

describe('a search among rows', () => {
  it.each([
    ['elan', ['Manoir de l’Élan']],
    ["L'ELAN manoir", ['Manoir de l’Élan']],
    ['lʼélan', ['Manoir de l’Élan']],
    ['l elan', ['Manoir de l’Élan']],
    ['lelan', ['Manoir de l’Élan']],
    ['elan villa', []],
    ['sarl', ['S.A.R.L. D’Angelo']],
    ['s.a.r', ['S.A.R.L. D’Angelo']],
    ['dangelo SARL', ['S.A.R.L. D’Angelo']],
    ['loc-1', ['LOC-1', 'LOC-10']],
    ['loc 1', ['LOC-1', 'LOC-10']],
    ['loc1', ['LOC-1', 'LOC-10']],
    ['jean-pierre', ['Jean‑Pierre Ørsted']],
    ['jeanpierre orsted', ['Jean‑Pierre Ørsted']],
    [' ', rows.map(({ text }) => text)],
  ])('%s finds, whatever stands between the words: %o', (query, found) =>
    expect(matching(createMatcher(query))).toEqual(found),
  )

  it.each([
    ['LOC-1', ['LOC-1']],
    ['loc 1', ['LOC-1']],
    ['LOC1', ['LOC-1']],
    ['villa', ['Villa']],
    ['elan', []],
    ['', []],
  ])('%s is the very text of: %o', (query, found) => expect(matching(createExactMatcher(query))).toEqual(found))

  it('takes a number for the same in whatever groups, and only the whole one for the very text', () => {
    const lines = linesOf(['06 12 34 56 78', '0612345678'])
    expect([createMatcher('0612.34')(lines), createExactMatcher('06.12.34.56.78')(lines)]).toEqual([true, true])
    expect([createMatcher('0613')(lines), createExactMatcher('06.12.34')(lines)]).toEqual([false, false])
  })
})

const forms = ['SCI', 'SARL de famille', 'SARL', 'SAS', 'SA', 'EI (entrepreneur individuel)'].map((name) =>
  searchable(name, { names: [name] }),
)
const places = [
  searchable('Mali', { codes: ['MLI'], names: ['Mali', 'Mali'], words: ['malienne'] }),
  searchable('Somalia', { codes: ['SOM'], names: ['Somalie', 'Somalia'], words: ['somalienne'] }),
  searchable('Congo', { codes: ['COG'], names: ['Congo'], words: ['congolaise'] }),
  searchable('Zaire', { codes: ['COD'], names: ['Zaïre'], words: ['congolaise'] }),
]

describe('a search among choices', () => {
  it.each([
    ['SARL', ['SARL', 'SARL de famille']],
    ['S.A.R.L.', ['SARL', 'SARL de famille']],
    ['sa', ['SA', 'SARL de famille', 'SARL', 'SAS']],
    ['entrepreneur individuel', ['EI (entrepreneur individuel)']],
    ['famille', ['SARL de famille']],
  ])('%s finds, the very word first, then what begins so: %o', (query, found) =>
    expect(search(forms, query)).toEqual(found),
  )

  it.each([
    ['malienne', ['Mali', 'Somalia']],
    ['mali', ['Mali', 'Somalia']],
    ['MLI', ['Mali']],
    ['so', ['Somalia']],
    ['ML', []],
  ])('%s finds places by names and words, by a code only where it is whole: %o', (query, found) =>
    expect(search(places, query)).toEqual(found),
  )

  it('gives all in their order for no query, and no more than are asked for', () => {
    expect(search(places, ' ')).toEqual(['Mali', 'Somalia', 'Congo', 'Zaire'])
    expect(search(places, 'a', 2)).toHaveLength(2)
  })

  it.each([
    ['somalie', 'Somalia'],
    ['MALIENNE', 'Mali'],
    ['congolaise', undefined],
    ['som', 'Somalia'],
    ['soma', undefined],
    ['', undefined],
  ])('%s names, and nothing where two are called so: %s', (text, named) => expect(itemNamed(places, text)).toBe(named))
})
