import { describe, expect, it } from 'vitest'
import { readProblem } from './readProblem.ts'

const refused = { path: 'a', code: 'refused', params: {} }
const timestamp = { year: 2026, monthValue: 5, dayOfMonth: 4, hour: 10, minute: 3, second: 0 }

describe('readProblem', () => {
  it('ERR-05 reads JSON text that lists fields', () => {
    const functionnalDetails = JSON.stringify([
      { fieldName: 'label', message: 'maxLength', params: { limit: 100 } },
      { fieldName: 'surface' },
      { fieldName: 'kind', message: 'Is taken already' },
    ])
    expect(readProblem({ functionnalDetails, timestamp })?.details).toEqual([
      { path: 'label', code: 'maxLength', params: { limit: 100 } },
      { path: 'surface', code: 'refused', params: {} },
      { path: 'kind', code: 'refused', params: {}, sentence: 'Is taken already' },
    ])
  })

  it('ERR-05 ERR-06 reads a message key and the timestamp', () => {
    const body = { functionnalDetails: 'ERR_GEN_500', timestamp }
    expect(readProblem(body)).toEqual({ details: 'ERR_GEN_500', timestamp })
  })

  it.each([
    ['the list itself', [{ fieldName: 'a' }], [refused]],
    ['one item alone', '{"fieldName":"a"}', [refused]],
    ['a key inside JSON quotes', '"ERR_GEN_403"', 'ERR_GEN_403'],
    ['items among rubbish', '[1,null,{"fieldName":"a","message":7},{"name":"b"}]', [refused]],
  ])('understands %s', (_, functionnalDetails, expected) => {
    expect(readProblem({ functionnalDetails })).toEqual({ details: expected })
  })

  it.each([
    [undefined],
    [null],
    ['<html>Bad gateway</html>'],
    [{}],
    [{ functionnalDetails: '' }],
    [{ functionnalDetails: '[{"fieldName"' }],
    [{ functionnalDetails: '[]' }],
    [{ functionnalDetails: 12 }],
    [{ timestamp: 'now' }],
    [{ timestamp: { year: 2026 } }],
  ])('makes nothing of %j', (body) => {
    expect(readProblem(body)).toBeUndefined()
  })
})
