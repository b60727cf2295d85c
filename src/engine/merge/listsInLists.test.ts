import { expect, it } from 'vitest'
import { mergePlan } from '../../../tests/fixtures/mergePlan.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import type { FormPlan } from '../plan/FormPlan.ts'
import { mergeRecords } from './mergeRecords.ts'

const id: PropertySchema = { type: 'string', format: 'uuid', identity: true }
const entries = (more: Record<string, PropertySchema> = {}): PropertySchema => ({
  type: 'array',
  items: { type: 'object', properties: { resourceUuid: id, name: { type: 'string' }, ...more } },
})
const placed = (path: string) => [
  { id: 'all', fields: ['name', { path, entry: { fields: ['name'], columns: ['name'] } }] },
]
const name: PropertySchema = { type: 'string' }
const masts = mergePlan({ name, sails: entries() }, placed('sails')).plan
const decks = mergePlan({ name, masts: entries({ sails: entries() }) }, placed('masts')).plan
/** Masts are typed in a form of their own, in which their sails are. */
const inForms = (more: object = {}): FormPlan => ({
  ...decks,
  fields: decks.fields.map((field) =>
    field.entry ? { ...field, entry: { form: 'mast/mast', columns: field.entry.columns, ...more } } : field,
  ),
})

it('a question about an entry of an entry names both, from without to within', () => {
  const ship = (sail: string) => ({
    masts: [{ resourceUuid: 'm', name: 'main', sails: [{ resourceUuid: 's', name: sail }] }],
  })
  const sides = { base: ship('jib'), mine: ship('genoa'), theirs: ship('spinnaker') }
  const { differences } = mergeRecords(inForms(), sides, () => masts, {})
  expect(differences).toMatchObject([
    { key: 'masts.m.sails.s.name', by: 'both', items: [{ item: { name: 'main' } }, { item: { name: 'genoa' } }] },
  ])
})

it('an entry is known by its file as well, where its form says which one that is', () => {
  const mast = (name: string) => ({ masts: [{ resourceUuid: 'm', name }] })
  const sides = { base: mast('main'), mine: mast('mizzen'), theirs: {} }
  const columnsOf = (more: object) =>
    mergeRecords(inForms(more), sides, () => masts, {}).differences.map(({ columns }) =>
      columns.map(({ path }) => path),
    )
  expect(columnsOf({})).toEqual([['name']])
  expect(columnsOf({ file: 'sails' })).toEqual([['name', 'sails']])
})
