import { execFileSync } from 'node:child_process'
import type { JSONPath } from 'jsonc-parser'
import { describe, expect, it, vi } from 'vitest'
import { type Finding, findingLine } from '#compiler/text/Finding.ts'
import byText from './mistakes/byText.json' with { type: 'json' }
import { swappedParts } from './mistakes/swappedParts.ts'
import inPlaces from './mistakes/inPlaces.json' with { type: 'json' }
import { edit, isAt, lint, lintInGroups, read, remove, replace, seenAt, set, together, type Seed } from './seed.ts'

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
      ...{ home: ['signedIn', 'anyone'], landing: ['visitor', 'anyone'] },
      ...{ notFound: ['anyone'], signIn: ['visitor', 'anyone'] },
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
    const said = ['label', 'help', 'example', 'placeholder', 'error', 'expired', 'expiresSoon_one', 'expiresSoon_other']
    const field = { ...Object.fromEntries(said.map((word) => [word, 'x'])), errors: { required: 'x' } }
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
    /no list "real-estate\/real-estate": schemas\/ holds no such file; choose/,
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
]

const seeds: [string, () => Seed, RegExp][] = [
  // A place, another value (null takes it out), what is said, and where if elsewhere; `>` stands for the place.
  ...Object.entries(inPlaces).flatMap(([name, mistakes]) => {
    const file = name.endsWith('.json') ? name : `schemas/${name}.json`
    return (mistakes as [string, unknown, string, string?][]).map(
      ([place, value, said, there = place]): [string, () => Seed, RegExp] => [
        `${name}: ${place}, ${said}`,
        () => ({
          ...set(file, at(file, place), value ?? undefined, at(file, there.replace('>', place))),
          isName: there.endsWith(':'),
        }),
        new RegExp(said),
      ],
    )
  }),
  // Words that no language has, and the place of a definition where that is said.
  ...byText.unsaid.map(([key = '', file = '', place = '', said = '']): [string, () => Seed, RegExp] => {
    const [name = '', ...path] = key.split(' ')
    return [`${file}: ${said}`, () => seenAt(inNoLanguage(name, path), file, at(file, place)), new RegExp(said)]
  }),
  ...byText.contract.map(([from = '', to = '', said = '']): [string, () => Seed, RegExp] => [
    `${contract}: ${to}`,
    () => replace(contract, from, to),
    new RegExp(said),
  ]),
  ...others,
]

describe('a mistake is found where it is', () => {
  const mistakes = seeds.map(([title, seed, message]) => ({ title, seed: seed(), message }))
  const lintAmongOthers = lintInGroups(mistakes.map(({ seed }) => seed))

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

/** Mistakes that much else speaks of, each with all that is told of it. */
const alone: [string, () => Seed['changed'], string, RegExp][] = [
  ...Object.entries(byText.alone).flatMap(([file, mistakes]) =>
    mistakes.map(([from = '', to = '', said = '']): (typeof alone)[number] => [
      `${file}: ${said}`,
      () => {
        if (!read(file).includes(from)) throw new Error(`${file} holds no ${from}`)
        return { [file]: read(file).replace(from, () => to) }
      },
      file,
      new RegExp(said),
    ]),
  ),
  [
    'a form under a misspelt name',
    () => ({ [form]: undefined, [form.replace('form', 'from')]: read(form) }),
    form.replace('form', 'from'),
    /this file is not read.*name it real-estate\.form\.json/,
  ],
  ['shared formats that are gone', () => ({ [formats]: undefined }), formats, /does not exist/],
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
