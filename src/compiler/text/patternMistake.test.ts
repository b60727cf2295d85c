import { describe, expect, it } from 'vitest'
import { patternMistake } from './patternMistake.ts'

const signs = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
/** Each sign behind a backslash, and what is written with several signs. */
const escapes = [
  ...signs.map((sign) => `\\${sign}`),
  '[\\-]',
  '[\\_]',
  '[\\b]',
  '[\\]]',
  '\\07',
  '\\x41',
  '\\u0041',
  '\\u{1F600}',
  '\\cJ',
  '\\p{L}',
  '\\p{Script=Latin}',
  '\\P{Lu}',
  '\\k<x>',
  '\\1',
  '}',
  ']',
  '{',
  '{1',
  '(?<x>a)',
  '(?<=a)',
  '(?<!a)',
  '(?=a)',
  '(?!a)',
  '(?i:a)',
  '[a--b]',
  '[a&&b]',
  '😀',
  '[😀-😎]',
]

describe('the guard against backtracking', () => {
  it.each(escapes)('lets no repetition of a repetition pass for the sake of %s', (escape) => {
    expect(patternMistake(`^(y+)+${escape}?$`)).toBeDefined()
  })

  it.each([
    ['^([A-Z]+\\-?)+$', 'noPattern', 'Invalid escape'],
    ['^[0-9', 'noPattern', 'Unterminated character class'],
    ['^(?<year>[0-9]{4})$', 'unreadPattern', '^(?<year>[0-9]{4})$'],
    // The search calls it safe; 26 letters before a `b` take a second.
    ['(?<!^(a+)+)b', 'unreadPattern', '(?<!^(a+)+)b'],
    ['^(a+)+$', 'backtracking', '"a"'],
    // Only a text of several letters in turn slows these down.
    ['^((ab)+)+$', 'backtracking', '"a"'],
    ['^(ab)*(ab)*$', 'backtracking', '"a"'],
    ['^(ab|ba|abab)+$', 'backtracking', '"a"'],
  ])('says of %s that it is a %s', (pattern, code, about) => {
    expect(patternMistake(pattern)).toEqual({ code, about })
  })

  it.each([
    '^[0-9]{14}$',
    '^(?!00)\\d{5}$',
    '^[(?<]+$',
    '^\\(?<$',
    '\\S',
    '^\\p{Lu}\\p{Ll}*$',
    '^(\\+33|0)?[67][0-9]{8}$',
  ])('lets %s pass', (pattern) => expect(patternMistake(pattern)).toBeUndefined())
})
