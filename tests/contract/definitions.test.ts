import { execFileSync } from 'node:child_process'
import type { JSONPath } from 'jsonc-parser'
import { describe, expect, it } from 'vitest'
import { findingLine } from '#compiler/findings/Finding.ts'
import inPlaces from './mistakes/inPlaces.json' with { type: 'json' }
import { lint, read, remove, rename, replace, seenAt, set, together, type Seed } from './seed.ts'

const folder = 'schemas/real-estate/real-estate'
const record = `${folder}.schema.json`
const form = `${folder}.form.json`
const table = `${folder}.table.json`
const screens = 'schemas/screens.json'
const formats = 'schemas/formats.json'
const lookups = 'schemas/lookups.json'
const contract = 'openapi/openapi.yaml'
const demo = 'scripts/demo/records/realEstates.json'
const words = (language: string, name = 'real-estate') => `locales/${language}/${name}.json`

/** A place as words between spaces; an entry of a list by its id, its path or its position. */
function at(file: string, place: string): JSONPath {
  let value: unknown = JSON.parse(read(file))
  return place.split(' ').map((step) => {
    const isNamed = (one: unknown) => [one, one?.['id' as never], one?.['path' as never]].includes(step)
    const named = Array.isArray(value) && !/^\d+$/.test(step) ? value.findIndex(isNamed) : step
    const name = Array.isArray(value) || (value === undefined && /^\d+$/.test(step)) ? Number(named) : named
    value = (value as Record<string, unknown> | undefined)?.[name]
    return name
  })
}

/** Taken out of both languages, so that no language has it. */
const inNoLanguage = (name: string, path: string[]) =>
  together(...['fr', 'en'].map((language) => ({ ...set(words(language, name), path, undefined, []), line: 1 })))

describe('the definitions', () => {
  it('are in order', () => expect(lint().map(findingLine)).toEqual([]))

  it('name a mistake in a record alone, and nothing that merely speaks of the record', () => {
    const { changed } = set(record, ['properties', 'constructionYear', 'floor'], { type: 'integer' })
    const found = lint(changed)
    expect(found.map(({ file, cause }) => [file, cause])).toEqual([[record, '"floor" is not known here']])
  })

  it('may demand a very number, and look for an entry', () => {
    const list = ['properties', 'habitable', 'properties', 'habitableComponents']
    const one = together(set(record, [...list, 'minItems'], 100), {
      ...set(form, ['sections', 0, 'show'], 'self.habitable.habitableComponents.exists(one, has(one.type))'),
    })
    expect(lint(one.changed).map(findingLine).join()).not.toMatch(/minItems is greater|no field/)
  })

  it('type lists in the entries of a list in forms of their own alone', () => {
    const items = { type: 'object', properties: { name: { type: 'string', format: 'line', maxLength: 9 } } }
    const entry = { fields: ['name'], columns: ['name'] }
    const { changed } = together(
      set(record, ['$defs', 'Component', 'properties', 'parts'], { type: 'array', listed: false, items }),
      set(form, ['sections', 2, 'fields', 0, 'entry', 'fields', 0], { path: 'parts', entry }),
    )
    expect(lint(changed).map(findingLine).join()).toMatch(/cannot type "parts", the list of an entry/)
  })

  it('may leave a field one value only', () => {
    const { changed } = set(record, ['properties', 'surface', 'minimum'], 1_000_000_000)
    expect(lint(changed).map(findingLine).join()).not.toMatch(/greater than/)
  })

  it('may leave a field to another form', () => {
    const sections = [{ id: 'credentials', fields: ['username', 'password'] }]
    const { changed } = set('schemas/sign-in/sign-in.form.json', ['sections'], sections, [])
    expect(lint(changed).map(findingLine)).toEqual([])
  })
})

const french = words('fr')

/** A file whose text is changed, as it is on disk otherwise. */
const edited = (file: string, from: string | RegExp, to: string) => {
  const text = read(file)
  const next = text.replace(from, to)
  if (next === text) throw new Error(`${file} holds no ${String(from)}`)
  return { [file]: next }
}

/** Mistakes that much else speaks of, each with all that is told of it. */
const alone: [string, () => Record<string, string | undefined>, [string, RegExp]][] = [
  [
    'a pattern of the formats that cannot be read',
    () => edited(formats, '"pattern": "\\\\S"', '"pattern": "["'),
    [formats, /is not a regex/],
  ],
  [
    'formats that are no JSON',
    () => edited(formats, '"check": "uuid"', '"check" "uuid"'),
    [formats, /no colon follows the name.*write "name": value/],
  ],
  [
    'lookups without a comma',
    () => edited(lookups, '"value": "codeIso3",', '"value": "codeIso3"'),
    [lookups, /no comma follows this.*write one/],
  ],
  [
    'a comma behind the last word',
    () => edited(french, /"\n( *)\}/, '",\n$1}'),
    [french, /this comma is one too many.*take it out/],
  ],
  ['a comment', () => edited(table, '{', '{ // the list'), [table, /JSON has no comments/]],
  ['a text that does not end', () => edited(french, '"Libellé"', '"Libellé'), [french, /this text does not end/]],
  ['a brace that is not closed', () => edited(table, /\}\s*$/, ''), [table, /a bracket or brace is not closed/]],
  ['a word without quotation marks', () => edited(table, '"type",', 'type,'), [table, /no quotation marks/]],
  [
    'a line of the contract that is indented otherwise',
    () => edited(contract, '      operationId: listJobs', '        operationId: listJobs'),
    [contract, /does not begin where its neighbours do.*or the line before it/],
  ],
  [
    'an operation twice',
    () => edited(contract, 'operationId: listJobs', 'operationId: listContractTypes'),
    [contract, /the operation "listContractTypes" stands here twice/],
  ],
  [
    'a form under a misspelt name',
    () => ({ [form]: undefined, [form.replace('form', 'from')]: read(form) }),
    [form.replace('form', 'from'), /this file is not read.*name it real-estate\.form\.json/],
  ],
  ['shared formats that are gone', () => ({ [formats]: undefined }), [formats, /does not exist/]],
  [
    'words of a message under a misspelt name in the form',
    () => {
      const said = { toast: 'creatd', type: 'success' }
      return set(form, ['create'], { outcomes: { '200': [said] } }).changed
    },
    [form, /"messages.creatd.title" has no words.*did you mean "messages\.created\.title"/],
  ],
]

/** A field that points at records. */
const pointing = (refers: string, more: object = {}) => ({ type: 'string', format: 'uuid', refers, ...more })

/** Words that no language has: their file and key, and what is said at a place of a definition. */
const unsaid: [string, string[], string, string, RegExp][] = [
  [
    'sign-up',
    ['form', 'description'],
    'schemas/screens.json',
    'routes /signup path',
    /search engines.*"\/signup" has no words/,
  ],
  ['account', ['details', 'title'], 'schemas/account/account.details.json', '', /the heading has no words/],
  [
    'real-estate',
    ['fields', 'address', 'label'],
    'schemas/real-estate/real-estate.schema.json',
    'properties address',
    /the field "address" has no words/,
  ],
  [
    'real-estate',
    ['messages', 'created', 'title'],
    'schemas/real-estate/real-estate.form.json',
    '',
    /"messages.created.title" has no words/,
  ],
  [
    'tenant',
    ['fields', 'emergencyContacts', 'absent'],
    'schemas/tenant/tenant.form.json',
    'askedOnSubmit 2',
    /"fields.emergencyContacts.absent" has no words/,
  ],
]

/** Lines of the contract. */
const inContract: [string, string, RegExp][] = [
  ["minLength: 8, maxLength: 100, pattern: '^[!-~]+$'", "pattern: '^([!-~]+,?)+$'", /backtrack at/],
  ['values: legal-statuses }', 'values: legal-status }', /did you mean "legal-statuses"/],
  ["only: { type: '{type}' }", "only: { type: '{kind}' }", /there is no path parameter "kind"/],
  [
    'record: account/account, sets: { type: INDIVIDUAL }',
    'record: account/account, sets: { typ: INDIVIDUAL }',
    /did you mean "type"/,
  ],
  [
    'x-operate: { handler: signOut }',
    'x-operate: { handler: recordCall }',
    /add src\/server\/operations\/recordCall.ts and its row in operations.ts/,
  ],
  ['- guarantors.person.name', '- garantors.person.name', /did you mean "guarantors"/],
  ['- guarantors.person.name', '- employer', /"employer" is not a text of entries/],
  ['- guarantors.person.name', '- guarantors.person.nam', /did you mean "name"/],
  [
    'x-operate: { verb: list, record: tenant/tenant }',
    'x-operate: { verb: list, record: tenant/tenant, texts: [documents.type] }',
    /"handler" is missing, which "texts" needs/,
  ],
  [
    'x-operate: { verb: list, record: real-estate/real-estate }',
    'x-operate: { verb: list, record: real-estate/real-estate, only: { pictures: x } }',
    /"pictures" is not in the rows of lists/,
  ],
  ["values: 'real-estate/real-estate#/$defs/Type'", "values: 'real-estate/real-estate#/$defs/Typ'", /no enumeration/],
]

/** A change below a `requestBody` of the contract; the finding is expected at that name. */
function inBody(piece: string, other: string): Seed {
  const seed = replace(contract, piece, other)
  const above = read(contract).split('\n').slice(0, seed.line)
  return { ...seed, line: above.findLastIndex((text) => text.includes('requestBody:')) + 1 }
}

/** The form with an address that opens once a new record is saved. */
const goes = (to: unknown) =>
  set(form, ['create'], { outcomes: { '200': [{ go: to }] } }, ['create', 'outcomes', '200', 0, 'go'])

const others: [string, () => Seed, RegExp][] = [
  [
    'files without a JSON part',
    () => inBody('commondata: { contentType: application/json }', 'commondata: { contentType: text/plain }'),
    /"createRealEstate" takes files and names no JSON part/,
  ],
  [
    'a body that is no record',
    () => inBody("individual: { $ref: '../schemas/account/account.schema.json' }", 'individual: { type: object }'),
    /the body of "updateIndividualAccount" is no record/,
  ],
  [
    'a file that nothing reads',
    () => ({ changed: { [`${folder}.list.json`]: '{}' }, file: `${folder}.list.json`, line: 1 }),
    /is not read/,
  ],
  [
    'an upload on a call that takes JSON',
    () =>
      set(
        'schemas/subscription/subscription.schema.json',
        ['properties', 'contract'],
        {
          type: 'object',
          readOnly: true,
          additionalProperties: false,
          properties: { label: { type: 'string', maxLength: 255 } },
          upload: { part: 'contract', accept: ['application/pdf'], maxBytes: 1000, bytes: 'getFile' },
        },
        ['properties', 'contract', 'upload'],
      ),
    /"contract" is an upload, but validateSubscription takes application\/json.* dropped; write multipart\/form-data with a part "contract"/,
  ],
  [
    'entries that are kept but have no id',
    () =>
      seenAt(set(record, ['$defs', 'Component', 'properties', 'resourceUuid'], undefined, []), record, [
        ...['properties', 'habitable', 'properties', 'habitableComponents', 'wire', 'keptAs'],
      ]),
    /have no id/,
  ],
  [
    'an effect that does nothing in a call',
    () => set(form, ['create'], { outcomes: { '412': ['merge'] } }, ['create', 'outcomes', '412', 0]),
    /"merge" does nothing here/,
  ],
  [
    'an action that removes',
    () => set(table, ['actions'], [{ id: 'remove', operation: 'removeRealEstate' }], ['actions', 0]),
    /without asking/,
  ],
  [
    'a list in the order of what it does not show',
    () => set(table, ['order'], 'constructionYear'),
    /no column "constructionYear"/,
  ],
  [
    'the sum of a column of words',
    () => set(table, ['columns', 1], { path: 'type', sum: true }, ['columns', 1, 'sum']),
    /"type" is no number/,
  ],
  [
    'an address with a name that nothing fills',
    () => goes('/tenant/individual/{uuid}/details'),
    /"\{uuid\}" in the address/,
  ],
  [
    'a parameter that the route does not give',
    () =>
      seenAt(
        set(screens, at(screens, 'routes /password/{passwordRequestUuid}/reset path'), '/password/{id}/reset'),
        'schemas/password/reset.form.json',
        ['create', 'operation'],
      ),
    /is never filled/,
  ],
  [
    'a definition file that is gone',
    () => remove([table], screens, ['resources', 'real-estate/real-estate']),
    /there is no list/,
  ],
  ['a field of the demo that is gone', () => rename(demo, [0, 'json', 'surface'], 'area'), /\(unknown\)/],
  [
    'a lookup that stores nothing',
    () => rename(lookups, ['lookups', 'jobs', 'value'], 'label', ['lookups', 'jobs']),
    /nothing says what of an item is stored/,
  ],
  [
    'a demand without words',
    () => rename(formats, ['formats', 'password', 'demands', 'digit'], 'cipher'),
    /"demands.cipher" has no words/,
  ],
]

/** A tenant that points at a property, and the columns that reach through it. */
const reaching: [column: string, message: RegExp][] = [
  ['home.labell', /"home" has no "labell"; did you mean "label"/],
  ['home.pictures', /"home.pictures" is not in the rows of lists/],
]
const tenantSchema = 'schemas/tenant/tenant.schema.json'
const tenantTable = 'schemas/tenant/tenant.table.json'
const home = () =>
  together(
    set(tenantSchema, ['properties', 'home'], pointing('real-estate/real-estate')),
    ...['fr', 'en'].map((language) => set(words(language, 'tenant'), ['fields', 'home'], { label: 'x' }, ['fields'])),
  )

const seeds: [string, () => Seed, RegExp][] = [
  // A place, another value (null takes it out), what is said, and where if elsewhere; `>` stands for the place.
  ...Object.entries(inPlaces).flatMap(([name, mistakes]) => {
    const file = name.endsWith('.json') ? name : `schemas/${name}.json`
    return (mistakes as [string, unknown, string, string?][]).map(
      ([place, value, said, there = place]): [string, () => Seed, RegExp] => [
        `${name}: ${place}, ${said}`,
        () => set(file, at(file, place), value ?? undefined, at(file, there.replace('>', place))),
        new RegExp(said),
      ],
    )
  }),
  ...unsaid.map(([name, key, file, place, message]): [string, () => Seed, RegExp] => [
    `${file}: ${message.source}`,
    () => seenAt(inNoLanguage(name, key), file, place === '' ? [] : at(file, place)),
    message,
  ]),
  ...inContract.map(([from, to, message]): [string, () => Seed, RegExp] => [
    `${contract}: ${to}`,
    () => replace(contract, from, to),
    message,
  ]),
  ...others,
  ...reaching.map(([column, message]): [string, () => Seed, RegExp] => [
    `the column ${column}`,
    () => together(home(), set(tenantTable, ['columns', 0], column)),
    message,
  ]),
  [
    'a form that places a field of another record',
    () => together(home(), set('schemas/tenant/tenant.form.json', ['sections', 0, 'fields', 0], 'home.label')),
    /"home.label" is a field of another record/,
  ],
]

describe('a mistake is found where it is', () => {
  it('is none in columns that reach through a reference', () => {
    const { changed } = together(home(), set(tenantTable, ['columns', 4], 'home.address'))
    expect(lint(changed).map(({ cause }) => cause)).toEqual([])
  })

  it.each(seeds)('%s', (_, seed, message) => {
    const { changed, file, line } = seed()
    const found = lint(changed)
    const here = found.filter((finding) => finding.file === file && message.test(findingLine(finding)))
    expect(
      here.map((finding) => finding.line),
      found.map(findingLine).join('\n'),
    ).toContain(line)
  })
})

describe('a mistake is told once, and nothing that comes of it', () => {
  it.each(alone)('%s', (_, changed, [file, message]) => {
    const found = lint(changed())
    expect(found.map(findingLine)).toEqual([expect.stringMatching(message)])
    expect(found[0]?.file).toBe(file)
  })
})

it('npm run lint:schemas prints findings as JSON', () => {
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/lintSchemas.ts', '--json'], {
    encoding: 'utf8',
  })
  expect(JSON.parse(output)).toEqual([])
})
