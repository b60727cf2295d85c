import { expect, it, test } from 'vitest'
import { withTargets } from '#engine/schema/propertyAt.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { fieldsRead, ownFieldsRead, readsToday, referenceRead } from './fieldsRead.ts'

const text = { type: 'string' } as const
const owner: RecordSchema = { $schema: '', type: 'object', properties: { city: text } }
const boat = withTargets(
  {
    type: 'object',
    properties: {
      name: text,
      owner: { ...text, refers: 'owner/owner' },
      crew: {
        type: 'array',
        items: { type: 'object', properties: { name: text, home: { ...text, refers: 'owner/owner' } } },
      },
    },
  },
  () => owner,
)
const names = new Map([['self', boat]])

it.each([
  ['self.name == "self.owner"', ['self.name']],
  [
    'has(self.owner.city) && self.name != self.owner.city',
    ['self.owner', 'self.owner.city', 'self.name', 'self.owner', 'self.owner.city'],
  ],
  ['self.crew.all(one, one.name != self.name)', ['self.crew', 'one.name', 'self.name']],
  ['self.name ==', []],
])('%s reads %j', (written, paths) => {
  const read = fieldsRead(written, names)
  expect(read.map(({ path }) => path)).toEqual(paths)
  expect(read.map(({ start, end }) => written.slice(start, end))).toEqual(paths.map((path) => path.split('.').at(-1)))
  expect(read.filter(({ schema }) => schema === undefined)).toEqual([])
})

test('a field of its own is read where an expression names it, and not where a text does', () => {
  expect(ownFieldsRead('self.name == "a"').has('name')).toBe(true)
  expect(ownFieldsRead('"self.name" == self.owner').has('name')).toBe(false)
  expect(ownFieldsRead('self.names == "a"').has('name')).toBe(false)
})

test('a reference is read where a field behind it is, in an item of a list too', () => {
  expect(referenceRead('self.owner.city == "Brest"', names)).toBe('owner')
  expect(referenceRead('self.crew.exists(one, one.home.city == "Brest")', names)).toBe('home')
  expect(referenceRead('self.owner == "self.owner.city"', names)).toBeUndefined()
})

it.each([
  ['self.end > today()', true],
  ['self.end > today ( )', true],
  ['self.crew.all(one, one.end > today())', true],
  ['self.name == "today()"', false],
  ['today(', false],
])('%s depends on the day: %s', (written, depends) => expect(readsToday(written)).toBe(depends))
