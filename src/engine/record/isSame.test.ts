import { expect, it } from 'vitest'
import { isEmpty, isSame } from './isSame.ts'

it.each([[undefined], [null], [''], [[]], [['']], [{}], [[{}]], [[{ a: '' }, null]], [{ a: { b: [] } }]])(
  '%j says nothing',
  (value) => {
    expect(isEmpty(value)).toBe(true)
    expect([isSame(value, undefined), isSame({ a: value }, {}), isSame({ a: 1 }, { a: 1, b: value })]).toEqual([
      true,
      true,
      true,
    ])
  },
)

it.each([[0], [false], [' '], [[0]], [['', 'a']], [{ a: false }], [[{ a: [0] }]]])('%j says something', (value) => {
  expect([isEmpty(value), isSame(value, undefined), isSame({ a: value }, {})]).toEqual([false, false, false])
  expect(isSame(structuredClone(value), value)).toBe(true)
})
