import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import breaks from './breaks.json' with { type: 'json' }
import { compareContracts } from './compareContracts.ts'
import { clientCalls } from '#compiler/contract/clientCalls.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const files = readdirSync('schemas', { recursive: true, encoding: 'utf8' }).map((file) => `schemas/${file}`)
const real = clientCalls(read, files)

/** The real contract, with a change made to one of its files. */
function changed(file: string, ...changes: [string | RegExp, string][]) {
  return clientCalls((path) => {
    if (path !== file) return read(path)
    return changes.reduce((text, [from, to]) => {
      const next = text.replace(from, to)
      if (next === text) throw new Error(`${file} holds no ${String(from)}`)
      return next
    }, read(path))
  }, files)
}
const said = (after: ReturnType<typeof clientCalls>, before = real) =>
  compareContracts(before, after).map(({ operation, place, what }) => `${operation}: ${place} ${what}`)

const estate = 'schemas/real-estate/real-estate.schema.json'
const api = 'openapi/openapi.yaml'

describe('what breaks clients', () => {
  it('an unchanged contract breaks no client', () => expect(said(real)).toEqual([]))

  const rows = Object.entries(breaks).flatMap(([file, changes]) =>
    changes.map(([what = '', from = '', to = '', expected = '']) => ({ what, file, from, to, expected })),
  )
  it.each(rows)('names $what', ({ file, from, to, expected }) => {
    expect(said(changed(file, [from, to])).join('\n')).toContain(expected)
  })

  it('lets what is added and what is loosened pass', () => {
    const wider = changed(
      estate,
      ['"maximum": 1000000000', '"maximum": 2000000000'],
      ['"label": {', '"floor": { "type": "number" },\n    "label": {'],
    )
    expect(said(wider)).toEqual([])
    const kinder = changed(
      estate,
      ['"maxBytes": 10485760', '"maxBytes": 20971520'],
      ['"accept": ["image/gif", "image/jpeg", "image/png", "image/svg+xml", "image/svg"]', '"accept": ["*/*"]'],
      [/"rules": \[[\s\S]*?\n {2}\],/, ''],
    )
    expect(said(kinder)).toEqual([])
    expect(said(changed(api, ['operationId: listJobs', 'operationId: listJobs\n      security: []']))).toEqual([])
    expect(
      said(changed('schemas/formats.json', ['[67][0-9]{8}$', '([6-8]|6)[0-9]{8}$'])),
      'a pattern that takes all it took in another spelling',
    ).toEqual([])
    expect(said(changed('schemas/formats.json', ['"check": "pastDate"', '"check": "date"']))).toEqual([])
    expect(said(real, wider).length).toBeGreaterThan(0)
  })

  it('knows a rule of an older contract, whose condition was a JSON Schema', () => {
    const older = (value: object) => `"if": ${JSON.stringify({ required: ['type'], properties: { type: value } })}`
    const account = 'schemas/account/account.schema.json'
    const demand = '"required": ["surname", "firstName"]'
    const rule = `{ ${older({ const: 'INDIVIDUAL' })}, "then": { ${demand} } }`
    const known = changed(account, [`${demand},`, ''], ['"discriminator"', `"rules": [${rule}], "discriminator"`])
    expect(said(real, known)).toEqual([])
    const listed = changed(estate, [/"if": "self.type in .*"/, older({ enum: ['HOUSE', 'APARTEMENT'] })])
    expect(said(real, listed).join()).toContain('has a rule that is new or changed')
  })
})
