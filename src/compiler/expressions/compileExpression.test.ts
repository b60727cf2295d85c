import { Environment } from '@marcbachmann/cel-js'
import { runInNewContext } from 'node:vm'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import type { Json } from '#engine/record/path.ts'
import { mapParts } from '#engine/schema/mapParts.ts'
import { referredRow, withTargets } from '#engine/schema/propertyAt.ts'
import { createRuntime, type RowOf } from '#engine/validation/createValidation.ts'
import { lintDefinitions } from '../../../scripts/check/lintDefinitions.ts'
import { documentOf } from '../../../tests/arbitraries/documentOf.ts'
import cases from '../../../tests/fixtures/expressions.json' with { type: 'json' }
import { createRandom } from '../../../tests/random.ts'
import { emit } from './emit.ts'
import { compileExpression, type CompiledExpression, type Purpose } from './compileExpression.ts'
import type { Scope } from './Scope.ts'
import { outcomesOf } from './outcomes.ts'
import { typedEnvironment } from './recordTypes.ts'

// What the compiler compiles is seen here: its modules are loaded anew before and after.
vi.hoisted(() => vi.resetModules())
vi.mock(import('./compileExpression.ts'), { spy: true })
afterAll(() => vi.resetModules())

const owner: RecordSchema = { $schema: '', type: 'object', properties: { city: { type: 'string' } } }
const schema = withTargets(cases.record as PropertySchema, () => owner)
const scope: Scope = { names: new Map([['self', schema]]), isDate: ({ format }) => format === 'date' }
const environment = typedEnvironment(scope).environment
/** The library wants items of lists to be of its own classes where it knows their type: values are judged without types. */
const untyped = new Environment({ homogeneousAggregateLiterals: false }).registerVariable('self', 'dyn')
const mixed: Record<string, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
}
for (const [sign, run] of Object.entries(mixed)) {
  const ofBoth = (left: number | bigint, right: number | bigint) => run(Number(left), Number(right))
  untyped.registerOperator(`double ${sign} int: double`, ofBoth).registerOperator(`int ${sign} double: double`, ofBoth)
}
untyped
  .registerFunction('list<double>.sum(): double', (all: number[]) => all.reduce((sum, one) => sum + one, 0))
  .registerOperator('double == int', (left: number, right: bigint) => left === Number(right))
  .registerOperator('double in list<int>', (value: number, list: bigint[]) => list.map(Number).includes(value))
type Row = [text: string, where: string, message: string, cure?: string]

describe.each([
  ['an expression', 'condition', cases.wrong, cases.right],
  ['a value', { field: { type: 'number' } }, cases.wrongValues, cases.rightValues],
  ['a rule', 'rule', cases.wrongRules, cases.rightRules],
] as [string, Purpose, Row[], string[]][])('a mistake in %s is named with its place', (_, purpose, wrong, right) => {
  const mistakesOf = (text: string) => {
    const found = compileExpression(text, scope, purpose)
    return Array.isArray(found) ? found : []
  }

  it.each(wrong)('%s', (text, where, message, cure) => {
    const [mistake] = mistakesOf(text)
    expect(mistake).toMatchObject({ message, ...(cure && { cure }) })
    expect(text.slice(mistake?.start, mistake?.end)).toBe(where)
  })

  it.each(right)('nothing in %s', (text) => expect(mistakesOf(text)).toEqual([]))

  const cured = wrong.filter(([, , message, cure]) => message.endsWith('may be absent') && cure?.startsWith('write ('))
  it.each(cured)('%s: the cure can be pasted', (text) => {
    const paste = (before: string): string => {
      const [mistake] = mistakesOf(before)
      return mistake
        ? paste(before.slice(0, mistake.start) + mistake.cure.slice('write '.length) + before.slice(mistake.end))
        : before
    }
    expect(mistakesOf(paste(text))).toEqual([])
  })
})

describe('what may be absent is named whole, with a cure that compiles', () => {
  const room = { name: '"b" ==', paid: '!', price: '1.0 <' }
  const holders = [
    ...['self.rooms[0]', 'self.rooms.filter(r, r.size > 2)[0]', '(has(self.rent) ? self.rooms[0] : self.rooms[1])'].map(
      (holder) => [holder, room] as const,
    ),
    ...['self.person', '(has(self.rent) ? self.person : self.person)', '((self.person))'].map(
      (holder) => [holder, { age: '1 + 2 >' }] as const,
    ),
    ['self.owner', { city: '"b" !=' }] as const,
  ]
  const rows = holders.flatMap(([holder, fields]) =>
    Object.entries(fields).flatMap(([field, use]) =>
      [`${use} ${holder}.${field}`, `has(self.rent) && (${use} (${holder}.${field}))`].map((text) => [
        text,
        holder,
        field,
      ]),
    ),
  )
  it.each(rows)('%s', (text = '', holder = '', field = '') => {
    const mistakesOf = (one: string) => {
      const found = compileExpression(one, scope, 'condition')
      return Array.isArray(found) ? found : []
    }
    const mend = (before: string, turn = 0): string => {
      const [mistake] = mistakesOf(before)
      if (!mistake || turn > 3) return before
      const { cure, start, end } = mistake
      expect(before.slice(start, end)).toBe(mistake.message.replace(' may be absent', ''))
      const withHas = /^ask first: (.*) && \u2026$/.exec(cure)?.[1]
      expect(withHas ?? cure).toMatch(/^(has|write )/)
      return mend(
        withHas === undefined
          ? before.slice(0, start) + cure.slice('write '.length) + before.slice(end)
          : `${withHas} && (${before})`,
        turn + 1,
      )
    }
    expect(mistakesOf(text)[0]?.message).toBe(`${holder}.${field} may be absent`)
    expect(mistakesOf(mend(text))).toEqual([])
  })
})

const random = createRandom(20261122)
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
const maybe = (chance: number) => random() < chance

const texts = (item: string): string[] => [
  'self.kind',
  'self.person.name',
  'self.owner.city',
  '"HOUSE"',
  '"b"',
  ...(item ? [`${item}.name`] : []),
]
const number = (depth: number, item: string): string =>
  depth === 0 || maybe(0.4)
    ? pick([
        'self.rent',
        'self.charges',
        '3',
        '-3',
        '2.5',
        'self.rooms.size()',
        'size(self.kind)',
        '-self.rent',
        'self.rooms[0].size',
        'self.prices.sum()',
        ...(item ? [`${item}.size`] : []),
      ])
    : pick([
        () => `(${number(depth - 1, item)} ${pick(['+', '-', '*'])} ${number(depth - 1, item)})`,
        // Divided by zero, numbers of the library are infinite, and ours are absent.
        () => `(${number(depth - 1, item)} / ${pick(['2', '-2', '2.5', 'self.rooms[0].size'])})`,
        () => `(${bool(depth - 1, item)} ? double(${number(depth - 1, item)}) : 2.5)`,
        () => `self.rooms.map(i, ${number(depth - 1, 'i')}).sum()`,
        () => `self.rooms.map(i, ${bool(depth - 1, 'i')}, ${number(depth - 1, 'i')}).sum()`,
      ])()
const bool = (depth: number, item = ''): string =>
  depth === 0
    ? pick(['has(self.rent)', 'has(self.person.age)', 'self.furnished', 'true', 'has(self.owner.city)'])
    : pick([
        () => `(${bool(depth - 1, item)} ${pick(['&&', '||'])} ${bool(depth - 1, item)})`,
        () => `!${bool(depth - 1, item)}`,
        () => `${number(depth - 1, item)} ${pick(['<', '<=', '>', '>='])} ${number(depth - 1, item)}`,
        () => `${pick(texts(item))} ${pick(['==', '!=', '<', '>='])} ${pick(texts(item))}`,
        () => `self.start ${pick(['<', '<=', '>', '>=', '==', '!='])} self.end`,
        () => `${pick(texts(item))} in ["a", "HOUSE", ${pick(texts(item))}]`,
        () => `${pick(texts(item))}.${pick(['startsWith', 'endsWith', 'contains'])}("${pick(['H', 'b', ''])}")`,
        () => `self.rooms.${pick(['all', 'exists'])}(i, ${bool(depth - 1, 'i')})`,
        () => `self.rooms.filter(i, ${bool(depth - 1, 'i')}).size() ${pick(['==', '>'])} ${pick(['0', '1'])}`,
        () =>
          `self.rooms.map(i, ${number(depth - 1, 'i')}).${pick(['size() > 1', 'all(n, n > 2)', 'exists(n, n > 2)'])}`,
        () => `self.tags.map(t, t + "b").exists(t, t == "bb")`,
        () => `(self.kind + self.person.name).matches("^H.*b$")`,
      ])()

const rowOf: RowOf = (_, id) => ({ 1: { city: 'b' }, 2: {} })[String(id)]

/** A value as the library takes it: days as dates, references as rows, absent parts and lists as empty unless asked for. */
function ofLibrary(schema: PropertySchema, value: unknown, text: string): unknown {
  const row = referredRow(schema)
  const { items, properties = row?.properties } = schema
  if (items) return ((value ?? []) as unknown[]).map((item) => ofLibrary(items, item, text))
  if (!properties) return schema.format === 'date' && typeof value === 'string' ? dateOf(value) : value
  const holder = (row ? rowOf('', value) : value) as Json | undefined
  const fields = Object.entries(properties).map(([name, field]) => {
    const isAsked = new RegExp(`has\\([\\w.]+\\.${name}\\)`).test(text) && holder?.[name] === undefined
    return [name, isAsked ? undefined : ofLibrary(field, holder?.[name], text)] as const
  })
  return Object.fromEntries(fields.filter(([, inner]) => inner !== undefined))
}

const dateOf = (text: string) => new Date(text.split('/').reverse().join('-'))

it.each(cases.days as [string, boolean?][])('of days and of what is absent, %s is %s', (text, value) => {
  const run = runOf(codeOf(text), () => new Date(2026, 1, 28, 12))
  expect(run({ start: '31/01/2027', end: '28/02/2027', rooms: [{ size: 3 }, {}] })).toBe(value)
})

it.each([...cases.unicode, ...cases.reckoned] as [string, object, boolean | null][])(
  '%s of %j is %s',
  (text, record, value) => {
    expect(runOf(codeOf(text))(record) ?? null).toBe(value)
  },
)

const codeOf = (text: string) => emit(environment.parse(text).ast, scope)
const runOf = (code: string, clock = () => new Date()) =>
  runInNewContext(`(self) => ${code}`, { cel: createRuntime(clock, rowOf).cel }) as (self: object) => unknown

/** Holds the values of an expression on records against those of the library; how many there are. */
function compare(text: string, code: string, schema: PropertySchema, records: readonly Json[]): number {
  const [run, evaluate] = [runOf(code), untyped.parse(text)]
  const names = [...new Set(text.match(/(?<=\bself\.)\w+/g))]
  const known = new Map<string, unknown>()
  return records.filter((one) => {
    const key = JSON.stringify(names.map((name) => one[name]))
    if (!known.has(key)) {
      known.set(
        key,
        attempt(() => evaluate({ self: ofLibrary(schema, one, text) })),
      )
    }
    const expected = known.get(key)
    // A field takes an absent list as it stands.
    const value = run(one) ?? (Array.isArray(expected) ? [] : undefined)
    if (!isDeepStrictEqual(value, expected)) expect({ text, one, value }).toEqual({ text, one, value: expected })
    return value !== undefined
  }).length
}

/** What a function gives; undefined where it throws. */
function attempt(of: () => unknown): unknown {
  try {
    return of()
  } catch {
    return undefined
  }
}

/** A schema with nothing but the fields that an expression names, none of them demanded. */
function named({ required: _, ...schema }: PropertySchema, text: string): PropertySchema {
  const isNamed = ([name]: [string, unknown]) => new RegExp(`\\.${name}\\b`).test(text)
  const properties = schema.properties && Object.fromEntries(Object.entries(schema.properties).filter(isNamed))
  return { ...schema, ...mapParts({ ...schema, ...(properties && { properties }) }, (part) => named(part, text)) }
}

/** `RECORDS` counts those of each expression; `npm run bench -- expressions` makes 10,000. */
const count = Number(process.env['RECORDS'] ?? 2_000)
const recordsOf = (schema: PropertySchema, text: string) =>
  fc.sample(documentOf(named(schema, text)), { numRuns: count, seed: 20261122 }) as Json[]

describe('on made records, compiled expressions give what the CEL library gives', { timeout: 60_000 }, () => {
  const made = Array.from({ length: 4_000 }, () => bool(3)).filter((text) => environment.check(text).valid)
  const records = recordsOf(schema, made.join(' '))

  it('200 made ones, the library asked once for each of the values that one reads', () => {
    const counts = made.slice(0, 200).map((text) => compare(text, codeOf(text), schema, records))
    expect(counts).toHaveLength(200)
    expect(counts.reduce((sum, one) => sum + one)).toBeGreaterThan(100 * count)
  })

  it('nothing that is foreseen of a made one is told wrong by a record', () => {
    const self = named(schema, made.join(' '))
    const recordScope: Scope = { ...scope, names: new Map([['self', self]]) }
    const foreseen = made.slice(0, 600).flatMap((text) => {
      const { ast } = environment.parse(text)
      const outcomes = outcomesOf(ast, recordScope)
      return outcomes ? [{ text, outcomes, run: runOf(emit(ast, recordScope)) }] : []
    })
    expect(foreseen.length).toBeGreaterThan(200)
    for (const { text, outcomes, run } of foreseen) {
      const values = new Set(records.slice(0, 200).map((one) => run(one)))
      const cannot = { true: !outcomes.canBeTrue, false: !outcomes.canBeFalse, undefined: !outcomes.canBeAbsent }
      const wrong = [...values].filter((value) => cannot[String(value) as keyof typeof cannot])
      expect({ text, wrong }).toEqual({ text, wrong: [] })
    }
  })

  it('all those of the definitions, the library asked alike', () => {
    const { mock } = vi.mocked(compileExpression).mockClear()
    expect(lintDefinitions('.')).toEqual([])
    const calls = mock.calls.map(([text, { names }], at) => [text, names.get('self'), mock.results[at]?.value] as const)
    expect(calls.length).toBeGreaterThan(9)
    for (const [text, self = {}, compiled] of calls) {
      expect(compare(text, (compiled as CompiledExpression).code, self, recordsOf(self, text))).toBeGreaterThan(0)
    }
  })
})
