import { expect, it } from 'vitest'
import type { CarriedChange } from '#engine/migration/carryShape.ts'
import type { Project } from '../project/readProject.ts'
import { calculatingChanges, pathAfter } from './calculations.ts'

it.each<[path: string, changes: object[], after: string | undefined]>([
  ['a', [{ rename: 'a', to: 'b' }], 'b'],
  [
    'a.b.c',
    [
      { rename: 'a', to: 'd' },
      { rename: 'd.b', to: 'd.e' },
    ],
    'd.e.c',
  ],
  ['a', [{ rename: 'a.b', to: 'a.c' }], 'a'],
  ['ab', [{ rename: 'a', to: 'c' }], 'ab'],
  ['a', [{ remove: 'a' }, { rename: 'b', to: 'a' }], undefined],
  ['a.b', [{ remove: 'a' }, { rename: 'c', to: 'a' }], undefined],
  ['a', [{ remove: 'a.b' }], 'a'],
  ['ab', [{ remove: 'a' }], 'ab'],
  ['a', [{ record: 'car/car', rename: 'a', to: 'b' }], 'a'],
])('"%s" after %j is %j', (path, changes, after) => {
  const later = changes.map((change) => ({ change: { record: 'boat/boat', ...change } }) as CarriedChange)
  expect(pathAfter(path, 'boat/boat', later)).toBe(after)
})

it('a step that was taken calculates with the fields that it met, and one that was not with those of now', () => {
  const number = { type: 'number' }
  const step = (name: string, calculate: string, to: string) => ({
    name,
    value: { changes: [{ record: 'boat/boat', calculate, to }] },
  })
  const steps = [step('0001-old', 'price', 'self.cost * 2.0'), step('0002-new', 'price', 'self.price * 3.0')]
  const shape = {
    records: { 'boat/boat': { price: number } },
    steps: { '0001-old': 'hash' },
    calculated: { '0001-old': { 0: { cost: number, price: number } } },
  }
  const project = {
    shape: { value: shape },
    migrations: new Map(steps.map((one) => [one.name, one])),
    schemas: new Map(),
  }
  const found = calculatingChanges(project as unknown as Project)
  expect(found.map(({ step: name, fields }) => [name, Object.keys(fields)])).toEqual([
    ['0001-old', ['cost', 'price']],
    ['0002-new', ['price']],
  ])
})
