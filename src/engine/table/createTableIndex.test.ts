import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTableIndex, type IndexColumn } from './createTableIndex.ts'
import { sortKey } from './sortKey.ts'

const { compare } = new Intl.Collator('fr', { numeric: true })
type Row = Record<'text' | 'number' | 'day', string | number | undefined>

const columnOf = (name: keyof Row, kind: 'text' | 'number' | 'date'): IndexColumn<Row> => {
  const textOf = (row: Row) => String(row[name] ?? '')
  return { textOf, keyOf: (row) => sortKey(kind, row[name], () => textOf(row)) }
}
const columns = [columnOf('text', 'text'), columnOf('number', 'number'), columnOf('day', 'date')]

function sorted(column: keyof Row, values: (string | number | undefined)[], descending = false) {
  const rows = values.map((value): Row => ({ text: undefined, number: undefined, day: undefined, [column]: value }))
  const index = createTableIndex(rows, columns, compare)
  const position = ['text', 'number', 'day'].indexOf(column)
  return index.rowsAt(index.sort(index.find(''), position, descending)).map((row) => row[column])
}

describe('the index of a table', () => {
  it('orders numbers as numbers, dates as days, texts by language, and empty last both ways', () => {
    expect(sorted('number', [10, 9, undefined, 100])).toEqual([9, 10, 100, undefined])
    expect(sorted('number', [10, 9, undefined, 100], true)).toEqual([100, 10, 9, undefined])
    expect(sorted('day', ['02/01/2020', '01/12/2019', undefined])).toEqual(['01/12/2019', '02/01/2020', undefined])
    expect(sorted('text', ['Zoé', undefined, 'Émile', 'Eve'])).toEqual(['Émile', 'Eve', 'Zoé', undefined])
    expect(sorted('text', ['a10', 'a9'])).toEqual(['a9', 'a10'])
  })

  it('shows texts where numbers belong after the numbers', () => {
    expect(sorted('number', ['many', 3, undefined, 1])).toEqual([1, 3, 'many', undefined])
  })

  const words = fc.constantFrom('Élan', 'elan', 'Eau', 'Œuf', 'a1', 'a01', 'a12', 'z', '')
  const anyRows = fc.array(
    fc.record({ text: words, number: fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined }), day: words }),
    { maxLength: 700 },
  )

  it('finds and sorts as whoever compares each row with each would, also when made ahead', () => {
    fc.assert(
      fc.property(anyRows, fc.constantFrom('', 'e', 'elan 1'), fc.nat(2), fc.boolean(), fc.nat(40), (...given) => {
        const [rows, query, column, descending, ahead] = given
        const index = createTableIndex(rows, columns, compare)
        for (let step = 0; step < ahead; step += 1) index.advance()
        const asked = query.split(' ').filter(Boolean)
        const plain = (row: Row) =>
          Object.values(row).join('\n').toLowerCase().replace('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '')
        const found = rows.filter((row) => asked.every((word) => plain(row).includes(word)))
        const keyOf = columns[column]?.keyOf ?? (() => '')
        const expected = found
          .map((row) => ({ row, key: keyOf(row) }))
          .sort((left, right) => {
            if (left.key === '' || right.key === '') return Number(left.key === '') - Number(right.key === '')
            const both = typeof left.key === 'number' && typeof right.key === 'number'
            const order = both ? Number(left.key) - Number(right.key) : compare(String(left.key), String(right.key))
            return descending ? -order : order
          })
        expect(index.rowsAt(index.sort(index.find(query), column, descending))).toEqual(expected.map(({ row }) => row))
      }),
      { numRuns: 60 },
    )
  })

  it('is made ahead to the end', () => {
    let asked = 0
    const counting: IndexColumn<Row> = { textOf: () => `${asked++}`, keyOf: () => asked++ }
    const rows = Array.from({ length: 1000 }, (): Row => ({ text: 'a', number: 1, day: '' }))
    const index = createTableIndex(rows, [counting], compare)
    while (index.advance());
    const before = asked
    expect(before).toBe(2 * rows.length)
    index.sort(index.find('1'), 0, false)
    expect(asked).toBe(before)
  })
})
