import { describe, expect, it } from 'vitest'
import { readProblem } from './Answer.ts'

describe('readProblem', () => {
  it('ERR-05 reads JSON text that lists fields', () => {
    const functionnalDetails = JSON.stringify([
      { fieldName: 'label', message: 'maxLength', params: { limit: 100 } },
      { fieldName: 'surface' },
      { fieldName: 'kind', message: 'Is taken already' },
    ])
    expect(readProblem({ functionnalDetails })).toEqual([
      { path: 'label', code: 'maxLength', params: { limit: 100 } },
      { path: 'surface', code: 'refused', params: {} },
      { path: 'kind', code: 'refused', params: {}, sentence: 'Is taken already' },
    ])
  })

  it('ERR-05 reads a message key', () => {
    expect(readProblem({ functionnalDetails: 'ERR_GEN_500' })).toBe('ERR_GEN_500')
  })

  it('leaves rubbish among the items aside', () => {
    const functionnalDetails = '[1,null,{"fieldName":"a","message":7},{"name":"b"}]'
    expect(readProblem({ functionnalDetails })).toEqual([{ path: 'a', code: 'refused', params: {} }])
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
  ])('makes nothing of %j', (body) => {
    expect(readProblem(body)).toBeUndefined()
  })
})
