import { describe, expect, it } from 'vitest'
import type { ApiError } from '../errors.ts'
import { parseJson } from './parseJson.ts'

/** The fields that are refused; none where the text is taken. */
function refused(text: string): string[] {
  try {
    parseJson(text)
    return []
  } catch (error) {
    const { status, details } = error as ApiError
    return [details]
      .flat()
      .map((one) => (typeof one === 'string' ? `${status} ${one}` : `${one.fieldName} ${one.message}`))
  }
}

describe('JSON of a body', () => {
  it.each([
    '{"a":9007199254740991,"b":0.1,"c":-1.5e3,"d":1.0,"e":0,"f":[1,2.25],"g":0.30000000000000004}',
    '{"a":"9007199254740993","b":"12345678901234567890.5","c":"\\\\\\"9007199254740993","9007199254740993":1}',
  ])('is taken as it is written: %s', (text) => {
    expect(refused(text)).toEqual([])
    expect(parseJson(text)).toEqual(JSON.parse(text))
  })

  it.each([
    ['{"count":9007199254740993}', ['count digits']],
    [
      '{"a":"\\"","count":12345678901234567890,"b":[{"c":0.12345678901234567891},[1e400]]}',
      ['count digits', 'b.0.c digits', 'b.1.0 digits'],
    ],
    [`{"a":${'9'.repeat(320)}}`, ['a digits']],
    [`{"a":-1e-400}`, ['a digits']],
    ['{"a":1', ['422 ERR_GEN_422']],
    ['[1]', ['422 ERR_GEN_422']],
  ])('%.80s is refused at %j', (text, fields) => expect(refused(text)).toEqual(fields))

  it('is refused as well where a number lies 100,000 lists deep, or has 200,000 digits', () => {
    const deep = 100_000
    expect(refused(`{"a":${'['.repeat(deep)}1e999${']'.repeat(deep)}}`)).toHaveLength(1)
    expect(refused(`{"a":1${'0'.repeat(200_000)}1}`)).toEqual(['a digits'])
  })
})
