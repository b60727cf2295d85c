import { expect, it } from 'vitest'
import { sentences } from './sentences.ts'

it('fills the gaps of cause and cure by their names', () =>
  expect(sentences.askedUnplaced({ path: 'rent' })).toEqual({
    code: 'askedUnplaced',
    cause: 'the form does not place "rent", which it asks for',
    cure: 'place "rent"',
  }))

it('keeps signs of a part that look like a gap', () =>
  expect(sentences.noGap({ text: '<path>' }).cause).toContain('"<path>"'))

it('repeats of a long text only its beginning and its end', () => {
  const { cause } = sentences.sumOfOther({ path: `begin ${'x'.repeat(100_000)} end` })
  expect(cause.length).toBeLessThan(1200)
  expect(cause).toMatch(/begin x+ … x+ end/)
  expect(sentences.sumOfOther({ path: 'short' }).cause).toContain('"short"')
})
