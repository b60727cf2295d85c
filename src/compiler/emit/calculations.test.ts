import { expect, it } from 'vitest'
import type { CarriedChange } from '#engine/migration/carryShape.ts'
import { pathAfter } from './calculations.ts'

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
