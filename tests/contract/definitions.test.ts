import { execFileSync } from 'node:child_process'
import type { JSONPath } from 'jsonc-parser'
import { describe, expect, it, vi } from 'vitest'
import { type Finding, findingLine } from '#compiler/text/Finding.ts'
import { templates } from '#compiler/text/sentences.ts'
import byText from './mistakes/byText.json' with { type: 'json' }
import { swappedParts } from './mistakes/swappedParts.ts'
import inPlaces from './mistakes/inPlaces.json' with { type: 'json' }
import {
  edit,
  isAt,
  lineOf,
  lint,
  lintInGroups,
  read,
  remove,
  replace,
  seenAt,
  set,
  together,
  type Seed,
} from './seed.ts'

// The first one reads all that the others find read.
vi.setConfig({ testTimeout: 60_000 })

const folder = 'schemas/real-estate/real-estate'
const record = `${folder}.schema.json`
const form = `${folder}.form.json`
const table = `${folder}.table.json`
const screens = 'schemas/screens.json'
const formats = 'schemas/formats.json'
const contract = 'openapi/openapi.yaml'
const words = (language: string, name: string) => `locales/${language}/${name}.json`

/** A place as words between spaces; an entry of a list by its id, its path or its position. A colon behind stands for the name there. */
function at(file: string, place: string): JSONPath {
  if (place === '') return []
  let value: unknown = JSON.parse(read(file))
  return place
    .replace(/:$/, '')
    .split(' ')
    .map((step) => {
      const isNamed = (one: unknown) => [one, one?.['id' as never], one?.['path' as never]].includes(step)
      // Statuses are names.
      const isPosition = /^\d\d?$/.test(step)
      const named = Array.isArray(value) && !isPosition ? value.findIndex(isNamed) : step
      const name = Array.isArray(value) || (value === undefined && isPosition) ? Number(named) : named
      value = (value as Record<string, unknown> | undefined)?.[name]
      return name
    })
}

/** Taken out of both languages, so that no language has it. */
const inNoLanguage = (name: string, path: string[]) =>
  together(...['fr', 'en'].map((language) => set(words(language, name), path, undefined, [])))

/** A tenant that points at a property. */
const home = () =>
  together(
    set('schemas/tenant/tenant.schema.json', ['properties', 'home'], {
      type: 'string',
      format: 'uuid',
      refers: 'real-estate/real-estate',
    }),
    ...['fr', 'en'].map((language) => set(words(language, 'tenant'), ['fields', 'home'], { label: 'x' }, ['fields'])),
  )
const tenantTable = 'schemas/tenant/tenant.table.json'

describe('the definitions', () => {
  it('are in order', () => expect(lint().map(findingLine)).toEqual([]))

  it('name a mistake in a record alone, and nothing that merely speaks of the record', () => {
    const { changed } = set(record, ['properties', 'constructionYear', 'floor'], { type: 'integer' })
    const found = lint(changed)
    expect(found.map(({ file, cause }) => [file, cause])).toEqual([[record, '"floor" is not known here']])
  })

  it.each(['anyone', 'signedIn', 'visitor'])('lead nobody to what is shut, where all is for %s', (guard) => {
    const open = {
      home: ['signedIn', 'anyone'],
      landing: ['visitor', 'anyone'],
      notFound: ['anyone'],
      signIn: ['visitor', 'anyone'],
    }
    const { routes, ...frame } = JSON.parse(read(screens)) as { routes: { path: string }[] } & Record<string, unknown>
    const placeOf = (name: string) => routes.findIndex(({ path }) => path === frame[name])
    const text = Object.keys(open).reduce(
      (before, name) => edit(before, ['routes', placeOf(name), 'guard'], guard),
      read(screens),
    )
    const found = lint({ [screens]: text }).filter(({ code }) => code === 'shutsOut')
    const closed = Object.entries(open).filter(([, guards]) => !guards.includes(guard))
    expect(found.map(({ cause }) => /whom "(\w+)"/.exec(cause)?.[1]).sort()).toEqual(closed.map(([name]) => name))
  })

  it('may have words of each kind for a field, as far as it can use them', () => {
    const parts = [
      'label',
      'help',
      'example',
      'placeholder',
      'error',
      'expired',
      'expiresSoon_one',
      'expiresSoon_other',
    ]
    const field = { ...Object.fromEntries(parts.map((word) => [word, 'x'])), errors: { required: 'x' } }
    const strayIn = (name: string) => {
      const files = ['fr', 'en'].map((language) => set(words(language, 'tenant'), ['fields', name], field))
      return lint(together(...files).changed).map(({ code, cause }) => [code, /\w+(?=")/.exec(cause)?.[0]])
    }
    expect(strayIn('identificationDocument.expirationDate')).toEqual([])
    // Only what expires is said to.
    const never = ['expired', 'expiresSoon_one', 'expiresSoon_other'].map((word) => ['strayWord', word])
    expect(strayIn('identificationDocument.uploadDate')).toEqual([...never, ...never])
  })

  const list = ['properties', 'habitable', 'properties', 'habitableComponents']
  const credentials = { id: 'credentials', fields: ['username', 'password'] }
  it.each<[string, () => Seed, RegExp]>([
    [
      'demand a very number, and look for an entry',
      () =>
        together(
          set(record, [...list, 'minItems'], 100),
          set(form, ['sections', 0, 'show'], 'self.habitable.habitableComponents.exists(one, has(one.type))'),
        ),
      /minItems is greater|no field/,
    ],
    [
      'leave a field one value only',
      () => set(record, ['properties', 'surface', 'minimum'], 1_000_000_000),
      /greater than/,
    ],
    ['order by several columns', () => set(table, ['order'], ['-type', 'label', '-surface']), /./],
    [
      'choose the values of a filter',
      () => set(table, ['filters'], ['label', 'surface', { path: 'type', initial: ['HOUSE', 'LAND'] }]),
      /./,
    ],
    ['sort by values that are declared elsewhere', () => set(record, ['properties', 'type', 'sort'], 'declared'), /./],
    [
      'leave a field to another form',
      () => set('schemas/sign-in/sign-in.form.json', ['sections'], [credentials], []),
      /./,
    ],
    [
      'fill a call from the record that the one before it answers',
      () =>
        replace(
          contract,
          "schema: { $ref: '#/components/schemas/AccountDetails' }",
          "schema: { $ref: '../schemas/account/account.schema.json' }",
        ),
      /is never filled/,
    ],
    [
      'fill an address from a field of a part',
      () => set(form, ['create'], { outcomes: { '200': [{ go: '/bien/{condominiumTrustee.name}/edit' }] } }),
      /never filled/,
    ],
    [
      'reach through a reference in a column',
      () => together(home(), set(tenantTable, ['columns', 4], 'home.address')),
      /./,
    ],
  ])('may %s', (_, seed, mistake) => {
    expect(lint(seed().changed).map(findingLine).join()).not.toMatch(mistake)
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
})

const shape = 'schemas/migrations/stored.shape.json'

/** Another text in the place of a file, or none; the finding is expected at its beginning. */
const whole = (file: string, text?: string): Seed => ({ changed: { [file]: text }, file, line: 1 })

/** A step that makes one change; the finding is expected at a place in it. */
function step(change: object, path: JSONPath, name = '0001-more'): Seed {
  const file = `schemas/migrations/${name}.migration.json`
  const changes = [{ record: 'real-estate/real-estate', ...change }]
  const text = JSON.stringify({ $schema: '../meta/migration.meta.json', changes }, undefined, 2)
  return seenAt({ changed: { [file]: text }, file, line: 0 }, file, path)
}

/** A change in a path of the contract; the finding is expected in its first call, below the parameters. */
const inCall = (seed: Seed): Seed => ({ ...seed, line: seed.line + 3 })

/** A change below a `requestBody` of the contract; the finding is expected at that name. */
function inBody(piece: string, other: string): Seed {
  const seed = replace(contract, piece, other)
  const above = read(contract).split('\n').slice(0, seed.line)
  return { ...seed, line: above.findLastIndex((text) => text.includes('requestBody:')) + 1 }
}

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
    'a body with fields of its own',
    () =>
      inBody(
        "schema: { $ref: '../schemas/sign-up/sign-up.schema.json' }",
        'schema: { type: object, additionalProperties: false, properties: { name: { type: string } } }',
      ),
    /the body of "signUp" is no record/,
  ],
  [
    'a file that nothing reads',
    () => ({ changed: { [`${folder}.list.json`]: '{}' }, file: `${folder}.list.json`, line: 1 }),
    /is not read/,
  ],
  [
    'a parameter that the route does not give',
    () =>
      seenAt(
        set(screens, at(screens, 'routes /password/{passwordRequestUuid}/reset path'), '/password/{id}/reset'),
        'schemas/password/reset.form.json',
        ['create', 'operation'],
      ),
    /"passwordRequestUuid" of "resetPassword" is never filled: .*; name one of/,
  ],
  [
    'a definition file that is gone',
    () => ({ ...remove([table], screens, ['resources', 'real-estate/real-estate']), isName: true }),
    /no table "real-estate\/real-estate": schemas\/ holds no such file; choose/,
  ],
  [
    'a column that misspells a field of another record',
    () => together(home(), set(tenantTable, ['columns', 0], 'home.labell')),
    /"home" has no "labell"; did you mean "label"/,
  ],
  [
    'a column with a field of another record that no list has',
    () => together(home(), set(tenantTable, ['columns', 0], 'home.pictures')),
    /"home.pictures" is not in the rows of lists/,
  ],
  [
    'a form that places a field of another record',
    () => together(home(), set('schemas/tenant/tenant.form.json', ['sections', 0, 'fields', 0], 'home.label')),
    /"home.label" is a field of another record/,
  ],
  [
    'a password in an address',
    () =>
      seenAt(
        replace(
          contract,
          'x-operate: { handler: signIn }\n      parameters: [',
          'x-operate: { handler: signIn }\n      parameters: [{ name: password, in: query, schema: { type: string } }, ',
        ),
        'schemas/sign-in/sign-in.form.json',
        ['create', 'operation'],
      ),
    /"password" is a secret/,
  ],
  [
    'a name in a path that is not declared',
    () => inCall(replace(contract, '/restapi/realestate/{realestateUuid}:', '/restapi/realestate/{estateUuid}:')),
    /"getRealEstate" does not declare its parameter "estateUuid"; did you mean "realestateUuid"/,
  ],
  [
    'a parameter that is not in the path',
    () => inCall(replace(contract, '/restapi/realestate/{realestateUuid}:', '/restapi/realestate/{estateUuid}:')),
    /"getRealEstate" declares "realestateUuid", which its path does not hold; did you mean "estateUuid"/,
  ],
  [
    'a record that is called by itself',
    () => {
      const parent = { type: 'string', format: 'uuid', refers: 'real-estate/real-estate' }
      const text = edit(edit(read(record), ['properties', 'parent'], parent), ['title'], '{label} {parent}')
      return seenAt({ changed: { [record]: text }, file: record, line: 0 }, record, ['title'])
    },
    /"parent" is called by a title that leads back/,
  ],
  [
    'a question before a dialog',
    () =>
      together(
        replace(
          contract,
          'x-operate: { verb: remove, record: real-estate/real-estate }',
          'x-operate: { verb: set, record: real-estate/real-estate, sets: { surface: 3 }, asks: [label] }',
        ),
        set(
          table,
          ['actions'],
          [{ id: 'remove', operation: 'removeRealEstate', confirm: true }],
          ['actions', 0, 'confirm'],
        ),
      ),
    /the change "remove" asks for fields in a dialog/,
  ],
  [
    'a field with one value in a form',
    () =>
      seenAt(
        set(record, ['properties', 'address'], { type: 'string', const: 'x' }),
        form,
        at(form, 'sections general fields 1'),
      ),
    /"address" has only one value/,
  ],
  [
    'the list of an entry that is typed in place',
    () => {
      const items = { type: 'object', properties: { name: { type: 'string', format: 'line', maxLength: 9 } } }
      const place: JSONPath = ['sections', 2, 'fields', 0, 'entry', 'fields', 0]
      return together(
        set(record, ['$defs', 'Component', 'properties', 'parts'], { type: 'array', listed: false, items }),
        set(form, place, { path: 'parts', entry: { fields: ['name'], columns: ['name'] } }, [...place, 'entry']),
      )
    },
    /cannot type "parts", the list of an entry/,
  ],
  ['formats that are gone', () => whole(formats), /is missing, but other definitions refer to it/],
  [
    'words of a folder that is none',
    () => whole('locales/fr/neverNamed.json', '{}'),
    /this file is not read: its name is no folder/,
  ],
  [
    'words in one language alone',
    () => ({ ...whole('locales/en/tenant.json'), file: 'locales/fr/tenant.json' }),
    /locales\/en\/tenant.json does not exist/,
  ],
  [
    'a shape that is gone',
    () => ({ ...whole(shape), file: 'schemas/account/account.schema.json' }),
    /stored.shape.json is missing/,
  ],
  ['a step that is gone', () => set(shape, ['steps', '0001-gone'], 'x'), /the step "0001-gone" is gone/],
  [
    'a step that was changed',
    () => together(set(shape, ['steps', '0001-more'], 'x'), step({ narrow: 'label', because: 'b' }, ['changes'])),
    /the step "0001-more" was changed/,
  ],
  [
    'a step for no field',
    () => step({ rename: 'surfce', to: 'area' }, ['changes', 0, 'rename']),
    /no stored record has a field "surfce".*; did you mean "surface"/,
  ],
  [
    'a step with a blank',
    () => step({ narrow: 'label', because: '\u2026' }, ['changes', 0, 'because']),
    /stands for what only you know/,
  ],
  [
    'a step that says nothing of what is lost',
    () => step({ retype: 'type', values: [['LAND', 'LAND']], otherwise: 'LAND' }, ['changes', 0, 'otherwise']),
    /values are replaced that do not come back, and going back, nothing tells/,
  ],
  [
    'a step with a number too high',
    () => step({ narrow: 'label', because: 'b' }, [], '0002-more'),
    /this step has the number 0002, .*0001-more/,
  ],
  [
    'records that nothing stores',
    () => set(shape, ['records', 'boat/boat'], { name: { type: 'string' } }),
    /no operation stores "boat\/boat"/,
  ],
  [
    'JSON without quotation marks',
    () => ({ ...whole(table, read(table).replace('"type",', 'type,')), line: lineOf(read(table), ['columns', 1]) }),
    /no quotation marks.*; put/,
  ],
]

const seeds: [string, () => Seed, RegExp][] = [
  // A place, another value (null takes it out), what is said, and where if elsewhere; `>` stands for the place.
  ...Object.entries(inPlaces).flatMap(([name, mistakes]) => {
    const file = name.endsWith('.json') ? name : `schemas/${name}.json`
    return (mistakes as [string, unknown, string, string?][]).map(
      ([place, value, message, there = place]): [string, () => Seed, RegExp] => [
        `${name}: ${place}, ${message}`,
        () => ({
          ...set(file, at(file, place), value ?? undefined, at(file, there.replace('>', place))),
          isName: there.endsWith(':'),
        }),
        new RegExp(message),
      ],
    )
  }),
  // Words that no language has, and the place of a definition where that is said.
  ...byText.unsaid.map(([key = '', file = '', place = '', message = '']): [string, () => Seed, RegExp] => {
    const [name = '', ...path] = key.split(' ')
    return [`${file}: ${message}`, () => seenAt(inNoLanguage(name, path), file, at(file, place)), new RegExp(message)]
  }),
  ...byText.contract.map(([from = '', to = '', message = '']): [string, () => Seed, RegExp] => [
    `${contract}: ${to}`,
    () => replace(contract, from, to),
    new RegExp(message),
  ]),
  ...others,
]

const mistakes = seeds.map(([title, seed, message]) => ({ title, seed: seed(), message }))
const lintAmongOthers = lintInGroups(mistakes.map(({ seed }) => seed))

describe('a mistake is found where it is', () => {
  it.each(mistakes.map((one) => [one.title, one] as const))('%s', (_, { seed, message }) => {
    const { file, line } = seed
    const isTold = (finding: Finding) => finding.file === file && message.test(findingLine(finding))
    const found = lintAmongOthers(seed, (finding) => isTold(finding) && finding.line === line)
    const here = found.filter(isTold)
    expect(
      here.map((finding) => finding.line),
      found.map(findingLine).join('\n'),
    ).toContain(line)
    const there = here.filter((finding) => finding.line === line && (!seed.path || isAt(seed, finding)))
    expect(there, `in another column: ${here.map(findingLine).join()}`).not.toEqual([])
    // What is expected says which part stands where.
    expect(there.flatMap(swappedParts).filter((sentence) => message.test(sentence))).toEqual([])
  })
})

it('each finding is told by a row of its own, where it is', () => {
  const found = mistakes.flatMap(({ seed, message }) => {
    const isTold = (one: Finding) => one.file === seed.file && one.line === seed.line && message.test(findingLine(one))
    return lintAmongOthers(seed, isTold).filter(isTold)
  })
  const codes = new Set(found.map(({ code }) => code))
  expect(Object.keys(templates).filter((code) => !codes.has(code as Finding['code']))).toEqual([])
})

/** Mistakes that much else speaks of, each with all that is told of it. */
const alone: [string, () => Seed['changed'], string, RegExp][] = [
  ...Object.entries(byText.alone).flatMap(([file, mistakes]) =>
    mistakes.map(([from = '', to = '', message = '']): (typeof alone)[number] => [
      `${file}: ${message}`,
      () => {
        if (!read(file).includes(from)) throw new Error(`${file} holds no ${from}`)
        return { [file]: read(file).replace(from, () => to) }
      },
      file,
      new RegExp(message),
    ]),
  ),
  [
    'a form under a misspelt name',
    () => ({ [form]: undefined, [form.replace('form', 'from')]: read(form) }),
    form.replace('form', 'from'),
    /this file is not read.*name it real-estate\.form\.json/,
  ],
  ['shared formats that are gone', () => ({ [formats]: undefined }), formats, /is missing, but/],
  [
    'words of a message under a misspelt name in the form',
    () => set(form, ['create'], { outcomes: { '200': [{ toast: 'creatd', type: 'success' }] } }).changed,
    form,
    /"messages.creatd.title" has no words.*did you mean "messages\.created\.title"/,
  ],
]

it.each(alone)('a mistake is told once, and nothing that comes of it: %s', (_, changed, file, message) => {
  const found = lint(changed())
  expect(found.map((finding) => [finding.file, findingLine(finding)])).toEqual([[file, expect.stringMatching(message)]])
})

it('npm run lint:schemas prints findings as JSON', () => {
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/lintSchemas.ts', '--json'], {
    encoding: 'utf8',
  })
  expect(JSON.parse(output)).toEqual([])
})
