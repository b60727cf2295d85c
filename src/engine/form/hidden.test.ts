import { describe, expect, it } from 'vitest'
import { openStore } from '../../../tests/fixtures/formStore.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import type { Json } from '../record/path.ts'

const text: PropertySchema = { type: 'string' }
const part = (name: string): PropertySchema => ({ type: ['object', 'null'], properties: { [name]: text } })
const properties: Record<string, PropertySchema> = {
  kind: text,
  name: text,
  sail: text,
  reach: { type: 'array', items: { type: 'object', properties: { mail: text, main: { type: 'boolean' } } } },
  decks: { type: 'array', items: text },
  engine: part('power'),
  mooring: part('port'),
}
const sections = [
  { id: 'general', fields: ['kind', 'name', { path: 'sail', disable: 'isMotor' }] },
  { id: 'more', show: 'isSail', fields: ['reach.0.mail', 'decks', { path: 'reach.0.main', constant: true }] },
  { id: 'engine', show: 'isMotor', optional: 'engine', fields: ['engine.power'] },
  { id: 'mooring', optional: 'mooring', fields: [{ path: 'mooring.port', show: 'isSail' }] },
]
const isKind = (kind: string) => (record: Json) => record['kind'] === kind
const written = { properties, sections, conditions: { isMotor: isKind('MOTOR'), isSail: isKind('SAIL') } }

/** It holds something in every field, whatever it is. */
const full = {
  name: 'Alma',
  sail: 'genoa',
  reach: [{ mail: 'a@b.c', main: false }],
  decks: ['upper', 'lower'],
  engine: { power: '5' },
  mooring: { port: 'Brest' },
}
const saved = (store: ReturnType<typeof openStore>) => store.evaluation().record

describe('what a form does not show when it is opened', () => {
  it.each(['MOTOR', 'SAIL', 'NONE'])('stays stored as it is when something else is saved: %s', (kind) => {
    const stored = { kind, ...full }
    const store = openStore(written, stored)
    store.commit('name', 'Alba')
    const constant = kind === 'SAIL' ? { reach: [{ mail: 'a@b.c', main: true }] } : {}
    expect(saved(store)).toEqual({ ...stored, name: 'Alba', ...constant })
  })

  it.each([true, false])('an optional part that is unticked can be put back, ticked again or not: %s', (isTicked) => {
    const stored = { kind: 'MOTOR', ...full }
    const store = openStore(written, stored)
    store.replace('engine', undefined)
    expect(saved(store)).not.toHaveProperty('engine')
    expect(store.fieldState('engine').cleared?.fields).toEqual([{ path: 'engine.power', count: undefined }])
    if (isTicked) store.replace('engine', {})
    expect(store.valueAt('engine.power')).toBeUndefined()
    store.restoreCleared('engine')
    expect([saved(store), store.fieldState('engine').cleared]).toEqual([stored, undefined])
  })

  it('stays though a change shows it and another one hides it again; what was typed into it meanwhile goes', () => {
    const stored = { kind: 'MOTOR', ...full }
    const store = openStore(written, stored)
    store.commit('kind', 'SAIL')
    store.commit('kind', 'MOTOR')
    expect([saved(store), store.fieldState('kind').cleared]).toEqual([stored, undefined])
    store.commit('kind', 'SAIL')
    store.commit('sail', 'jib')
    store.commit('kind', 'MOTOR')
    expect([saved(store), store.valueAt('sail')]).toEqual([stored, 'genoa'])
    expect(store.fieldState('kind').cleared?.hidden).toEqual([{ path: 'sail', count: undefined }])
    store.restoreCleared('kind')
    expect(saved(store)).toMatchObject({ kind: 'SAIL', sail: 'jib' })
  })

  it('goes where it was emptied, taken out by a rule, or its part was taken away', () => {
    const stored = { kind: 'MOTOR', ...full }
    const store = openStore(written, stored, { clears: { kind: ['decks'] } })
    store.commit('kind', 'SAIL')
    store.commit('sail', undefined)
    store.commit('kind', 'MOTOR')
    store.replace('mooring', undefined)
    const { sail: _, decks: __, mooring: ___, ...left } = stored
    expect(saved(store)).toEqual(left)
  })

  it('nothing of it is stored by a new record', () => {
    const store = openStore(written)
    store.restore({ kind: 'MOTOR', ...full })
    expect(Object.keys(saved(store))).toEqual(['kind', 'name', 'engine'])
    expect(store.fieldState('kind').cleared).toBeUndefined()
  })
})

describe('what a change of the user hides', () => {
  it('goes, is told at the field that was changed, with its number of entries, and comes back with the choice', () => {
    const stored = { kind: 'SAIL', ...full }
    const store = openStore(written, stored)
    store.commit('kind', 'NONE')
    store.commit('kind', 'MOTOR')
    expect(saved(store)).toEqual({ kind: 'MOTOR', name: 'Alma', engine: full.engine })
    expect(store.fieldState('kind').cleared).toMatchObject({
      before: 'SAIL',
      hidden: [
        { path: 'reach.0.mail' },
        { path: 'decks', count: 2 },
        { path: 'mooring.port' },
        { path: 'sail', count: undefined },
      ],
    })
    store.restoreCleared('kind')
    expect(saved(store)).toEqual({ ...stored, reach: [{ mail: 'a@b.c', main: true }] })
    expect(store.fieldState('kind').cleared).toBeUndefined()
  })

  it('is told no more once it is shown again, and once it is saved', () => {
    const store = openStore(written, { kind: 'SAIL', ...full })
    store.commit('kind', 'MOTOR')
    store.commit('kind', 'SAIL')
    expect(store.fieldState('kind').cleared).toBeUndefined()
    store.commit('kind', 'MOTOR')
    store.setSaved()
    expect(store.fieldState('kind').cleared).toBeUndefined()
  })

  it('is told still after the next choice, which takes something else out', () => {
    const stored = { kind: 'SAIL', ...full }
    const store = openStore(written, stored, { clears: { kind: ['name'] } })
    store.commit('name', undefined)
    store.commit('kind', 'NONE')
    store.commit('name', 'Alba')
    store.commit('kind', 'MOTOR')
    const { fields = [], hidden = [] } = store.fieldState('kind').cleared ?? {}
    expect([fields.map(({ path }) => path), hidden.map(({ path }) => path)]).toEqual([
      ['name'],
      ['reach.0.mail', 'decks', 'mooring.port', 'sail'],
    ])
    store.restoreCleared('kind')
    expect(saved(store)).toEqual({ ...stored, name: 'Alba', reach: [{ mail: 'a@b.c', main: true }] })
  })

  it('is told no more once another field shows it again', () => {
    const isSail = ({ kind, name }: Json) => kind === 'SAIL' || name === 'Alba'
    const either = { ...written, conditions: { ...written.conditions, isSail } }
    const store = openStore(either, { kind: 'SAIL', ...full })
    store.commit('kind', 'NONE')
    expect(store.fieldState('kind').cleared?.hidden).toHaveLength(3)
    store.commit('name', 'Alba')
    expect(store.fieldState('kind').cleared).toBeUndefined()
  })

  it('is told beside what a rule takes out, and both come back', () => {
    const store = openStore(written, { kind: 'SAIL', ...full }, { clears: { kind: ['decks'] } })
    store.commit('kind', 'MOTOR')
    const { fields = [], hidden = [] } = store.fieldState('kind').cleared ?? {}
    expect([fields.map(({ path }) => path), hidden.map(({ path }) => path)]).toEqual([
      ['decks'],
      ['sail', 'reach.0.mail', 'mooring.port'],
    ])
    store.restoreCleared('kind')
    expect(saved(store)).toMatchObject({ kind: 'SAIL', decks: full.decks, sail: 'genoa' })
  })
})
