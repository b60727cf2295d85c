import type { JSONPath } from 'jsonc-parser'
import { describe, expect, it, vi } from 'vitest'
import { type Finding, findingLine } from '#compiler/text/Finding.ts'
import { edit, isAt, lint, lintInGroups, read, seenAt, set, together, type Seed } from './seed.ts'

vi.setConfig({ testTimeout: 60_000 })

const folder = 'schemas/real-estate/real-estate'
const record = `${folder}.schema.json`
const form = `${folder}.form.json`
const details = `${folder}.details.json`
const tenant = 'schemas/tenant/tenant.schema.json'
const screens = 'schemas/screens.json'

const field = (name: string, value: object) => set(record, ['properties', name], value)
const labelled = (file: string, name: string, words: object = { label: 'x' }) =>
  ['fr', 'en'].map((language) => set(`locales/${language}/${file}.json`, ['fields', name], words, ['fields']))
const ruleOf = (rule: object) => set(record, ['rules', 0], { field: 'surface', words: 'wrong', ...rule })
const show = (condition: string) => set(form, ['sections', 3, 'show'], condition)
const reference = (more: object = {}) => ({
  type: 'string',
  format: 'uuid',
  refers: 'real-estate/real-estate',
  ...more,
})
/** A tenant that points at a property. */
const pointing = (more: object = {}) =>
  together(...labelled('tenant', 'home'), set(tenant, ['properties', 'home'], reference(more)))
/** A property that is called by a field of its own. */
const calledBy = (state: object) => seenAt(seedAfter(field('state', state), ['title'], '{state}'), record, ['title'])
/** A rule of guarantors, whom tenants hold, with its words in some folders. */
function guarantorsRule(...folders: string[]): Seed {
  const rule = { rule: "self.type != 'CORPORATION'", field: 'type', words: 'odd' }
  const files = folders.flatMap((folder) => ['fr', 'en'].map((language) => `locales/${language}/${folder}.json`))
  const words = files.map((file) => set(file, ['rules'], { odd: 'x' }))
  return together(...words, set('schemas/guarantor/guarantor.schema.json', ['rules'], [rule]))
}
const contract = { type: 'string', maxLength: 60, lookup: 'contractTypes', default: 'CDX' }
/** The form of a property without a field that people fill in, beside other forms. */
function withForms(others: Seed['changed']): Seed {
  const { changed } = set(form, ['sections', 4], undefined, ['sections'])
  const text = edit(changed[form] ?? '', ['sections', 0, 'fields', 3], 'acquisitionDate')
  return { changed: { ...others, [form]: text }, file: record, line: 0 }
}
/** The page of a property ends with a list of its tenants. */
const listed = (seed: Seed) =>
  together(
    seed,
    set(details, ['sections', 4], { id: 'tenants', list: { refers: 'tenant/tenant', by: 'home', columns: ['type'] } }),
  )
const colours = { type: 'array', maxItems: 2, uniqueItems: true, items: { type: 'string', enum: ['RED', 'BLUE'] } }
const filtered = (colour: string) =>
  together(
    field('colours', colours),
    set(`${folder}.table.json`, ['filters', 1], { path: 'colours', initial: [colour] }),
  )
const placed = (paths: unknown[]) => set(form, ['sections', 2, 'fields'], paths)
const changes = (change: object) => set(record, ['changes'], { sell: change })
const demand = { if: "self.type == 'LAND'", then: { required: ['constructionYear'] } }
/** A change that sets a day, which must come after another one. @param built what is known of that one */
function sold(day: string, built: object): Seed {
  const { properties, required } = JSON.parse(read(record)) as { properties: object; required: string[] }
  const date = { type: 'string', format: 'date' }
  const days = { built: { ...date, ...built }, sold: date }
  const rule = { rule: 'self.sold > self.built', field: 'sold', words: 'wrong' }
  const parts = { properties: { ...properties, ...days }, required: [...required, 'built'], rules: [rule] }
  return Object.entries(parts).reduce(
    (seed, [name, part]) => seedAfter(seed, [name], part),
    changes({ sets: { sold: day } }),
  )
}
const older = { rule: 'self.surface > self.constructionYear', field: 'surface', words: 'wrong' }
const withOlder = (sets: object) => seedAfter(changes({ sets }), ['rules'], [older])
const withDemand = (seed: Seed) => together(set(record, ['rules'], [demand]), seedAfter(seed, ['rules'], [demand]))

/** The same change in a text in which another value stands already. */
function seedAfter({ changed, ...seed }: Seed, path: JSONPath, value: unknown): Seed {
  const [file = '', text = ''] = Object.entries(changed)[0] ?? []
  const json = JSON.parse(text) as Record<string, unknown>
  json[String(path[0])] = value
  const after = { ...seed, changed: { [file]: JSON.stringify(json, null, 2) } }
  return seed.path ? seenAt(after, file, seed.path) : after
}

/** A property, its tenants and their guarantors, each called by the next, and the last one by the property. */
function inCircle(last: string): Seed {
  const called = [
    ['real-estate', 'tenant', '{label} {tenant}'],
    ['tenant', 'guarantor', '{person.name} {guarantor}'],
    ['guarantor', 'real-estate', last],
  ] as const
  const files = called.map(([name, next, title]) => {
    const file = `schemas/${name}/${name}.schema.json`
    const pointing = edit(read(file), ['properties', next], reference({ refers: `${next}/${next}` }))
    return { changed: { [file]: edit(pointing, ['title'], title) }, file, line: 0 }
  })
  return together(...files.toReversed())
}
/** A form that uses one of two shared tables: the second starts from the first and says something else of an answer. */
function usingTable(name: string): Seed {
  const file = 'schemas/outcomes.json'
  const { tables } = JSON.parse(read(file)) as { tables: object }
  const say = (toast: string) => [{ toast, type: 'error' }]
  const more = {
    first: { '403': say('oddlyRefused'), use: 'update' },
    second: { '403': say('notFound'), use: 'first' },
  }
  const words = ['fr', 'en'].map((language) =>
    set(`locales/${language}/tenant.json`, ['messages', 'oddlyRefused'], { title: 'x', message: 'x' }, []),
  )
  return together(
    ...words,
    set(form, ['update', 'outcomes', 'use'], name, ['update']),
    set(file, ['tables'], { ...tables, ...more }),
  )
}
/** A demand for something in the rooms of a property. */
const ofRooms = (demand: object) =>
  set(record, ['rules', 0, 'then', 'properties', 'habitable', 'properties', 'habitableComponents'], demand)
const ofSurface = (rule: object) =>
  seedAfter(
    changes({ sets: { surface: 3 } }),
    ['rules'],
    [{ rule: 'self.surface > 5', field: 'surface', words: 'wrong', ...rule }],
  )
const copy = (computed: string) => field('double', { type: 'number', readOnly: true, computed })

/** @param below what stands below the place of the change, where the finding is there */
type Case = [mistake: string, message: RegExp, wrong: () => Seed, right: () => Seed, below?: JSONPath]

const components = 'habitable.habitableComponents'
const cases: Case[] = [
  [
    'a text whose accent stands apart from its letter',
    /an accent stands apart from its letter here/,
    () => show("has(self.label) && self.label == 'E\u0301lan'"),
    () => show("has(self.label) && self.label == '\u00c9lan'"),
  ],
  [
    'a form of its own for entries that are kept by their ids',
    /what is changed in a stored one is not saved; type them in place/,
    () => placed([{ path: components, entry: 'guarantor/guarantor' }]),
    () => placed([{ path: components, entry: { fields: [['type', 'surface', 'label']], columns: ['type'] } }]),
    [0, 'entry'],
  ],
  [
    'a place in a list whose entries are kept by their ids',
    /the entries of "habitable.habitableComponents" are kept by their ids/,
    () => placed([`${components}.0.label`]),
    () => placed([{ path: components, entry: { fields: [['type', 'surface', 'label']], columns: ['type'] } }]),
    [0],
  ],
  [
    'a pattern that is one without the flag u alone',
    /no regular expression with the flag u: .*; put a backslash/,
    () => set(record, ['properties', 'label', 'pattern'], '^\\-x$'),
    () => set(record, ['properties', 'label', 'pattern'], '^-x\\p{L}$'),
  ],
  [
    'a default that a closed lookup does not offer',
    /"CDX" is none of the possible values: "contractTypes" does not offer it; did you mean "CDI|"CDD"/,
    () => set(record, ['properties', 'address', 'default'], 'CDX'),
    () => set(record, ['properties', 'address', 'default'], 'CDI'),
  ],
  [
    'a default that is none of the only values',
    /"CDX" is none of the possible values: "contractTypes" does not offer it/,
    () => field('contract', contract),
    () => field('contract', { ...contract, open: true }),
    ['default'],
  ],
  [
    'an address of the web of any length',
    /the format would read any length/,
    () => field('site', { type: 'string', format: 'url' }),
    () => field('site', { type: 'string', format: 'url', maxLength: 99 }),
    ['format'],
  ],
  [
    'a rule without words in the folder of a record that takes it over',
    /the rule "odd" has no words/,
    () => guarantorsRule('guarantor'),
    () => guarantorsRule('guarantor', 'tenant'),
    [0, 'words'],
  ],
  [
    'a field that no form of its record places',
    /no form places "constructionYear"/,
    () => withForms({}),
    () => withForms({ 'schemas/real-estate/whole.form.json': read(form) }),
    ['properties', 'constructionYear'],
  ],
  [
    'a demanded field that a condition hides',
    /must have "surface", so a form that hides or disables it cannot be saved/,
    () => placed([{ path: 'surface', show: "self.type == 'LAND'" }]),
    () => placed([{ path: 'constructionYear', show: "self.type == 'LAND'" }]),
    [0, 'show'],
  ],
  [
    'a demanded field that a condition disables',
    /must have "surface"/,
    () => placed([{ path: 'surface', disable: "self.type == 'LAND'" }]),
    () => placed([{ path: 'constructionYear', disable: "self.type == 'LAND'" }]),
    [0, 'disable'],
  ],
  [
    'a demanded field in a section that a condition hides',
    /must have "label"/,
    () => set(form, ['sections', 0, 'show'], "self.type == 'LAND'"),
    () => set(form, ['sections', 4, 'show'], "self.type == 'LAND'"),
  ],
  [
    'a demanded field of an optional part that a condition hides',
    /must have "condominiumTrustee.name"/,
    () => set(form, ['sections', 3, 'fields', 0], { path: 'condominiumTrustee.name', show: "self.type == 'LAND'" }),
    () => show("self.type == 'LAND'"),
    ['show'],
  ],
  [
    'the second entry of a list without the first',
    /"habitable.habitableComponents.1.label" stands behind an entry/,
    () => placed(['habitable.habitableComponents.1.label']),
    () => placed(['habitable.habitableComponents.0.label', 'habitable.habitableComponents.1.label']),
    [0],
  ],
  [
    'a record that is called by what may be absent',
    /a record without "constructionYear" would be called nothing/,
    () => set(record, ['title'], '{constructionYear}'),
    () => set(record, ['title'], ['{label} {constructionYear}', '{label}']),
  ],
  [
    'a record that is called by what can be emptied',
    /a record without "state" would be called nothing/,
    () => calledBy({ type: 'string', maxLength: 9, default: 'new' }),
    () => calledBy({ type: 'string', maxLength: 9, default: 'new', readOnly: true }),
  ],
  [
    'a list by a field that lists do not answer',
    /"home" of "tenant\/tenant" does not point at the record/,
    () => listed(pointing({ listed: false })),
    () => listed(pointing()),
    ['list', 'by'],
  ],
  [
    'a filter that starts with none of the values of a list',
    /"GREEN" is none of the possible values/,
    () => filtered('GREEN'),
    () => filtered('RED'),
    ['initial', 0],
  ],
  [
    'records that are called by each other',
    /"home" is called by a title that leads back/,
    () =>
      together(
        set(record, ['title'], '{label} {tenant}'),
        seedAfter(set(record, ['title'], '{label} {tenant}'), ['properties'], {
          ...(JSON.parse(read(record)) as { properties: object }).properties,
          tenant: reference({ refers: 'tenant/tenant' }),
        }),
        ...labelled('tenant', 'home'),
        set(tenant, ['properties', 'home'], reference()),
        seenAt(
          seedAfter(
            set(tenant, ['properties', 'home'], reference()),
            ['title'],
            ['{person.name} {home}', '{person.firstName} {person.surname}'],
          ),
          tenant,
          ['title'],
        ),
      ),
    () => pointing(),
  ],
  [
    'three records that are called by each other',
    /"tenant" is called by a title that leads back/,
    () => inCircle('{person.name} {real-estate}'),
    () => inCircle('{person.name}'),
    ['title'],
  ],
  [
    'a message of a shared table without words in the folder that uses it',
    /"messages.oddlyRefused.title" has no words/,
    () => usingTable('first'),
    () => usingTable('second'),
    ['first', '403', 0, 'toast'],
  ],
  ...['items', 'contains'].map((keyword): Case => [
    `a demand for a field that there is not, under "${keyword}"`,
    /there is no field "typ"; did you mean "type"/,
    () => ofRooms({ [keyword]: { required: ['typ'] } }),
    () => ofRooms({ [keyword]: { required: ['type'] } }),
    [keyword, 'required', 0],
  ]),
  [
    'a value that is computed of itself',
    /"double" is computed here or later/,
    () => copy('has(self.double) ? self.double : self.surface'),
    () => copy('self.surface * 2.0'),
    ['computed'],
  ],
  [
    'least limits beyond the greatest ones',
    /minLength is greater than maxLength/,
    () => field('code', { type: 'string', minLength: 10, maxLength: 9 }),
    () => field('code', { type: 'string', minLength: 9, maxLength: 9 }),
    ['minLength'],
  ],
  [
    'a reference to a record that no call removes',
    /no call removes a "tenant\/tenant"/,
    () => field('tenant', reference({ refers: 'tenant/tenant', onRemove: 'forget' })),
    () => pointing({ onRemove: 'forget' }),
    ['onRemove'],
  ],
  [
    'a field that is called like what every object has',
    /the name "constructor" cannot be used/,
    () => field('constructor', { type: 'string', maxLength: 9 }),
    () => field('constructors', { type: 'string', maxLength: 9 }),
  ],
  [
    'a field whose name is a path',
    /the name "a.b" cannot be used/,
    () => field('a.b', { type: 'string', maxLength: 9 }),
    () => field('a b', { type: 'string', maxLength: 9 }),
  ],
  [
    'a change that takes out what a rule demands',
    /"sell" breaks a rule of the record at "constructionYear"/,
    () => withDemand(changes({ sets: { type: 'LAND', constructionYear: null } })),
    () => withDemand(changes({ sets: { type: 'LAND', constructionYear: 2000 } })),
    ['sell', 'sets'],
  ],
  [
    'a change that a rule refuses where a field is absent',
    /"sell" breaks a rule of the record at "constructionYear"/,
    () => withDemand(changes({ sets: { type: 'LAND' } })),
    () => withDemand(changes({ only: 'has(self.constructionYear)', sets: { type: 'LAND' } })),
    ['sell', 'sets'],
  ],
  [
    'a change that a rule refuses in any case',
    /"sell" breaks a rule of the record at "surface"/,
    () => ofSurface({}),
    () => ofSurface({ rule: 'self.surface > 2' }),
    ['sell', 'sets'],
  ],
  [
    'a change that a rule refuses, and not one against which it advises',
    /"sell" breaks a rule of the record at "surface"/,
    () => ofSurface({ severity: 'error' }),
    () => ofSurface({ severity: 'warning' }),
    ['sell', 'sets'],
  ],
  [
    'a change to a day that a rule refuses in any case',
    /"sell" breaks a rule of the record at "sold"/,
    () => sold('31/12/1999', { const: '15/06/2000' }),
    () => sold('01/01/2001', { const: '15/06/2000' }),
    ['sell', 'sets'],
  ],
  [
    'a change to a day that a rule refuses beside the only other one',
    /"sell" breaks a rule of the record at "sold"/,
    () => sold('01/01/0001', { const: '15/06/2000' }),
    () => sold('01/01/0001', {}),
    ['sell', 'sets'],
  ],
  [
    'a change that a rule refuses, unless a value is absent',
    /"sell" breaks a rule of the record at "surface"/,
    () => withOlder({ surface: 0, constructionYear: 2000 }),
    () => withOlder({ surface: 0 }),
    ['sell', 'sets'],
  ],
  [
    'a rule that no record keeps',
    /no record can keep this rule/,
    () => ruleOf({ rule: 'self.surface < self.surface' }),
    () => ruleOf({ rule: 'self.surface < self.constructionYear' }),
    ['rule'],
  ],
  [
    'a rule beyond the limits of its field',
    /no record can keep this rule/,
    () => ruleOf({ rule: 'self.surface > 2000000000' }),
    () => ruleOf({ rule: 'self.surface > 999999999' }),
    ['rule'],
  ],
  [
    'a rule that no record breaks',
    /no record can break this rule/,
    () => ruleOf({ rule: 'self.surface >= 0' }),
    () => ruleOf({ rule: 'self.surface >= 1' }),
    ['rule'],
  ],
  [
    'a rule that no record breaks, be the value there or not',
    /no record can break this rule/,
    () => ruleOf({ rule: 'self.constructionYear >= 1400' }),
    () => ruleOf({ rule: 'self.constructionYear >= 1900' }),
    ['rule'],
  ],
  [
    'a condition that is never true',
    /true of no record/,
    () => show("self.type == 'LAND' && self.type == 'HOUSE'"),
    () => show("self.type == 'LAND' || self.type == 'HOUSE'"),
  ],
  [
    'a condition on none of two values that is never true',
    /true of no record/,
    () => show("self.label in ['x', 'y'] && self.label != 'x' && self.label != 'y'"),
    () => show("self.label in ['x', self.address] && self.label != 'x'"),
  ],
  [
    'a condition beyond the limit of its field',
    /true of no record/,
    () => show('self.surface < 0'),
    () => show('self.surface <= 0'),
  ],
  [
    'a condition that is always true',
    /true of every record/,
    () => show("self.type != 'LAND' || self.type != 'HOUSE'"),
    () => show("self.type != 'LAND' && self.type != 'HOUSE'"),
  ],
  [
    'two resources at one entry of the menu',
    /the menu entry "tenants" leads to/,
    () =>
      together(set(screens, ['resources', 'real-estate/real-estate', 'menu'], 'tenants'), {
        ...set(screens, ['resources', 'real-estate/real-estate', 'menu'], 'tenants'),
        path: ['resources', 'tenant/tenant', 'menu'],
      }),
    () => set(screens, ['resources', 'real-estate/real-estate', 'menu'], 'estates'),
  ],
  [
    'a sum where nothing adds up',
    /"sum" does nothing here/,
    () => set(details, ['sections', 1, 'fields', 3], { path: 'surface', sum: true }),
    () => set(`${folder}.table.json`, ['columns', 3], { path: 'surface', sum: true }),
    ['sum'],
  ],
  [
    'a width where a value has the whole line',
    /"width" does nothing here/,
    () => set(details, ['sections', 1, 'fields', 3], { path: 'surface', width: 'wide' }),
    () => set(`${folder}.table.json`, ['columns', 3], { path: 'surface', width: 'wide' }),
    ['width'],
  ],
  [
    'a file that begins with a byte order mark',
    /begins with a byte order mark; save it as UTF-8 without BOM/,
    () => ({ changed: { [form]: `\uFEFF${read(form)}` }, file: form, line: 1 }),
    () => ({ changed: { [form]: `${read(form)}\n` }, file: form, line: 1 }),
  ],
  [
    'a folder with an odd name',
    /small letters, digits and hyphens/,
    () => ({
      changed: { "schemas/l'autre/x.schema.json": read(record) },
      file: "schemas/l'autre/x.schema.json",
      line: 1,
    }),
    () => ({ changed: {}, file: form, line: 1 }),
  ],
  [
    'variants with fields of other kinds',
    /variants declare "picture" as other kinds/,
    () => set(tenant, ['oneOf', 1, 'properties', 'picture'], { type: 'string', maxLength: 9 }, ['oneOf']),
    () => set(tenant, ['oneOf', 1, 'properties', 'employer'], { type: 'string', maxLength: 9 }, ['oneOf']),
  ],
]

describe('lint refuses', () => {
  const inPlace = (title: string, { changed, ...seed }: Seed): Seed => {
    const [file = '', text = ''] = Object.entries(changed)[0] ?? []
    const withLookup = text.replace('"address": {', '"address": { "lookup": "contractTypes",')
    return { ...seed, changed: title.includes('lookup') ? { ...changed, [file]: withLookup } : changed }
  }
  const below = (seed: Seed, path: JSONPath = []): Seed =>
    path.length === 0 ? seed : seenAt(seed, seed.file, [...(seed.path ?? []), ...path])
  const pairs = cases.map(([title, message, wrong, right, path]) => ({
    title,
    message,
    wrong: below(inPlace(title, wrong()), path),
    right: inPlace(title, right()),
  }))
  const lintWrong = lintInGroups(pairs.map(({ wrong }) => wrong))

  it.each(pairs.map((one) => [one.title, one] as const))(
    '%s, in file and line, and not what is right beside it',
    (_, { message, wrong, right }) => {
      const isTold = (one: Finding) => message.test(findingLine(one))
      const found = lintWrong(wrong, (one) => isTold(one) && one.file === wrong.file)
      const lines = found.map(findingLine)
      const there = found.filter(isTold)
      expect(there.length, lines.join('\n')).toBeGreaterThan(0)
      const isThere = (one: Finding) =>
        one.file === wrong.file && (wrong.path ? isAt(wrong, one) : one.line === wrong.line)
      expect(there.some(isThere), `not at ${wrong.path?.join('.')} but in\n${lines.join('\n')}`).toBe(true)
      expect(lint(right.changed).map(findingLine).join('\n')).not.toMatch(message)
    },
  )

  it('a name whose accent stands apart from its letter, once', () => {
    const words = labelled('real-estate', 'e\u0301tat').map(({ changed }) => changed)
    const found = lint(words[0] ?? {}).filter(({ code }) => code === 'decomposed')
    expect(found.map(({ file }) => file)).toEqual(['locales/fr/real-estate.json'])
  })

  it.each(['case', 'class', 'new', 'cel', 'await'])('no entry that is called "%s"', (name) => {
    const condition = `self.habitable.habitableComponents.exists(${name}, has(${name}.label))`
    expect(lint(show(condition).changed).map(findingLine)).toEqual([])
  })
})
