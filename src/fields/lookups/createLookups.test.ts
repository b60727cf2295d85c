import { describe, expect, it, vi } from 'vitest'
import { createLookups } from './createLookups.ts'

const lookups = {
  colours: { operation: 'listColours' },
  places: { operation: 'listPlaces', query: 'name', value: 'iso', label: 'frName' },
}

interface Given {
  ok: boolean
  data: unknown
  reason?: string
}

function lookupsOver(...answers: Partial<Given>[]) {
  const call = vi.fn<(operation: string, args?: unknown) => Promise<Given>>(() => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return Promise.resolve({ ok: true, data: [], ...answer })
  })
  return { call, ...createLookups({ lookups }, call) }
}

describe('lookups', () => {
  it.each([
    ['key and label', { key: 'R', label: 'Rouge' }, { value: 'R', label: 'Rouge' }],
    ['code and name', { code: 7, name: 'Sept' }, { value: '7', label: 'Sept' }],
    ['a name alone', { name: 'Rouge' }, { value: 'Rouge' }],
  ])('reads objects with %s', async (_, item, expected) => {
    expect(await lookupsOver({ data: [item, null, {}, true] }).load('colours')).toEqual([expected])
  })

  it('reads the names of all languages that are declared, as far as an item has them', async () => {
    const call = () =>
      Promise.resolve({
        ok: true,
        data: [
          { iso: 'DEU', fr: 'Allemagne', en: 'Germany' },
          { iso: 'ZZZ', fr: 'Inconnu' },
        ],
      })
    const places = { operation: 'listPlaces', value: 'iso', label: { fr: 'fr', en: 'en' } }
    const { load } = createLookups({ lookups: { places } }, call)
    expect(await load('places')).toEqual([
      { value: 'DEU', label: { fr: 'Allemagne', en: 'Germany' } },
      { value: 'ZZZ', label: { fr: 'Inconnu' } },
    ])
  })

  it('asks for what was typed, once for each text, and reads the declared names', async () => {
    const { load, call, asksAsTyped } = lookupsOver({ data: [{ iso: 'FRA', frName: 'France' }] })
    expect(await load('places', ' fra ')).toEqual([{ value: 'FRA', label: 'France' }])
    await load('places', 'fra')
    await load('places', 'all')
    expect(call.mock.calls).toEqual([
      ['listPlaces', { query: { name: 'fra' } }],
      ['listPlaces', { query: { name: 'all' } }],
    ])
    expect([asksAsTyped('places'), asksAsTyped('colours')]).toEqual([true, false])
  })

  it('tells of a failure and asks again the next time', async () => {
    const { load } = lookupsOver({ ok: false, reason: '500' }, { data: ['RED'] })
    await expect(load('colours')).rejects.toThrow('could not be loaded')
    expect(await load('colours')).toEqual([{ value: 'RED' }])
  })

  it('takes an answer that is no list for a failure', async () => {
    await expect(lookupsOver({ data: { items: [] } }).load('colours')).rejects.toThrow('no list')
  })

  it('forgets', async () => {
    const { load, forget, call } = lookupsOver({ data: ['RED'] })
    await load('colours')
    forget()
    await load('colours')
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('drops an answer that was asked for before all was forgotten, in whatever order answers come', async () => {
    const come: ((colours: string[]) => void)[] = []
    const call = () => new Promise<Given>((resolve) => come.push((data) => resolve({ ok: true, data })))
    const { load, forget, known } = createLookups({ lookups }, call)
    const values = () => [...(known().get('colours')?.byValue.keys() ?? [])]
    const before = load('colours')
    forget()
    const after = load('colours')
    come[1]?.(['BLUE'])
    await after
    expect(values()).toEqual(['BLUE'])
    come[0]?.(['RED'])
    await before
    expect(values()).toEqual(['BLUE'])
  })
})
