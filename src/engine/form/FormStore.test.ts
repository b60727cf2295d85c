import { describe, expect, it } from 'vitest'
import { formRules, openStore } from '../../../tests/fixtures/formStore.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { FormStore } from './FormStore.ts'
import { createItemStores } from './ItemStores.ts'

const text: PropertySchema = { type: 'string' }
const list: PropertySchema = { type: 'array', items: { type: 'object', properties: { name: text, role: text } } }
const properties = { kind: text, note: text, crew: list, reach: list }
const entry = { fields: ['name', 'role'], columns: ['name'] }
const missing = (path: string) => ({ path, code: 'required', params: {} })

describe('what a choice takes out', () => {
  const sections = [{ id: 'general', fields: ['kind', 'note', { path: 'crew', entry }, 'reach.0.name'] }]
  const crew = [{ name: 'Ann' }, { name: 'Bob' }]

  it('is an entry that goes, and not one that is changed or added', () => {
    const store = openStore({ properties, sections }, { crew })
    store.commit('crew', [{ name: 'Anna' }, crew[1]])
    expect(store.fieldState('crew').cleared).toBeUndefined()
    store.commit('crew', [...crew, { name: 'Cid' }])
    expect(store.fieldState('crew').cleared).toBeUndefined()
    store.commit('crew', crew)
    expect(store.fieldState('crew').cleared?.fields).toEqual([{ path: 'crew', count: 1 }])
    store.restoreCleared('crew')
    expect(store.valueAt('crew')).toEqual([{ name: 'Cid' }, ...crew])
  })

  const upload = { part: 'files', accept: [], maxBytes: 1, bytes: 'getFile' }
  const file: PropertySchema = { type: 'object', properties: { label: text, resourceUuid: text }, upload }
  const photos: PropertySchema = { type: 'array', items: { type: 'object', properties: { label: text } }, upload }
  const withFiles = { portrait: file, photos }
  const fileSections = [{ id: 'files', fields: ['portrait', 'photos'] }]
  const named = (resourceUuid: string) => ({ resourceUuid, label: `${resourceUuid}.png` })

  it('is a file that is removed from a list, and comes back beside those added since', () => {
    const store = openStore({ properties: withFiles, sections: fileSections }, { photos: [named('a'), named('b')] })
    store.commit('photos', [named('b')])
    store.commit('photos', [named('b'), named('c')])
    expect(store.fieldState('photos').cleared?.fields).toEqual([{ path: 'photos', count: 1 }])
    store.restoreCleared('photos')
    expect(store.valueAt('photos')).toEqual([named('a'), named('b'), named('c')])
    expect(store.fieldState('photos').cleared).toBeUndefined()
  })

  it.each([
    ['removed', [undefined]],
    ['replaced', [named('b')]],
    ['removed, and another is chosen', [undefined, named('b')]],
  ])('is the only file that there may be: %s', (_, commits) => {
    const store = openStore({ properties: withFiles, sections: fileSections }, { portrait: named('a') })
    for (const value of commits) store.commit('portrait', value)
    expect(store.fieldState('portrait').cleared?.fields).toEqual([{ path: 'portrait', count: undefined }])
    store.restoreCleared('portrait')
    expect(store.record()).toEqual({ portrait: named('a') })
  })

  it('comes back beside what was typed there since, which stays', () => {
    const stored = { kind: 'SAIL', note: 'x', crew, reach: [{ name: 'Ann', role: 'cook' }] }
    const store = openStore({ properties, sections }, stored, { clears: { kind: ['note', 'crew', 'reach'] } })
    store.commit('kind', 'MOTOR')
    store.commit('note', 'y')
    store.commit('crew', [{ name: 'Cid' }])
    store.restoreCleared('kind')
    expect(store.record()).toEqual({ ...stored, kind: 'MOTOR', note: 'y', crew: [...crew, { name: 'Cid' }] })
  })

  it('comes back with the choice under which it went, though another choice took nothing since', () => {
    const fields = ['kind', { path: 'note', show: 'isNoted' }]
    const conditions = { isNoted: ({ kind }: Record<string, unknown>) => kind !== 'NONE' }
    const written = { properties, sections: [{ id: 'general', fields }], conditions }
    const store = openStore(written, { kind: 'SAIL', note: 'x' }, { clears: { kind: ['note'] } })
    store.commit('kind', 'MOTOR')
    store.commit('kind', 'NONE')
    store.restoreCleared('kind')
    expect(store.record()).toEqual({ kind: 'SAIL', note: 'x' })
  })

  it('a rule that names a field of entries holds at each place of the form', () => {
    const store = openStore(
      { properties, sections },
      { note: 'x', reach: [{ name: 'Ann' }] },
      { clears: { 'reach.name': ['note'] } },
    )
    store.commit('reach.0.name', 'Bob')
    expect(store.record()).toEqual({ reach: [{ name: 'Bob' }] })
  })
})

it('a control that was replaced while it had the focus says nothing of what took its place', () => {
  const written = { properties, sections: [{ id: 'general', fields: ['kind'] }] }
  const store = openStore({ ...written, validation: { record: () => [missing('kind')] } })
  const { revision } = store.fieldState('kind')
  store.replace('kind', 'SAIL')
  store.leaveField('kind', revision)
  expect(store.fieldState('kind').problem).toBeUndefined()
  store.leaveField('kind')
  expect(store.fieldState('kind').problem).toEqual(missing('kind'))
})

it('a value that is missing is said when a save is tried where the form says so, and one that is wrong at once', () => {
  const wrong = { path: 'kind', code: 'format', params: {} }
  const record = (value: unknown) => {
    const { kind } = value as { kind?: string }
    if (kind === undefined) return [missing('kind')]
    return kind === 'SAIL' ? [] : [wrong]
  }
  const written = { properties, sections: [{ id: 'general', fields: ['kind'] }], validation: { record } }
  const store = openStore(written, undefined, { deferred: ['kind'] })
  const problems = () => [store.status().problems, store.status().deferred]
  expect(problems()).toEqual([[], [missing('kind')]])
  expect(store.submit()).toMatchObject({ ready: false, deferred: [missing('kind')] })
  store.commit('kind', 'x')
  expect(problems()).toEqual([[wrong], []])
  store.commit('kind', 'SAIL')
  expect([...problems(), store.submit()]).toEqual([[], [], { ready: true }])
})

describe('an item that is begun and not added', () => {
  const sections = [
    { id: 'general', fields: ['kind'] },
    { id: 'crew', show: 'isCrewed', fields: [{ path: 'crew', entry }] },
  ]
  const conditions = { isCrewed: ({ kind }: Record<string, unknown>) => kind === 'CREWED' }
  const validation = { entry: () => [missing('role')] }
  const rules = formRules({ properties, sections, conditions, validation })

  it.each([
    ['is not whole', [missing('role')], [missing('crew')]],
    ['is whole, so that a save adds it', [], []],
  ])('leaves its list empty where it %s', (_, ofEntry, problems) => {
    const demanding = { entry: () => ofEntry, record: () => [missing('crew')] }
    const written = formRules({ properties, sections, conditions, validation: demanding })
    const store = new FormStore({ rules: written, record: { kind: 'CREWED' } })
    const field = store.fieldAt('crew')
    if (!field?.entry || !('plan' in field.entry)) throw new Error('The list is typed in place')
    createItemStores(store, written, () => undefined)
      .at('crew', field.entry)
      .commit('name', 'Ann')
    expect(store.status().problems).toEqual(problems)
  })

  it('keeps the form from being saved while its list is shown, and no longer', () => {
    const store = new FormStore({ rules, record: { kind: 'CREWED' } })
    const items = createItemStores(store, rules, () => undefined)
    const field = store.fieldAt('crew')
    if (!field?.entry || !('plan' in field.entry)) throw new Error('The list is typed in place')
    items.at('crew', field.entry).commit('name', 'Ann')
    expect(items.finish()).toEqual({ path: 'crew', field: 'role' })
    store.commit('kind', 'SAIL')
    expect([items.finish(), items.started()]).toEqual([undefined, []])
  })
})
