import { describe, expect, it } from 'vitest'
import { readProblem } from './readProblem.ts'

const timestamp = { year: 2026, monthValue: 5, dayOfMonth: 4, hour: 10, minute: 3, second: 0 }

describe('readProblem', () => {
  it('ERR-05 reads JSON text that lists fields', () => {
    const functionnalDetails = JSON.stringify([{ fieldName: 'label', message: 'required' }, { fieldName: 'surface' }])
    expect(readProblem({ functionnalDetails, timestamp })?.details).toEqual([
      { fieldName: 'label', message: 'required' },
      { fieldName: 'surface' },
    ])
  })

  it('ERR-05 ERR-06 reads a message key and the timestamp', () => {
    const body = { functionnalDetails: 'ERR_GEN_500', timestamp }
    expect(readProblem(body)).toEqual({ details: 'ERR_GEN_500', timestamp })
  })

  it.each([
    ['the list itself', [{ fieldName: 'a' }], [{ fieldName: 'a' }]],
    ['one item alone', '{"fieldName":"a"}', [{ fieldName: 'a' }]],
    ['a key inside JSON quotes', '"ERR_GEN_403"', 'ERR_GEN_403'],
    ['items among rubbish', '[1,null,{"fieldName":"a","message":7},{"name":"b"}]', [{ fieldName: 'a' }]],
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
