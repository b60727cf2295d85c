import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
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

  it.each([
    ['an operation that is gone', changed(api, ['operationId: signOut', 'operationId: leave']), 'signOut: POST'],
    ['another path', changed(api, ['/auxiliary/job:', '/auxiliary/jobs:']), 'listJobs: GET /auxiliary/job is GET'],
    [
      'a field that is required now',
      changed(estate, ['"surface", "measureUnity"]', '"surface", "measureUnity", "constructionYear"]']),
      'createRealEstate: body commondata.constructionYear is required now',
    ],
    [
      'a field that is gone from the request',
      changed(estate, ['"acquisitionDate"', '"boughtOn"']),
      'createRealEstate: body commondata.acquisitionDate is no longer taken',
    ],
    [
      'a field that is gone from the answer',
      changed(estate, ['"acquisitionDate"', '"boughtOn"']),
      'getRealEstate: answer 200 acquisitionDate is no longer answered',
    ],
    [
      'a field that is gone from the rows of a list',
      changed(estate, ['"acquisitionDate": {', '"acquisitionDate": {\n      "listed": false,']),
      'listRealEstates: answer 200 [].acquisitionDate is no longer answered',
    ],
    [
      'a value that is no longer taken',
      changed(estate, ['        "CASTEL",\n', '']),
      'body commondata.type no longer takes CASTEL',
    ],
    [
      'a value that may be answered now',
      changed(estate, ['        "CASTEL",\n', '        "CASTEL",\n        "BARN",\n']),
      'getRealEstate: answer 200 type may now be BARN',
    ],
    [
      'a lower limit',
      changed(estate, ['"maximum": 1000000000', '"maximum": 1000']),
      'maximum is 1000 and was 1000000000',
    ],
    [
      'a field that may be missing from the answer',
      changed(estate, ['"surface", "measureUnity"]', '"measureUnity"]']),
      'getRealEstate: answer 200 surface may be missing now',
    ],
    [
      'another type',
      changed(estate, [/"constructionYear": \{\s*"type": "integer"/, '"constructionYear": { "type": "string"']),
      'body commondata.constructionYear no longer takes integer',
    ],
    [
      'a parameter that is required now',
      changed(api, ['name: Delegation\n      in: header', 'name: Delegation\n      in: header\n      required: true']),
      'listRealEstates: header Delegation is required now',
    ],
    [
      'a rule that is new',
      changed(estate, ['"rules": [', '"rules": [{ "if": "has(self.surface)", "then": { "required": ["label"] } },']),
      'createRealEstate: body commondata has a rule that is new or changed',
    ],
    [
      'a rule that is changed',
      changed(estate, ['"minItems": 1', '"minItems": 2']),
      'updateRealEstate: body commondata has a rule that is new or changed',
    ],
    [
      'a smaller file',
      changed(estate, ['"maxBytes": 10485760', '"maxBytes": 1048576']),
      'createRealEstate: body commondata.pictures takes files of 1048576 bytes and took 10485760',
    ],
    [
      'a kind of file that is no longer taken',
      changed(estate, ['"image/gif", ', '']),
      'createRealEstate: body commondata.pictures no longer takes image/gif',
    ],
    [
      'fewer files',
      changed(estate, ['"maxItems": 5', '"maxItems": 4']),
      'createRealEstate: body commondata.pictures takes 4 files and took 5',
    ],
    [
      'a format that demands more',
      changed('schemas/formats.json', ['[1-9][0-9]{8}$', '[1-5][0-9]{8}$']),
      'createRealEstate: body commondata.condominiumTrustee.phone format phone: pattern is',
    ],
    [
      'a demand on passwords',
      changed('schemas/formats.json', ['"digit": "[0-9]"', '"digit": "[0-9]", "second": "[0-9].*[0-9]"']),
      'signUp: body password format password: second is [0-9].*[0-9] and was free',
    ],
    [
      'a session that is needed now',
      changed(api, [/(operationId: listRealEstateTypes\n(?:.*\n){2}) +security: \[\]\n/, '$1']),
      'listRealEstateTypes: session is needed now',
    ],
    [
      'a header that is gone',
      changed(api, [/(summary: One real estate\.[\s\S]*?) +headers: \{ ETag.*\n/, '$1']),
      'getRealEstate: answer 200 no longer has the header ETag',
    ],
  ])('names %s', (_, after, expected) => {
    expect(said(after).join('\n')).toContain(expected)
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
