import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ScreensDefinition } from '#generated/definitions.gen.ts'
import { type Finding, findingLine } from '#compiler/findings/Finding.ts'
import { lintDefinitions } from '../../scripts/check/lintDefinitions.ts'
import { remove, rename, replace, seenAt, set, together, type Seed } from './seed.ts'

const root = process.cwd()
const folder = 'schemas/real-estate/real-estate'
const record = `${folder}.schema.json`
const form = `${folder}.form.json`
const table = `${folder}.table.json`
const details = `${folder}.details.json`
const signIn = 'schemas/sign-in/sign-in.form.json'
const success = 'schemas/sign-up/success.notice.json'
const renewal = 'schemas/password/renew.form.json'
const reset = 'schemas/password/reset.form.json'
const profile = 'schemas/account/account.form.json'
const profileDetails = 'schemas/account/account.details.json'
const screens = 'schemas/screens.json'
const formats = 'schemas/formats.json'
const lookups = 'schemas/lookups.json'
const outcomes = 'schemas/outcomes.json'
const contract = 'openapi/openapi.yaml'
const demo = 'scripts/demo/records/realEstates.json'
const words = (language: string, name = 'real-estate') => `locales/${language}/${name}.json`

/** Position of the route with an address. */
const routeAt = (path: string) =>
  (JSON.parse(readFileSync(screens, 'utf8')) as ScreensDefinition).routes.findIndex((route) => route.path === path)

/** Position of a record of the demo that has no year. */
const withoutYear = (JSON.parse(readFileSync(demo, 'utf8')) as { json: object }[]).findIndex(
  ({ json }) => !('constructionYear' in json),
)

/** Taken out of both languages, so that no language has it. */
const inNoLanguage = (path: string[], name = 'real-estate') =>
  together(...['fr', 'en'].map((language) => ({ ...set(words(language, name), path, undefined, []), line: 1 })))

/** A condition that holds where one of the components is as told. */
const searched = (contains: object) => ({
  properties: { habitable: { properties: { habitableComponents: { contains } } } },
})
const searchedAt = [
  'sections',
  0,
  'shownIf',
  'properties',
  'habitable',
  'properties',
  'habitableComponents',
  'contains',
  'required',
  0,
]

describe('the definitions', () => {
  it('are in order', () => expect(lintDefinitions(root).map(findingLine)).toEqual([]))

  it('name a mistake in a record alone, and nothing that merely speaks of the record', () => {
    const { changed } = set(record, ['properties', 'constructionYear', 'floor'], { type: 'integer' })
    const found = lintDefinitions(root, changed)
    expect(found.map(({ file, what }) => [file, what])).toEqual([[record, '"floor" is not known here']])
  })

  it('may demand a very number, and look for an entry', () => {
    const list = ['properties', 'habitable', 'properties', 'habitableComponents']
    const one = together(set(record, [...list, 'minItems'], 100), {
      ...set(form, ['sections', 0, 'shownIf'], searched({ required: ['type'] })),
    })
    expect(lintDefinitions(root, one.changed).map(findingLine).join()).not.toMatch(/minItems is greater|no field/)
  })

  it('may leave a field one value only', () => {
    const { changed } = set(record, ['properties', 'surface', 'minimum'], 1_000_000_000)
    expect(lintDefinitions(root, changed).filter(({ rule }) => rule === 'limit')).toEqual([])
  })

  it.each([signIn, 'schemas/sign-in/confirm.form.json'])('may leave a field to another form: %s', (file) => {
    const { changed } = set(file, ['sections', 0, 'fields', 2], undefined, ['sections', 0, 'fields'])
    expect(lintDefinitions(root, changed).map(findingLine)).toEqual([])
  })

  it('are checked in under a second', () => {
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now()
      lintDefinitions(root)
      return performance.now() - start
    })
    // The best of five: the machine may do other things at the same time.
    expect(Math.min(...times)).toBeLessThan(1000)
  })
})

const french = words('fr')

/** A file whose text is changed, as it is on disk otherwise. */
const edited = (file: string, from: string | RegExp, to: string) => {
  const text = readFileSync(file, 'utf8')
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
    () => ({ [form]: undefined, [form.replace('form', 'from')]: readFileSync(form, 'utf8') }),
    [form.replace('form', 'from'), /nobody reads this file.*name it real-estate\.form\.json/],
  ],
  ['shared formats that are gone', () => ({ [formats]: undefined }), [formats, /does not exist/]],
  [
    'words of a message under a misspelt name in the form',
    () => set(form, ['create', 'outcomes', '200', 0, 'words'], 'creatd').changed,
    [form, /"messages.creatd.title" has no words.*did you mean "messages\.created\.title"/],
  ],
]

const seeds: [string, () => Seed, RegExp][] = [
  // Files and shapes
  ['a comma too many', () => replace(table, '"new": "/bien/new",', '"new": "/bien/new",,'), /one too many/],
  ['a name twice', () => replace(table, '"new": "/bien/new",', '"except": [], "new": "/bien/new",'), /occurs twice/],
  [
    'a file that nobody reads',
    () => ({
      changed: { 'schemas/real-estate/real-estate.list.json': '{}' },
      file: 'schemas/real-estate/real-estate.list.json',
      line: 1,
    }),
    /nobody reads/,
  ],
  ['a wrong $schema', () => set(form, ['$schema'], '../meta/table.meta.json'), /"\$schema" is/],
  ['no $schema', () => set(details, ['$schema'], undefined, []), /"\$schema" is missing/],
  ['an unknown name in a form', () => rename(form, ['cancel'], 'cancle'), /did you mean "cancel"/],
  [
    'an unknown name in a record',
    () => rename(record, ['properties', 'label', 'maxLength'], 'maxLenght'),
    /did you mean "maxLength"/,
  ],
  ['an unknown name in a column', () => rename(table, ['columns', 0, 'to'], 'go'), /"go" is not known/],
  [
    'an unknown effect',
    () => set(table, ['actions', 2, 'outcomes', '200', 0, 'effect'], 'removeRows'),
    /did you mean "removeRow"/,
  ],
  [
    'an unknown guard',
    () => set(screens, ['routes', routeAt('/dashboard'), 'guard'], 'signed'),
    /"signed" is not possible/,
  ],
  [
    'a toast without weight',
    () => set(form, ['create', 'outcomes', '200', 0, 'type'], undefined, ['create', 'outcomes', '200', 0]),
    /"type" is missing/,
  ],
  ['a text where a number belongs', () => set(record, ['properties', 'label', 'maxLength'], '200'), /wrong type/],
  [
    'a regular expression that is none',
    () => set(formats, ['formats', 'digits', 'pattern'], '^[0-9'),
    /is not a regex/,
  ],
  [
    'a format that can backtrack',
    () => set(formats, ['formats', 'email', 'pattern'], '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$'),
    /backtrack at "\[\^@\\s\]"; it reads the same letters in several ways.*; begin with \^/,
  ],
  [
    'a demand that can backtrack',
    () => set(formats, ['formats', 'password', 'demands', 'digit'], '[0-9]+$'),
    /backtrack at "\[0-9\]"/,
  ],
  [
    'a pattern of a condition that can backtrack',
    () =>
      set(form, ['sections', 0, 'shownIf'], { properties: { label: { pattern: '^(a+)+$' } } }, [
        'sections',
        0,
        'shownIf',
        'properties',
        'label',
        'pattern',
      ]),
    /backtrack at "a"/,
  ],
  [
    'a pattern of the contract that can backtrack',
    () => replace(contract, "minLength: 8, maxLength: 100, pattern: '^[!-~]+$'", "pattern: '^([!-~]+,?)+$'"),
    /backtrack at/,
  ],

  // Records
  [
    'an upload on a call that takes JSON',
    () =>
      seenAt(
        together(
          set('schemas/subscription/subscription.schema.json', ['properties', 'contract'], {
            type: 'object',
            readOnly: true,
            additionalProperties: false,
            properties: { label: { type: 'string', maxLength: 255 } },
            upload: { part: 'contract', accept: ['application/pdf'], maxBytes: 1000, bytes: 'getFile' },
          }),
        ),
        'schemas/subscription/subscription.schema.json',
        ['properties', 'contract', 'upload'],
      ),
    /"contract" is an upload, but validateSubscription takes application\/json; .* dropped; write multipart\/form-data with a part "contract"/,
  ],
  [
    'a format that is matched against texts of any length',
    () => set(record, ['properties', 'label', 'maxLength'], undefined, ['properties', 'label', 'format']),
    /no "maxLength"; the format .* any length; add "maxLength"/,
  ],
  [
    'a pattern that is matched against texts of any length',
    () => set(record, ['properties', 'label'], { type: 'string', pattern: '^a' }, ['properties', 'label', 'pattern']),
    /no "maxLength"; the pattern/,
  ],
  ['an unknown format', () => set(record, ['properties', 'label', 'format'], 'lines'), /did you mean "line"/],
  ['a format of another type', () => set(record, ['properties', 'label', 'format'], 'pastYear'), /speaks of a number/],
  [
    'an unknown lookup',
    () => set(record, ['$defs', 'Type', 'lookup'], 'realEstateType'),
    /did you mean "realEstateTypes"/,
  ],
  ['an unknown kind', () => set(record, ['properties', 'address', 'kind'], 'paragraf'), /did you mean "paragraph"/],
  [
    'an unknown remark',
    () => set(record, ['properties', 'address', 'remarks'], ['sirett'], ['properties', 'address', 'remarks', 0]),
    /did you mean "siret"/,
  ],
  ['a required field that does not exist', () => set(record, ['required', 0], 'labell'), /there is no field "labell"/],
  ['a reference that leads nowhere', () => set(record, ['properties', 'type', '$ref'], '#/$defs/Typ'), /leads nowhere/],
  [
    'a reference in a circle',
    () =>
      set(record, ['$defs', 'Component', 'properties', 'type'], { $ref: '#/$defs/Component' }, [
        '$defs',
        'Component',
        'properties',
        'type',
        '$ref',
      ]),
    /circle/,
  ],
  [
    'a unit from nowhere',
    () => set(record, ['properties', 'surface', 'unitFrom'], 'measureUnit'),
    /there is no field "measureUnit"/,
  ],
  [
    'a default that is no choice',
    () => set(record, ['properties', 'measureUnity', 'default'], 'SQUARE_METER'),
    /none of the possible values/,
  ],
  [
    'an alias for no choice',
    () => set(record, ['properties', 'measureUnity', 'aliases', 'ha'], 'HECTARE'),
    /did you mean "HECTARES"/,
  ],
  [
    'limits that cross',
    () => set(record, ['properties', 'surface', 'minimum'], 2_000_000_000),
    /minimum is greater than maximum/,
  ],
  [
    'a limit of another type',
    () => rename(record, ['properties', 'surface', 'maximum'], 'maxLength'),
    /says nothing of a field of type number/,
  ],
  [
    'kept ids that no field carries',
    () => set(record, ['properties', 'pictures', 'keptAs'], 'oldPicture'),
    /did you mean "oldPictures"/,
  ],
  [
    'bytes from no operation',
    () => set(record, ['properties', 'pictures', 'upload', 'bytes'], 'getPicture'),
    /there is no operation/,
  ],
  [
    'a part that the call does not have',
    () => set(record, ['properties', 'pictures', 'upload', 'part'], 'picture'),
    /did you mean "pictures"/,
  ],
  [
    'an object that takes anything',
    () => set(record, ['$defs', 'Component', 'additionalProperties'], undefined, ['$defs', 'Component']),
    /"additionalProperties" is missing/,
  ],
  [
    'a field without type',
    () => set(record, ['properties', 'address', 'type'], undefined, ['properties', 'address']),
    /"properties" is missing|"type" is missing/,
  ],
  [
    'a rule on a field that does not exist',
    () => set(record, ['rules', 0, 'if', 'required', 0], 'typ'),
    /did you mean "type"/,
  ],
  [
    'a rule on a value that does not exist',
    () => set(record, ['rules', 0, 'if', 'properties', 'type', 'enum', 0], 'HOUSES'),
    /can never hold/,
  ],
  [
    'an enumeration without words',
    () => set(record, ['$defs', 'Type', 'enum', 0], 'CABIN'),
    /the value "CABIN" of "type" has no words/,
  ],

  // Forms
  ['a record that does not exist', () => set(form, ['record'], 'real-estate/real-estat'), /there is no record/],
  ['a field that does not exist', () => set(form, ['sections', 0, 'fields', 1], 'adress'), /did you mean "address"/],
  [
    'a nested field that does not exist',
    () => set(form, ['sections', 3, 'fields', 0], 'condominiumTrustee.nam'),
    /"condominiumTrustee" has no "nam"/,
  ],
  ['a field placed twice', () => set(form, ['sections', 0, 'fields', 1], 'label'), /stands here twice/],
  ['a section twice', () => set(form, ['sections', 1, 'id'], 'general'), /stands here twice/],
  [
    'a field of an entry that does not exist',
    () => set(form, ['sections', 2, 'fields', 0, 'entry', 'columns', 0], 'typ'),
    /did you mean "type"/,
  ],
  [
    'an entry editor without a required field',
    () =>
      set(
        form,
        ['sections', 2, 'fields', 0, 'entry', 'fields'],
        ['type'],
        ['sections', 2, 'fields', 0, 'entry', 'fields'],
      ),
    /does not place "surface"/,
  ],
  [
    'a look that does not suit',
    () => set(form, ['sections', 0, 'fields', 2, 1, 'as'], 'paragraph'),
    /cannot look like/,
  ],
  ['a read-only field in a form', () => set(form, ['sections', 0, 'fields', 1], 'resourceUuid'), /cannot be filled in/],
  ['a tick box for what cannot be absent', () => set(form, ['sections', 3, 'optional'], 'address'), /cannot be absent/],
  [
    'an operation that does not exist',
    () => set(form, ['create', 'operation'], 'createRealEstates'),
    /did you mean "createRealEstate"/,
  ],
  [
    'an operation of the wrong verb',
    () => set(form, ['update', 'operation'], 'createRealEstate'),
    /makes a new record/,
  ],
  ['a load that lists', () => set(form, ['load', 'operation'], 'listRealEstates'), /answers with a list/],
  [
    'a status that the contract does not know',
    () => rename(form, ['update', 'outcomes', '404'], '410'),
    /never answers 410/,
  ],
  [
    'a shared table that does not exist',
    () => set(form, ['create', 'outcomes', 'use'], 'saved'),
    /did you mean "save"/,
  ],
  [
    'a message without words',
    () => set(form, ['create', 'outcomes', '200', 0, 'words'], 'creatd'),
    /"messages.creatd.title" has no words/,
  ],
  [
    'an address that no route takes',
    () => set(form, ['create', 'outcomes', '200', 1, 'to'], '/biens/{resourceUuid}/details'),
    /no route takes/,
  ],
  [
    'an address with a name that nothing fills',
    () => set(form, ['create', 'outcomes', '200', 1, 'to'], '/bien/{uuid}/details'),
    /never filled/,
  ],
  [
    'a condition on a field that does not exist',
    () => rename(form, ['sections', 2, 'shownIf', 'properties', 'type'], 'kind'),
    /there is no field "kind"/,
  ],
  [
    'a condition that looks for an entry with a field that does not exist',
    () => set(form, ['sections', 0, 'shownIf'], searched({ required: ['floor'] }), searchedAt),
    /there is no field "floor"/,
  ],
  [
    'a condition with a misspelt word',
    () => rename(form, ['sections', 2, 'shownIf', 'properties'], 'propertys'),
    /"propertys" tests nothing/,
  ],
  [
    'clearing what does not exist',
    () => set(form, ['clears', 0, 'clear', 0], 'habitables'),
    /did you mean "habitable"/,
  ],
  [
    'a constant that the record forbids',
    () => set(signIn, ['constants', 'grant_type'], 'pass'),
    /the record allows one value only/,
  ],
  [
    'a required field that the form forgets',
    () => set(signIn, ['sections', 0, 'fields', 1], undefined, ['sections']),
    /does not place "password"/,
  ],
  ['a link to nowhere', () => set(signIn, ['links', 0, 'to'], '/sign-up'), /no route takes/],

  [
    'a media type that is none',
    () => set(record, ['properties', 'pictures', 'upload', 'accept', 1], 'image/jpg'),
    /did you mean "image\/jpeg"/,
  ],
  ['braces that do not match', () => set(details, ['title'], '{label'), /do not match/],
  [
    'a word for browsers that none knows',
    () => set(signIn, ['sections', 0, 'fields', 1, 'autocomplete'], 'current-pasword'),
    /did you mean "current-password"/,
  ],
  [
    'entries that are kept but have no id',
    () =>
      seenAt(set(record, ['$defs', 'Component', 'properties', 'resourceUuid'], undefined, []), record, [
        'properties',
        'habitable',
        'properties',
        'habitableComponents',
        'keptAs',
      ]),
    /have no id/,
  ],
  [
    'a shared message without words',
    () => set(outcomes, ['tables', 'load', 'other', 0, 'words'], 'loadFaild'),
    /"messages.loadFaild.title" has no words/,
  ],

  // Lists and details
  ['a column that does not exist', () => set(table, ['columns', 1], 'typ'), /did you mean "type"/],
  ['a column that is not in the rows', () => set(table, ['columns', 1], 'pictures'), /not in the rows/],
  ['an exception that does not exist', () => set(table, ['except', 0], 'unity'), /there is no field "unity"/],
  ['an unknown icon', () => set(table, ['actions', 1, 'icon'], 'edt'), /did you mean "edit"/],
  ['an action twice', () => set(table, ['actions', 1, 'id'], 'details'), /stands here twice/],
  [
    'an action that destroys without asking',
    () => set(table, ['actions', 2, 'confirm'], undefined, ['actions', 2]),
    /without asking/,
  ],
  [
    'an action that does nothing',
    () => set(table, ['actions', 1, 'to'], undefined, ['actions', 1]),
    /neither "to" nor "operation"/,
  ],
  ['a list that loads one record', () => set(table, ['load', 'operation'], 'getRealEstate'), /answers with one record/],
  ['a title from nowhere', () => set(details, ['title'], '{name}'), /there is no field "name"/],
  ['a fact that does not exist', () => set(details, ['facts', 0], 'tpye'), /did you mean "type"/],
  ['a gallery of no pictures', () => set(details, ['sections', 0, 'gallery'], 'address'), /holds no file/],
  ['a list of no entries', () => set(details, ['sections', 2, 'list', 'path'], 'address'), /not a list of entries/],
  [
    'a parameter that the route does not give',
    () =>
      seenAt(
        set(screens, ['routes', routeAt('/bien/{realestateUuid}/details'), 'path'], '/bien/{id}/details'),
        details,
        ['load', 'operation'],
      ),
    /is never filled/,
  ],

  // Screens, shared files, contract
  [
    'a screen that does not exist',
    () => set(screens, ['routes', routeAt('/bien'), 'screen', 'list'], 'real-estate/real-estates'),
    /there is no list/,
  ],
  [
    'a page that does not exist',
    () => set(screens, ['routes', routeAt('/dashboard'), 'screen', 'page'], 'dashbord'),
    /did you mean "dashboard"/,
  ],
  ['an address twice', () => set(screens, ['routes', routeAt('/bien/new'), 'path'], '/bien'), /stands here twice/],
  [
    'a menu entry to nowhere',
    () => set(screens, ['menu', 1, 'entries', 0, 'to'], '/underconstuction'),
    /did you mean "\/underconstruction"/,
  ],
  [
    'a menu entry that does nothing',
    () => set(screens, ['menu', 1, 'entries', 0, 'to'], undefined, ['menu', 1, 'entries', 0]),
    /neither "to" nor "entries"/,
  ],
  [
    'a menu entry without words',
    () => set(screens, ['menu', 1, 'entries', 0, 'id'], 'leasings'),
    /"menu.leasings" has no words/,
  ],
  [
    'a home that shuts its guests out',
    () => set(screens, ['routes', routeAt('/dashboard'), 'guard'], 'visitor'),
    /shuts out/,
  ],
  [
    'a public page that search engines cannot describe',
    () => seenAt(inNoLanguage(['form', 'description'], 'sign-up'), screens, ['routes', routeAt('/signup'), 'path']),
    /search engines.*"\/signup" has no words/,
  ],
  ['a sign-in modal that does not exist', () => set(screens, ['signInAgain'], 'sign-in/again'), /there is no form/],
  ['a confirmation that does not exist', () => set(screens, ['confirmSignIn'], 'sign-in/again'), /there is no form/],
  [
    'a lookup from no operation',
    () => set(lookups, ['lookups', 'componentTypes', 'operation'], 'listComponents'),
    /there is no operation/,
  ],
  [
    'a shared table in a circle',
    () => set(outcomes, ['tables', 'load'], { use: 'realEstateLoad' }, ['tables', 'load', 'use']),
    /uses itself/,
  ],
  [
    'a contract on a record that does not exist',
    () =>
      replace(
        contract,
        'x-operate: { verb: list, record: real-estate/real-estate }',
        'x-operate: { verb: list, record: real-estate/estate }',
      ),
    /there is no record/,
  ],
  [
    'a contract on a list of values that does not exist',
    () => replace(contract, 'values: legal-statuses }', 'values: legal-status }'),
    /did you mean "legal-statuses"/,
  ],
  [
    'a contract that takes its id from no parameter',
    () => replace(contract, 'id: resourceUuid, only', 'id: resourceUid, only'),
    /did you mean "resourceUuid"/,
  ],
  [
    'a contract that looks for a value by no parameter',
    () => replace(contract, "only: { type: '{type}' }", "only: { type: '{kind}' }"),
    /did you mean|there is no parameter "kind"/,
  ],
  [
    'a contract that sets a field that the record does not have',
    () =>
      replace(
        contract,
        'record: account/account, sets: { type: INDIVIDUAL }',
        'record: account/account, sets: { typ: INDIVIDUAL }',
      ),
    /did you mean "type"/,
  ],
  [
    'a contract that sets a value that the field does not take',
    () =>
      replace(
        contract,
        'record: account/account, sets: { type: CORPORATION }',
        'record: account/account, sets: { type: CORPORATE }',
      ),
    /did you mean "CORPORATION"/,
  ],
  [
    'a contract on a handler that does not exist',
    () => replace(contract, 'x-operate: { handler: signOut }', 'x-operate: { handler: signsOut }'),
    /did you mean "signOut"/,
  ],
  [
    'a contract on a handler that is still to be written',
    () => replace(contract, 'x-operate: { handler: signOut }', 'x-operate: { handler: recordCall }'),
    /add src\/server\/operations\/recordCall.ts and its row in operations.ts/,
  ],
  [
    'a definition file that is gone',
    () => remove([table], screens, ['routes', routeAt('/bien'), 'screen', 'list']),
    /there is no list/,
  ],

  // Accounts: notices, saves with alternatives, loads in two steps, named groups
  [
    'a notice that does not exist',
    () =>
      set(
        screens,
        ['routes', routeAt('/signup-result/{subscriptionResourceUuid}/success'), 'screen', 'notice'],
        'sign-up/succes',
      ),
    /there is no notice "sign-up\/succes"/,
  ],
  [
    'a redirect to nowhere',
    () =>
      set(
        screens,
        ['routes', routeAt('/signup-result/{subscriptionResourceUuid}/{result}'), 'screen', 'redirect'],
        '/home',
      ),
    /no route takes/,
  ],
  ['a drawing that nobody draws', () => set(success, ['drawing'], 'leter'), /did you mean "letter"/],
  [
    'an action of a notice on a call that its route cannot fill',
    () =>
      seenAt(
        set(
          screens,
          ['routes', routeAt('/signup-result/{subscriptionResourceUuid}/success'), 'path'],
          '/signup-result/{id}/success',
        ),
        success,
        ['actions', 0, 'operation'],
      ),
    /is never filled/,
  ],
  [
    'a notice without words',
    () => seenAt(inNoLanguage(['success', 'notice', 'text'], 'sign-up'), success, []),
    /"success.notice.text" has no words/,
  ],
  [
    'a field in an address that does not take it',
    () => set(renewal, ['create', 'query', 0], 'emial'),
    /no parameter "emial"/,
  ],
  [
    'a secret in an address',
    () => set(reset, ['create', 'query'], ['password'], ['create', 'query', 0]),
    /"password" is a secret/,
  ],
  [
    'a call without body whose record would not travel',
    () => set(renewal, ['create', 'query'], undefined, ['create', 'operation']),
    /takes no record/,
  ],
  [
    'an alternative that does not exist',
    () => set(profile, ['update', 'alternatives', 0, 'operation'], 'updateCorporation'),
    /there is no operation "updateCorporation"/,
  ],
  [
    'an alternative on a value that does not exist',
    () => set(profile, ['update', 'alternatives', 0, 'onlyIf', 'properties', 'type', 'const'], 'COMPANY'),
    /can never hold/,
  ],
  [
    'a second call that gives another record',
    () => set(profile, ['load', 'then'], 'getRealEstate'),
    /answers with real-estate\/real-estate/,
  ],
  [
    'an action of a form without words',
    () => set(profile, ['actions', 0, 'id'], 'leave'),
    /"form.actions.leave" has no words/,
  ],
  [
    'a share of a field that does not exist',
    () => set(profileDetails, ['progress', 0], 'gendre'),
    /did you mean "gender"/,
  ],
  [
    'a heading of details without words',
    () => seenAt(inNoLanguage(['details', 'title'], 'account'), profileDetails, []),
    /the heading has no words/,
  ],
  [
    'a merge where nothing was stored before',
    () => set(form, ['create', 'outcomes', '412'], [{ effect: 'merge' }], ['create', 'outcomes', '412', 0]),
    /"merge" does nothing here/,
  ],
  [
    'an alert where nothing shows it',
    () =>
      set(
        profileDetails,
        ['actions', 1, 'outcomes', '200'],
        [{ effect: 'alert', words: 'updated' }],
        ['actions', 1, 'outcomes', '200', 0],
      ),
    /"alert" does nothing here/,
  ],
  [
    'a group without a name',
    () => set(formats, ['formats', 'bankRib', 'parts'], ['bankCode', 'officeCode', 'key']),
    /not every group has a name/,
  ],
  [
    'a demand without words',
    () => rename(formats, ['formats', 'password', 'demands', 'digit'], 'cipher'),
    /"demands.cipher" has no words/,
  ],
  [
    'a lookup without a name in one language',
    () => set(lookups, ['lookups', 'countries', 'label', 'en'], undefined, ['lookups', 'countries', 'label']),
    /no name in en/,
  ],

  // What a lookup reads of the answer
  [
    'a lookup that stores what the answer does not have',
    () => set(lookups, ['lookups', 'countries', 'value'], 'uuid'),
    /an item of "listCountries" has no "uuid"/,
  ],
  [
    'a lookup that shows what the answer does not have, in one language',
    () => set(lookups, ['lookups', 'countries', 'label', 'fr'], 'frNam'),
    /has no "frNam".*did you mean "frName"/,
  ],
  ['a lookup that shows a template', () => set(lookups, ['lookups', 'jobs', 'label'], '{name}'), /has no "\{name\}"/],
  [
    'a lookup that stores a part of a text',
    () => set(lookups, ['lookups', 'legalStatuses', 'value'], 'code'),
    /"listLegalStatuses" answers with plain values/,
  ],
  [
    'a lookup on records that shows a field inside another',
    () =>
      set(lookups, ['lookups', 'jobs'], { operation: 'listTenants', value: 'resourceUuid', label: 'person.surname' }, [
        ...['lookups', 'jobs', 'label'],
      ]),
    /has no "person.surname"/,
  ],
  [
    'a lookup on records that does not say what is stored',
    () => set(lookups, ['lookups', 'jobs'], { operation: 'listTenants' }, ['lookups', 'jobs']),
    /nothing says what of an item is stored/,
  ],

  // The records of the demo
  [
    'a value of the demo that its field refuses',
    () => set(demo, [0, 'json', 'surface'], -1),
    /the record refuses "surface" \(minimum\)/,
  ],
  [
    'a day of the demo that is none',
    () => set(demo, [0, 'json', 'acquisitionDate'], '{tomorow}', [0, 'json']),
    /\{tomorow\} is no date/,
  ],
  ['a field of the demo that is gone', () => rename(demo, [0, 'json', 'surface'], 'area'), /\(unknown\)/],
  [
    'a field that the demo does not fill in yet',
    () => seenAt(set(record, ['required', 5], 'constructionYear', []), demo, [withoutYear, 'json']),
    /the record refuses "constructionYear" \(required\)/,
  ],

  // Words
  [
    'words of the frame that nobody uses',
    () => set(words('en', 'app'), ['common', 'never'], 'Never'),
    /nobody uses "common.never"/,
  ],
  [
    'a shared message that nobody uses',
    () => set(words('fr', 'app'), ['messages', 'grownUp'], { title: 'Oui' }, ['messages', 'grownUp', 'title']),
    /nobody uses "messages.grownUp.title"/,
  ],
  [
    'words of an error that no value has',
    () => set(french, ['fields', 'surface', 'errors'], { minimun: 'Non' }, ['fields', 'surface', 'errors', 'minimun']),
    /did you mean "fields.surface.errors.minimum"/,
  ],
  ['an ordinary space before a double sign', () => set(french, ['list', 'title'], 'Mes biens !'), /no-break space/],
  ['no space before a double sign', () => set(french, ['list', 'title'], 'Mes biens!'), /no-break space/],
  ['an ordinary space in quotation marks', () => set(french, ['list', 'title'], '« Biens »'), /no-break space/],
  [
    'a heading of a section that is forgotten in both languages',
    () => seenAt(inNoLanguage(['form', 'sections', 'photos', 'title']), form, ['sections', 1, 'id']),
    /"form.sections.photos.title" has no words/,
  ],
  [
    'a choice that its own pattern refuses',
    () => set(record, ['properties', 'measureUnity', 'pattern'], '^[a-z]+$', ['properties', 'measureUnity', 'enum', 0]),
    /its own "pattern" refuses "SQUARE_METERS"/,
  ],
  [
    'a default beyond the limits',
    () => set(record, ['properties', 'constructionYear', 'default'], 1200),
    /its own "minimum" refuses 1200/,
  ],
  [
    'a field of an entry that no form places',
    () => set(record, ['$defs', 'Component', 'properties', 'heated'], { type: 'boolean' }),
    /no form places "heated" of "habitable.habitableComponents".*"entry.fields"/,
  ],
  [
    'a condition on a field that entries do not have',
    () =>
      set(form, ['sections', 1, 'shownIf'], { properties: { pictures: { contains: { required: ['lable'] } } } }, [
        'sections',
        1,
        'shownIf',
        'properties',
        'pictures',
        'contains',
        'required',
        0,
      ]),
    /did you mean "label"/,
  ],
  [
    'a label missing in one language',
    () => set(words('en'), ['fields', 'surface', 'label'], undefined, ['fields', 'surface']),
    /missing in en/,
  ],
  [
    'a label missing in both languages',
    () => seenAt(inNoLanguage(['fields', 'address', 'label']), form, ['sections', 0, 'fields', 1]),
    /the field "address" has no words/,
  ],
  [
    'a heading missing in both languages',
    () => seenAt(inNoLanguage(['form', 'title', 'create']), form, ['create']),
    /"form.title.create" has no words/,
  ],
  [
    'words that nobody uses',
    () => rename(words('fr'), ['fields', 'surface', 'label'], 'labell'),
    /nobody uses "fields.surface.labell"/,
  ],
  [
    'words of a section that does not exist',
    () => rename(words('en'), ['form', 'sections', 'photos'], 'fotos', ['form', 'sections', 'fotos', 'title']),
    /nobody uses/,
  ],
  ['gaps that differ', () => set(words('fr'), ['messages', 'notFound', 'message'], 'Aucun bien {{uuid}}.'), /gaps of/],
  ['an empty text', () => set(words('fr'), ['list', 'title'], ' '), /is empty/],
  [
    'a toast without title',
    () => seenAt(inNoLanguage(['messages', 'created', 'title']), form, ['create', 'outcomes', '200', 0, 'words']),
    /"messages.created.title" has no words/,
  ],
]

describe('a mistake is found where it is', () => {
  it.each(seeds)('%s', (_, seed, message) => {
    const { changed, file, line } = seed()
    const found = lintDefinitions(root, changed)
    const here = found.filter((finding) => finding.file === file && message.test(findingLine(finding)))
    expect(
      here.map((finding) => finding.line),
      found.map(findingLine).join('\n'),
    ).toContain(line)
  })
})

describe('a mistake is told once, and nothing that comes of it', () => {
  it.each(alone)('%s', (_, changed, [file, message]) => {
    const found = lintDefinitions(root, changed())
    expect(found.map(findingLine)).toEqual([expect.stringMatching(message)])
    expect(found[0]?.file).toBe(file)
    // The name of the rule is for programs.
    expect(findingLine(found[0] as Finding)).not.toMatch(/\]$/)
  })
})

describe('npm run lint:schemas', () => {
  it('prints findings as JSON', () => {
    const output = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/lintSchemas.ts', '--json'], {
      encoding: 'utf8',
    })
    expect(JSON.parse(output)).toEqual([])
  })
})
