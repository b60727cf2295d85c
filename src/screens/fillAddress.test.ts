import { expect, it } from 'vitest'
import { fillAddress } from './fillAddress.ts'

const sources = { params: { toyUuid: 'of the page', shop: 'of the page' }, isTrueOf: () => true }

it('an address is filled from its record before the route, whose names may be the same', () => {
  const row = { toyUuid: 'of the row', shelf: 3 }
  expect(fillAddress('/{shop}/{toyUuid}/{shelf}', row, sources)).toBe('/of%20the%20page/of%20the%20row/3')
})
