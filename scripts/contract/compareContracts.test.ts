import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import boats from './boats.json' with { type: 'json' }
import breaks from './breaks.json' with { type: 'json' }
import { compareContracts } from './compareContracts.ts'
import { clientCalls } from '#compiler/emit/contract/clientCalls.ts'
import { offeredValues } from '../generate/offeredValues.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const files = readdirSync('schemas', { recursive: true, encoding: 'utf8' }).map((file) => `schemas/${file}`)
const real = clientCalls(read, files, offeredValues)

/** The real contract, with a change made to one of its files. */
function changed(file: string, ...changes: [string | RegExp, string][]) {
  const readChanged = (path: string) => {
    if (path !== file) return read(path)
    return changes.reduce((text, [from, to]) => {
      const next = text.replace(from, to)
      if (next === text) throw new Error(`${file} holds no ${String(from)}`)
      return next
    }, read(path))
  }
  return clientCalls(readChanged, files, offeredValues)
}
const breaksIn = (after: ReturnType<typeof clientCalls>, before = real) =>
  compareContracts(before, after).map(({ operation, place, what }) => `${operation}: ${place} ${what}`)

const estate = 'schemas/real-estate/real-estate.schema.json'
const api = 'openapi/openapi.yaml'

describe('what breaks clients', () => {
  it('an unchanged contract breaks no client', () => expect(breaksIn(real)).toEqual([]))

  const rows = Object.entries(breaks).flatMap(([file, changes]) =>
    changes.map(([what = '', from = '', to = '', expected = '']) => ({ what, file, from, to, expected })),
  )
  it.each(rows)('names $what', ({ file, from, to, expected }) => {
    expect(breaksIn(changed(file, [from, to])).join('\n')).toContain(expected)
  })

  it('lets what is added and what is loosened pass', () => {
    const wider = changed(
      estate,
      ['"maximum": 1000000000', '"maximum": 2000000000'],
      ['"label": {', '"floor": { "type": "number" },\n    "label": {'],
    )
    expect(breaksIn(wider)).toEqual([])
    const kinder = changed(
      estate,
      ['"maxBytes": 10485760', '"maxBytes": 20971520'],
      ['"accept": ["image/gif", "image/jpeg", "image/png", "image/svg+xml", "image/svg"]', '"accept": ["*/*"]'],
      [/"rules": \[[\s\S]*?\n {2}\],/, ''],
    )
    expect(breaksIn(kinder)).toEqual([])
    expect(breaksIn(changed(api, ['operationId: listJobs', 'operationId: listJobs\n      security: []']))).toEqual([])
    expect(
      breaksIn(changed('schemas/formats.json', ['[67][0-9]{8}$', '([6-8]|6)[0-9]{8}$'])),
      'a pattern that takes all it took in another spelling',
    ).toEqual([])
    const fewerTexts = changed(api, ['          - guarantors.person.contacts.0.mobile\n', ''])
    expect(breaksIn(real, fewerTexts), 'a search in more texts').toEqual([])
    expect(breaksIn(fewerTexts).join()).toContain('searchPeople: texts')
    expect(breaksIn(changed('schemas/formats.json', ['"check": "pastDate"', '"check": "date"']))).toEqual([])
    expect(breaksIn(real, wider).length).toBeGreaterThan(0)
  })

  it('knows a rule of an older contract, whose condition was a JSON Schema', () => {
    const older = (value: object) => `"if": ${JSON.stringify({ required: ['type'], properties: { type: value } })}`
    const account = 'schemas/account/account.schema.json'
    const demand = '"required": ["surname", "firstName"]'
    const rule = `{ ${older({ const: 'INDIVIDUAL' })}, "then": { ${demand} } }`
    const known = changed(account, [`${demand},`, ''], ['"discriminator"', `"rules": [${rule}], "discriminator"`])
    expect(breaksIn(real, known)).toEqual([])
    const listed = changed(estate, [/"if": "self.type in .*"/, older({ enum: ['HOUSE', 'APARTEMENT'] })])
    expect(breaksIn(real, listed).join()).toContain('has a rule that is new or changed')
  })
})

/** Calls on made records, with some words of the boat in the place of others. */
function boatCalls(change: (boat: RecordSchema) => void, values = contractTypes) {
  const records = structuredClone(boats) as unknown as Record<string, RecordSchema>
  const boat = records['boat/boat']
  if (boat) change(boat)
  const texts = new Map([
    ...Object.entries(records).map(
      ([name, record]) => [`schemas/${name}.schema.json`, JSON.stringify(record)] as const,
    ),
    ['schemas/lookups/contract-types.values.json', JSON.stringify({ values })],
  ])
  return clientCalls(
    (path) => texts.get(path) ?? read(path),
    [...texts.keys(), 'schemas/lookups.json'],
    (project) => {
      const { lookups } = project.lookups
      const { contractTypes } = lookups
      return offeredValues({
        ...project,
        lookups: { ...project.lookups, lookups: contractTypes ? { contractTypes: contractTypes } : {} },
      })
    },
  )
}

const contractTypes = ['CDI', 'CDD']
const field = (boat: RecordSchema, name: string): PropertySchema => boat.properties[name] ?? {}
const soften = (boat: RecordSchema) => boat.rules?.forEach((rule) => (rule.severity = 'warning'))
type Change = (boat: RecordSchema) => void

describe('what old calls meet at the server breaks clients, whatever word says it', () => {
  const keep: Change = () => undefined
  const rows: [what: string, expected: string, after: Change, before?: Change][] = [
    [
      'a field that was the server’s to give',
      'updateBoat: body state is to be sent now',
      (boat) => delete field(boat, 'state').readOnly,
    ],
    ['advice that refuses now', 'createBoat: body has a rule that is new or changed', keep, soften],
    ['the same for a change of state', 'sellBoat: record has a rule that is new or changed', keep, soften],
    [
      'a change of state for fewer records',
      'sellBoat: only is',
      (boat) => (boat.changes = { sell: { only: "self.kind == 'SAIL'", sets: { state: 'SOLD' } } }),
    ],
    [
      'a lookup for a free text',
      'createBoat: body remark no longer takes anything but CDI, CDD',
      (boat) => (field(boat, 'remark').lookup = 'contractTypes'),
    ],
    [
      'a lookup that is closed',
      'createBoat: body paint no longer takes anything but CDI, CDD',
      (boat) => delete field(boat, 'paint').open,
    ],
    [
      'a number that the server gives now',
      'createBoat: body remark numbered is R-{number}',
      (boat) => (field(boat, 'remark').numbered = 'R-{number}'),
    ],
    [
      'a field that points at other records',
      'createBoat: body port refers is boat/boat',
      (boat) => (field(boat, 'port').refers = 'boat/boat'),
    ],
    [
      'records that keep others from being removed',
      'removePort: boat/boat port keeps what it points at',
      (boat) => delete field(boat, 'port').onRemove,
    ],
    [
      'records that keep one of several from being removed',
      'removePort: boat/boat stops keeps what it points at',
      (boat) => (boat.properties['stops'] = { type: 'array', items: { ...field(boat, 'port'), onRemove: 'refuse' } }),
      (boat) => (boat.properties['stops'] = { type: 'array', items: field(boat, 'port') }),
    ],
    [
      'a computed value that a rule reads',
      'createBoat: body has a rule that may refuse by a value that is computed otherwise',
      (boat) => (field(boat, 'total').computed = 'self.weight * self.load'),
    ],
    [
      'values that may not occur twice',
      'createBoat: body no longer takes twice',
      (boat) => boat.rules?.push({ unique: ['name'], words: 'again' }),
    ],
    [
      'another value at the start',
      'createBoat: body state begins as SOLD',
      (boat) => (field(boat, 'state').default = 'SOLD'),
    ],
    [
      'a word that nobody knows',
      'createBoat: body remark tomorrow is yes and was free',
      (boat) => Object.assign(field(boat, 'remark'), { tomorrow: 'yes' }),
    ],
    [
      'a text that may be empty',
      'createBoat: body remark minLength is 0',
      (boat) => (field(boat, 'remark').minLength = 0),
    ],
  ]
  it.each(rows)('names %s', (_, expected, after, before = keep) => {
    expect(breaksIn(boatCalls(after), boatCalls(before)).join('\n')).toContain(expected)
  })

  it('names a value that is taken out of a lookup', () => {
    expect(breaksIn(boatCalls(keep, ['CDI']), boatCalls(keep)).join('\n')).toContain(
      'createBoat: body contract no longer takes CDD',
    )
  })

  it('lets pass what takes all that it took', () => {
    const wider: Change = (boat) => {
      soften(boat)
      field(boat, 'contract').open = true
      field(boat, 'port').onRemove = 'forget'
      boat.changes = { sell: { sets: { state: 'SOLD' } } }
      boat.properties['keel'] = { type: 'string', maxLength: 20 }
      field(boat, 'remark').kind = 'paragraph'
      field(boat, 'remark').sort = 'first'
      boat.rules = boat.rules?.map((rule) => (rule.then ? { ...rule, then: {} } : rule)) ?? []
    }
    expect(breaksIn(boatCalls(wider), boatCalls(keep))).toEqual([])
  })
})
