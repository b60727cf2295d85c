import { expect, it } from 'vitest'
import type {
  DetailsDefinition,
  FormDefinition,
  RecordSchema,
  Route,
  TableDefinition,
} from '#generated/definitions.gen.ts'
import { readContract } from '../readContract.ts'
import { completeDefinition } from './completeDefinition.ts'
import { withImpliedCalls } from './impliedCalls.ts'
import { usualCalls } from './usualCalls.ts'

const boat = 'boat/boat'
const changes = { sink: { only: "self.state == 'AFLOAT'", sets: { state: 'SUNK' } } }
const value: RecordSchema = { $schema: '', type: 'object', properties: {}, calls: '/restapi/boat', changes }
const { operations } = readContract(withImpliedCalls({}, [{ id: boat, value, whole: undefined }]).document)
const route = (path: string, screen: Route['screen']): Route => ({ path, guard: 'signedIn', frame: 'app', screen })
const routes = [
  route('/boat', { table: boat }),
  route('/boat/new', { form: boat }),
  route('/boat/sail/{boatUuid}/details', { details: 'boat/sail' }),
  route('/boat/motor/{boatUuid}/details', { details: 'boat/motor' }),
  route('/boat/sail/{boatUuid}/edit', { form: boat }),
  route('/boat/motor/{boatUuid}/edit', { form: boat }),
  route('/privacy', { notice: 'boat/privacy' }),
]
const shown = [
  { kind: 'table', id: boat, value: { record: boat } },
  { kind: 'form', id: boat, value: { record: boat } },
  { kind: 'details', id: 'boat/sail', value: { record: boat } },
  { kind: 'details', id: 'boat/motor', value: { record: boat, only: 'has(self.horsepower)' } },
]
const complete = (kind: string, value: object, givenRoutes = routes) =>
  completeDefinition({ kind, id: boat, value }, { operations, routes: givenRoutes, definitions: shown })
const choice = (screen: string) => [
  { to: `/boat/motor/{resourceUuid}/${screen}`, only: 'has(self.horsepower)' },
  { to: `/boat/sail/{resourceUuid}/${screen}` },
]
const written = { $schema: '', record: boat }

it('a form has its calls, and what they do', () => {
  const form: FormDefinition = { ...written, sections: [], update: { outcomes: { '404': [] } } }
  const toast = (words: string) => ({ toast: words, type: 'success' })
  expect(complete('form', form)).toEqual({
    ...form,
    cancel: 'back',
    draft: true,
    load: {
      operation: 'getBoat',
      outcomes: { use: 'load', '404': [{ toast: 'notFound', type: 'error' }] },
    },
    create: {
      operation: 'createBoat',
      outcomes: { use: 'save', '200': [toast('created'), { go: choice('details') }] },
    },
    update: {
      operation: 'updateBoat',
      outcomes: { use: 'update', '200': [toast('updated'), { go: choice('details') }], '404': [] },
    },
  })
})

it.each(['create', 'update'])('a form that has the call to %s alone keeps what is typed as well', (verb) => {
  const kept = [...operations].filter(([, { operate }]) => operate['verb'] === verb)
  const form: FormDefinition = { ...written, sections: [] }
  const around = { operations: new Map(kept), routes, definitions: shown }
  expect(completeDefinition({ kind: 'form', id: boat, value: form }, around)).toMatchObject({
    cancel: 'back',
    draft: true,
    [verb]: { operation: `${verb}Boat` },
  })
})

it('the form of the only record of its kind leads back to its details, and keeps what is typed', () => {
  const links = [
    { id: 'privacy', to: '/privacy' },
    { id: 'boats', to: '/boat' },
  ]
  const form: FormDefinition = { ...written, sections: [], links }
  const completed = complete('form', form, [route('/boat', { details: 'boat/sail' }), ...routes.slice(-1)])
  expect(completed).toMatchObject({ cancel: '/boat' })
  expect(completed).toHaveProperty('links', [{ ...links[0], newTab: true }, links[1]])
})

it('a list opens the details of each row, and its own actions go before the usual ones of that name', () => {
  const expected = [
    { id: 'remove', to: '/nowhere' },
    { id: 'sell', to: 'edit' },
  ]
  const table: TableDefinition = { ...written, columns: ['name', 'knots'], actions: expected }
  expect(complete('table', table)).toMatchObject({
    load: { operation: 'listBoats', outcomes: { use: 'load' } },
    new: '/boat/new',
    columns: [{ path: 'name', to: choice('details') }, 'knots'],
    actions: [
      { id: 'details', to: choice('details') },
      { id: 'edit', to: choice('edit') },
      { id: 'sell', to: choice('edit') },
      { id: 'remove', to: '/nowhere' },
    ],
  })
})

it('a list in which a column leads somewhere gets no second link', () => {
  const table: TableDefinition = { ...written, columns: ['name', { path: 'knots', to: '/knots' }] }
  expect(complete('table', table)).toMatchObject({ columns: table.columns })
})

it('pages of details with a condition each imply no address: a record may be of none of them', () => {
  const definitions = shown.map((one) =>
    one.id === 'boat/sail' ? { ...one, value: { record: boat, only: 'has(self.masts)' } } : one,
  )
  const table: TableDefinition = { ...written, columns: ['name'] }
  const completed = completeDefinition({ kind: 'table', id: boat, value: table }, { operations, routes, definitions })
  expect(completed).toMatchObject({ columns: ['name'] })
})

it('details lead back to the list, to the form and to the end of the record', () => {
  const details: DetailsDefinition = { ...written, sections: [] }
  const gone = [{ go: '/boat' }, { toast: 'removed', type: 'success' }]
  expect(complete('details', details)).toMatchObject({
    back: '/boat',
    actions: [{ id: 'edit' }, { id: 'remove', confirm: true, operation: 'removeBoat', outcomes: { '200': gone } }],
  })
})

it('an action of the name of a change of state makes it, where that can be made', () => {
  const details: DetailsDefinition = { ...written, sections: [], actions: [{ id: 'sink', confirm: true }] }
  expect(complete('details', details)).toMatchObject({
    actions: [
      { id: 'edit' },
      {
        id: 'sink',
        confirm: true,
        operation: 'sinkBoat',
        only: "self.state == 'AFLOAT'",
        outcomes: { '200': ['reload', { toast: 'sink' }] },
      },
      { id: 'remove' },
    ],
  })
})

it('calls of one verb that only or sets tell apart are those of variants', () => {
  const call = operations.get('getBoat')
  const ofKind = (id: string, kind: string) => ({ ...call, id, operate: { ...call?.operate, only: { kind } } })
  const both = (kind: string) =>
    new Map([ofKind('getSail', 'SAIL'), ofKind('getMotor', kind)].map((one) => [one.id, one])) as typeof operations
  const variants = { field: 'kind', operations: { SAIL: 'getSail', MOTOR: 'getMotor' } }
  expect(usualCalls(boat, both('MOTOR')).get).toMatchObject({ operation: { id: 'getSail' }, variants })
  expect(usualCalls(boat, both('SAIL')).get).toBeUndefined()
  expect(usualCalls(boat, both('{kind}')).get).toBeUndefined()
})

it('a verb that several calls have, and a call of another kind, imply nothing', () => {
  const form = { ...written, record: 'boat/raft', sections: [], create: { operation: 'sign', outcomes: {} } }
  expect(complete('form', form)).toEqual(form)
  const twice = new Map([...operations, ['again', { ...operations.get('getBoat'), id: 'again' }]]) as typeof operations
  expect(Object.keys(usualCalls(boat, twice))).toEqual(['list', 'create', 'update', 'remove'])
})
