import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareContracts } from './compareContracts.ts'
import { readContract } from './readContract.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const real = readContract(read)

/** The real contract, with a change made to one of its files. */
function changed(file: string, ...changes: [string | RegExp, string][]) {
  return readContract((path) => {
    if (path !== file) return read(path)
    return changes.reduce((text, [from, to]) => {
      const next = text.replace(from, to)
      if (next === text) throw new Error(`${file} holds no ${String(from)}`)
      return next
    }, read(path))
  })
}
const said = (after: ReturnType<typeof readContract>, before = real) =>
  compareContracts(before, after).map(({ operation, place, what }) => `${operation}: ${place} ${what}`)

const estate = 'schemas/real-estate/real-estate.schema.json'
const api = 'openapi/openapi.yaml'

describe('what breaks clients', () => {
  it('an unchanged contract breaks nobody', () => expect(said(real)).toEqual([]))

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
      'another type',
      changed(estate, [/"constructionYear": \{\s*"type": "integer"/, '"constructionYear": { "type": "string"']),
      'body commondata.constructionYear no longer takes integer',
    ],
    [
      'a parameter that is required now',
      changed(api, ['name: Delegation\n      in: header', 'name: Delegation\n      in: header\n      required: true']),
      'listRealEstates: header Delegation is required now',
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
    expect(said(real, wider).length).toBeGreaterThan(0)
  })
})
