import { expect, it } from 'vitest'
import { isWiderForm } from './widerForm.ts'

const digits = '^(\\+33|0)?[0-9]{9}[0-9A-Z]*$'
const form = (steps: string[], tests: Record<string, string> = {}) => ({ normalise: JSON.stringify(steps), ...tests })

it.each([
  ['signs go from what has letters and digits alone', ['spaces'], ['spaces', 'separators'], { pattern: digits }],
  ['signs go and letters grow where nothing is demanded', ['trim'], ['trim', 'separators', 'upperCase'], {}],
])('takes all that it took: %s', (_, before, after, tests) => {
  expect(isWiderForm(form(before, tests), form(after, tests), {})).toBe(true)
})

it.each([
  ['letters grow, and the pattern may take small ones', ['trim'], ['trim', 'upperCase'], { pattern: digits }],
  ['one of two steps may write a text longer', ['trim'], ['trim', 'separators', 'unknown'], {}],
  ['one of two steps takes letters out', ['trim'], ['trim', 'spaces', 'upperCase'], { pattern: digits }],
  ['a step goes', ['spaces', 'trim'], ['trim'], { pattern: digits }],
  ['the pattern takes a dash', ['spaces'], ['spaces', 'separators'], { pattern: '^[0-9-]+$' }],
  ['the pattern takes any sign', ['spaces'], ['spaces', 'separators'], { pattern: '\\S' }],
  ['the pattern has two halves', ['spaces'], ['spaces', 'separators'], { pattern: '^a|b$' }],
  ['the pattern has a class of a kind', ['spaces'], ['spaces', 'separators'], { pattern: '^[A-z]+$' }],
  ['there is a check', ['spaces'], ['spaces', 'separators'], { check: 'url' }],
  ['there is a demand', ['spaces'], ['spaces', 'separators'], { special: '[-.]' }],
])('may refuse what it took: %s', (_, before, after, tests) => {
  expect(isWiderForm(form(before, tests), form(after, tests), {})).toBe(false)
})

it('may refuse what it took where the field has limits of its own, or the pattern is another', () => {
  expect(isWiderForm(form([]), form(['spaces']), { minLength: 2 })).toBe(false)
  expect(isWiderForm(form([]), form(['spaces'], { pattern: digits }), {})).toBe(false)
})
