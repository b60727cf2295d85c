import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import * as cel from '#engine/expressions/values.ts'
import { withTargets } from '#engine/schema/referred.ts'
import { createRuntime } from '#engine/validation/runtime.ts'
import { createRandom } from '../../../tests/random.ts'
import { emit } from './emit.ts'
import { compileCondition } from './compileExpression.ts'
import type { Scope } from './Scope.ts'
import { createEnvironment, environmentOf } from './recordTypes.ts'

const owner: RecordSchema = { $schema: '', type: 'object', properties: { city: { type: 'string' } } }
const written: PropertySchema = {
  type: 'object',
  required: ['kind', 'person', 'rooms'],
  properties: {
    kind: { type: 'string', enum: ['HOUSE', 'LAND'] },
    rent: { type: 'number' },
    charges: { type: 'number' },
    start: { type: 'string', format: 'date' },
    end: { type: 'string', format: 'date' },
    furnished: { type: 'boolean' },
    person: { type: 'object', required: ['name'], properties: { name: { type: 'string' }, age: { type: 'integer' } } },
    owner: { type: 'string', refers: 'owner/owner' },
    tags: { type: 'array', items: { type: 'string' } },
    rooms: {
      type: 'array',
      items: { type: 'object', required: ['size'], properties: { size: { type: 'number' }, name: { type: 'string' } } },
    },
  },
}
const schema = withTargets(written, () => owner)
const scope: Scope = { names: new Map([['self', schema]]), isDate: ({ format }) => format === 'date' }
const environment = environmentOf(scope)
/** The library wants items of lists to be of its own classes where it knows their type: values are judged without types. */
const untyped = createEnvironment().registerVariable('self', 'dyn')
const compile = (text: string) => compileCondition(text, scope)

describe('what is wrong in an expression is named with its place', () => {
  it.each([
    ['self.knd == "HOUSE"', 'knd', 'there is no field "knd"', 'did you mean "kind"?'],
    ['self.person.nam == "x"', 'nam', 'there is no field "nam"', 'did you mean "name"?'],
    ['self.rooms.all(room, room.sise > 3)', 'sise', 'there is no field "sise"', 'did you mean "size"?'],
    ['has(self.person.nam)', 'nam', 'there is no field "nam"', 'did you mean "name"?'],
    ['has(self.owner.cty)', 'cty', 'there is no field "cty"', 'did you mean "city"?'],
    ['self.kind > 3', 'self.kind > 3', 'these do not go together: string > int', undefined],
    ['self.kind ==', '', 'Unexpected token: EOF', undefined],
    ['self.end > self.start', 'self.end', 'self.end may be absent', 'ask first: has(self.end) && …'],
    ['self.kind == "HOUSEE"', '"HOUSEE"', '"HOUSEE" is none of the possible values', 'did you mean "HOUSE"?'],
    ['self.kind in ["LAND", "SEA"]', '"SEA"', '"SEA" is none of the possible values', undefined],
    [
      'self.kind + "x"',
      'self.kind + "x"',
      'this gives a string, and is to be true or false',
      'compare it with something',
    ],
    ['now() == self.start', 'now()', "found no matching overload for 'now()'", undefined],
    ['today() == self.kind', 'today() == self.kind', 'these do not go together: date == string', undefined],
    [
      'has(self.start) && has(self.end) && self.end - self.start > self.start - self.end',
      'self.end - self.start',
      'days can be compared, not added or subtracted',
      undefined,
    ],
    ['has(self.end) || self.end > self.end', 'self.end', 'self.end may be absent', 'ask first: has(self.end) && …'],
    ['self.rooms.exists(r, r.name == "x")', 'r.name', 'r.name may be absent', 'ask first: has(r.name) && …'],
    [
      'self.kind.matches(self.person.name)',
      'self.person.name',
      'a pattern stands in the expression itself, as text',
      undefined,
    ],
    [
      'self.kind.matches("(a+)+$")',
      '"(a+)+$"',
      'the pattern can backtrack at "a", so a long text holds everything up',
      undefined,
    ],
    [`self.kind.matches('(')`, `'('`, 'this is no regular expression', undefined],
  ])('%s', (text, where, message, cure) => {
    const found = compile(text)
    const [mistake] = Array.isArray(found) ? found : []
    expect(mistake).toMatchObject({ message, ...(cure && { cure }) })
    expect(text.slice(mistake?.start, mistake?.end)).toBe(where)
  })

  it.each([
    '!has(self.end) || self.end == self.end',
    'has(self.end) && has(self.start) ? self.end > self.start : self.person.name == "x"',
    'has(self.rent) && has(self.charges) && self.charges <= self.rent * 0.5',
    'self.rooms.all(room, room.size > 9 || has(room.name) && room.name != "")',
  ])('nothing in %s', (text) => expect(compile(text)).toHaveProperty('type', 'bool'))
})

const random = createRandom(20261122)
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
const maybe = (chance: number) => random() < chance

const texts = (item: string): string[] => [
  'self.kind',
  'self.person.name',
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
        '2.5',
        'self.rooms.size()',
        'size(self.kind)',
        '-self.rent',
        'self.rooms[0].size',
        ...(item ? [`${item}.size`] : []),
      ])
    : pick([
        () => `(${number(depth - 1, item)} ${pick(['+', '-', '*', '/'])} ${number(depth - 1, item)})`,
        () => `(${bool(depth - 1, item)} ? double(${number(depth - 1, item)}) : 2.5)`,
      ])()
const bool = (depth: number, item = ''): string =>
  depth === 0
    ? pick(['has(self.rent)', 'has(self.person.age)', 'self.furnished', 'true', 'has(self.end)'])
    : pick([
        () => `(${bool(depth - 1, item)} ${pick(['&&', '||'])} ${bool(depth - 1, item)})`,
        () => `!${bool(depth - 1, item)}`,
        () => `${number(depth - 1, item)} ${pick(['<', '<=', '>', '>='])} ${number(depth - 1, item)}`,
        () => `${pick(texts(item))} ${pick(['==', '!=', '<', '>='])} ${pick(texts(item))}`,
        () => `self.start ${pick(['<', '<=', '>', '>=', '==', '!='])} self.end`,
        () => `${pick(texts(item))} in ["a", "HOUSE", ${pick(texts(item))}]`,
        () => `${pick(texts(item))}.${pick(['startsWith', 'endsWith', 'contains'])}("${pick(['H', 'b', ''])}")`,
        () => `self.rooms.${pick(['all', 'exists', 'exists_one'])}(i, ${bool(depth - 1, 'i')})`,
        () => `self.rooms.filter(i, ${bool(depth - 1, 'i')}).size() ${pick(['==', '>'])} ${pick(['0', '1'])}`,
        () => `self.tags.map(t, t + "b").exists(t, t == "bb")`,
        () => `(self.kind + self.person.name).matches("^H.*b$")`,
      ])()

const given = <Part>(part: Part, chance = 0.7): Part | undefined => (maybe(chance) ? part : undefined)
const record = () => ({
  kind: given(pick(['HOUSE', 'LAND'])),
  rent: given(pick([0, 3, 2.5, 1000])),
  charges: given(pick([0, 3, 100])),
  start: given(pick(['31/01/2026', '01/02/2027', '31/12/2026'])),
  end: given('31/12/2026'),
  furnished: given(maybe(0.5)),
  person: given({ name: given(pick(['b', '', 'HOUSE'])), age: given(3) }),
  tags: given(pick([[], ['a', 'b']])),
  rooms: given(
    Array.from({ length: Math.floor(random() * 4) }, () => ({ size: given(pick([2, 3])), name: given('b') })),
  ),
})

/** The value that the library gives; undefined for its errors. Parts and lists that are absent are empty ones. */
function expected(
  evaluate: (context: object) => unknown,
  {
    person = { name: undefined, age: undefined },
    tags = [],
    rooms = [],
    start,
    end,
    ...rest
  }: Partial<ReturnType<typeof record>>,
): unknown {
  const bare = (part: object) => Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined))
  try {
    const dates = bare({ start: start && dateOf(start), end: end && dateOf(end) })
    return evaluate({ self: { ...bare(rest), ...dates, person: bare(person), tags, rooms: rooms.map(bare) } })
  } catch {
    return undefined
  }
}

const dateOf = (text: string) => new Date(text.split('/').reverse().join('-'))

it.each([
  ['self.start <= today()', false],
  ['self.end >= today()', true],
  ['days(self.start, self.end) == 28', true],
  ['months(self.start, self.end) == 1', true],
  ['months(self.end, today()) == -12', true],
  ['months(today(), self.start) == 11', true],
  ['days(self.end, self.start) < 0', true],
])('of days, %s is %s', (text, value) => {
  const days = createRuntime(() => new Date(2026, 1, 28, 12)).cel
  const run = runInNewContext(emitOf(text), { cel: days }) as (self: object) => unknown
  expect(run({ start: '31/01/2027', end: '28/02/2027' })).toBe(value)
})

describe('a compiled expression', () => {
  it('gives what the CEL library gives', () => {
    const records = Array.from({ length: 10_000 }, record)
    const made = Array.from({ length: 4_000 }, () => bool(3)).filter((text) => environment.check(text).valid)
    expect(made.length).toBeGreaterThan(200)
    let known = 0
    for (const [place, text] of made.slice(0, 200).entries()) {
      const emitted = emitOf(text)
      const run = runInNewContext(emitted, { cel }) as (self: object) => unknown
      const evaluate = untyped.parse(text)
      for (const one of records.filter((_, at) => at % 200 === place)) {
        const value = run(one)
        if (value !== undefined) known++
        expect({ text, one, value }).toEqual({ text, one, value: expected(evaluate, one) })
      }
    }
    expect(known).toBeGreaterThan(5_000)
  })
})

const emitOf = (text: string) => `(self) => ${emit(environment.parse(text).ast, scope)}`
