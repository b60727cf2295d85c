import { describe, expect, it } from 'vitest'
import { formRules, openStore } from '../../../tests/fixtures/formStore.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import type { FollowingField } from '../record/fillFields.ts'
import { createItemStores } from './ItemStores.ts'
import { FormStore } from './FormStore.ts'

const number: PropertySchema = { type: 'number' }
const properties: Record<string, PropertySchema> = { rent: number, deposit: number, start: { type: 'string' } }
const sections = [{ id: 'general', fields: ['rent', 'deposit', 'start'] }]
const initial: FollowingField[] = [
  { path: 'deposit', of: ({ rent }) => rent },
  { path: 'start', of: () => 'today' },
]
const open = () => openStore({ properties, sections }, undefined, { initial })

describe('a field that follows others', () => {
  it('does so until it is changed, be it to nothing or to the very same value', () => {
    const store = open()
    store.commit('rent', 500)
    expect(store.record()).toEqual({ rent: 500, deposit: 500, start: 'today' })
    store.commit('start', undefined)
    store.commit('deposit', 400)
    store.commit('deposit', 500)
    store.commit('rent', 600)
    expect(store.record()).toEqual({ rent: 600, deposit: 500 })
    expect(store.follows()).toEqual([])
  })

  it('goes on in a draft as it was, and not as its value looks', () => {
    const [emptied, equal, untouched] = [open(), open(), open()]
    emptied.commit('rent', 500)
    for (const path of ['deposit', 'start']) emptied.commit(path, undefined)
    equal.commit('deposit', 500)
    equal.commit('rent', 500)
    untouched.commit('rent', 500)
    const resumed = [emptied, equal, untouched].map((store) => {
      const next = open()
      next.resume(store.record(), store.follows())
      const { ...at } = next.record()
      next.commit('rent', 600)
      return [at, next.record()]
    })
    expect(resumed).toEqual([
      [{ rent: 500 }, { rent: 600 }],
      [
        { rent: 500, deposit: 500, start: 'today' },
        { rent: 600, deposit: 500, start: 'today' },
      ],
      [
        { rent: 500, deposit: 500, start: 'today' },
        { rent: 600, deposit: 600, start: 'today' },
      ],
    ])
  })

  it('goes on, in a draft that does not say what follows, where it holds what it would be given', () => {
    const store = open()
    store.resume({ rent: 500, start: 'today' })
    expect([store.record(), store.follows()]).toEqual([{ rent: 500, start: 'today' }, ['start']])
    store.resume({})
    expect([store.record(), store.follows()]).toEqual([{}, ['deposit']])
    store.commit('rent', 7)
    expect(store.record()).toEqual({ rent: 7, deposit: 7 })
  })

  it('follows no more where a record that is taken over gives it another value', () => {
    const store = open()
    store.commit('rent', 500)
    store.restore({ rent: 500, deposit: 400, start: 'today' })
    expect(store.follows()).toEqual(['start'])
    store.restart()
    expect([store.record(), store.follows()]).toEqual([{ start: 'today' }, ['deposit', 'start']])
  })

  it('does not where the address of the form has given it a value', () => {
    const store = openStore({ properties, sections }, undefined, { initial, record: { deposit: 1 } })
    expect(store.follows()).toEqual(['start'])
  })

  it('goes on in a form that takes the place of another one', () => {
    const store = open()
    store.commit('deposit', 500)
    store.commit('rent', 500)
    const next = openStore({ properties, sections }, undefined, { initial, before: store })
    next.commit('rent', 600)
    expect(next.record()).toEqual({ rent: 600, deposit: 500, start: 'today' })
  })
})

describe('an item that is typed in place', () => {
  const list: PropertySchema = { type: 'array', items: { type: 'object', properties } }
  const fields = ['rent', 'deposit', 'start']
  const placed = [{ id: 'general', fields: [{ path: 'terms', entry: { fields, columns: fields } }] }]
  const known = { rent: undefined as number | undefined }
  const followed: FollowingField = { path: 'terms.deposit', of: () => known.rent }
  const rules = formRules({ properties: { terms: list }, sections: placed, validation: { initial: [followed] } })
  const openItem = () => {
    const store = new FormStore({ rules, record: {} })
    const items = createItemStores(store, rules, () => undefined)
    const { entry } = rules.plan.fields[0] ?? {}
    if (!entry || !('plan' in entry)) throw new Error('The list is typed in place')
    return { items, item: items.at('terms', entry) }
  }

  it('follows what is known later, without being begun by that, and starts anew with it', () => {
    known.rent = undefined
    const { items, item } = openItem()
    known.rent = 500
    items.follow()
    expect([item.record(), item.isStarted(), items.started()]).toEqual([{ deposit: 500 }, false, []])
    item.commit('rent', 1)
    items.clear('terms')
    expect([item.record(), item.isStarted()]).toEqual([{ deposit: 500 }, false])
  })

  it('goes on in a draft as it was', () => {
    known.rent = 500
    const { items, item } = openItem()
    items.resume({ terms: { rent: 1, deposit: 500 } }, { terms: [] })
    known.rent = 600
    items.follow()
    expect(item.record()).toEqual({ rent: 1, deposit: 500 })
  })
})
