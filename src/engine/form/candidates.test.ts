import { expect, it } from 'vitest'
import type { FieldsPlan, InPlaceEntry } from '#engine/plan/FormPlan.ts'
import type { RecordValidation } from '#engine/validation/createValidation.ts'
import type { FormRules } from './evaluate.ts'
import { FormStore } from './FormStore.ts'
import { createItemStores } from './ItemStores.ts'

const plan: FieldsPlan = {
  schema: { $schema: '', type: 'object', properties: {} },
  uiSchema: {},
  start: {},
  tabs: [],
  sections: [],
  fields: [],
  constants: [],
}
const validation = {
  record: () => [],
  entry: () => [],
  computed: [],
  initial: [],
  unique: [],
  demanded: () => new Set<string>(),
  pointing: ['mate', 'home.mate', 'watches.mate', 'watches.second'].map((path) => ({
    path,
    fits: (self: { port?: string }, it: { port?: string }) => self.port === it.port,
  })),
} as unknown as RecordValidation
const rules = { plan, validation, isTrueOf: () => true } as unknown as FormRules

it('a record may be chosen in a field by what holds the field: the record, a part of it, or an entry that is typed', () => {
  const form = new FormStore({ rules, record: { port: 'Brest', home: { port: 'Pornic' } } })
  const item = createItemStores(form, rules, () => undefined).at('watches', { plan } as InPlaceEntry)
  item.commit('port', 'Royan')
  const fitting = (store: FormStore, path: string) =>
    ['Brest', 'Pornic', 'Royan'].filter((port) => store.fits(path, { port }))
  expect([fitting(form, 'mate'), fitting(form, 'home.mate')]).toEqual([['Brest'], ['Pornic']])
  expect(fitting(item, 'second')).toEqual(['Royan'])
  expect([fitting(item, 'mate'), fitting(form, 'other')]).toEqual([['Royan'], ['Brest', 'Pornic', 'Royan']])
  form.commit('port', 'Royan')
  expect(fitting(form, 'mate')).toEqual(['Royan'])
})
