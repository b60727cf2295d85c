import { describe, expect, it } from 'vitest'
import { answerOf, named, saidAlert, setUp, toast, when } from '../../../tests/fixtures/toy/setUpCall.ts'

describe('saying something', () => {
  it('ERR-01 REAL-67 adds a toast with the words of the resource, which may name the id of the call', async () => {
    const { perform, saidToasts } = setUp(answerOf(404))
    await perform(when(404, toast('notFound')), {}, { path: { thingUuid: '7' } })
    expect(saidToasts()).toEqual([{ type: 'error', title: 'Not found', message: 'No toy with id : 7 found.' }])
  })

  it('REAL-66 ERR-17 falls back to the common words', async () => {
    const { perform, saidToasts } = setUp(answerOf(403))
    await perform(when(403, toast('accessDenied')))
    expect(saidToasts()[0]).toMatchObject({ title: 'Access denied', message: 'No authorizations' })
  })

  it('REAL-68 ERR-18 ERR-02 lists the fields that the answer names, with their labels', async () => {
    const { perform, saidToasts } = setUp(answerOf(422, named))
    await perform(when(422, toast('invalid', 'fields')))
    expect(saidToasts()[0]?.message).toEqual([
      ['Name', 'Name cannot be empty'],
      ['Size', 'At least 3'],
    ])
  })

  it.each([
    ['a sentence of the server', { code: 'refused', sentence: 'Is not right' }, ['other', 'Is not right']],
    ['ERR-09 a field without words', { code: 'refused' }, ['other', 'Some mandatory fields are wrong']],
    ['a code without words', { code: 'odd' }, ['other', 'Not valid']],
  ])('lists %s', async (_, item, expected) => {
    const { perform, saidToasts } = setUp(
      answerOf(422, { problem: { details: [{ path: 'other', params: {}, ...item }] } }),
    )
    await perform(when(422, toast('invalid', 'fields')))
    expect(saidToasts()[0]?.message).toEqual([expected])
  })

  it.each([
    ['its catalogue text where the answer gives a key', { details: 'ERR_GEN_422' }, 'Some mandatory fields are wrong'],
    ['the message where it gives nothing', undefined, 'Look at the fields'],
  ])('shows instead of a list %s', async (_, problem, message) => {
    const { perform, saidToasts } = setUp(answerOf(422, problem && { problem }))
    await perform(when(422, toast('invalid', 'fields')))
    expect(saidToasts()[0]?.message).toBe(message)
  })

  it.each([
    [
      'REAL-69 ERR-19 of a status',
      answerOf(500, { reason: '500 Internal Server Error' }),
      'Details are 500 Internal Server Error',
    ],
    [
      'REAL-69 of a network failure, in the language of the page',
      answerOf('network', { reason: 'Failed to fetch' }),
      'Details are no connection',
    ],
    ['that is not known', answerOf(500), 'Details are'],
  ])('adds the technical reason %s', async (_, answer, message) => {
    const { perform, saidToasts } = setUp(answer)
    await perform({ other: [toast('failed', 'reason')] })
    expect(saidToasts()[0]).toMatchObject({ title: 'Server Error', message })
  })

  it.each([
    ['ERR-07 a known key', { details: 'ERR_GEN_401' }, 'Username or password incorrect'],
    ['ERR-15 an unknown key', { details: 'ERR_ODD' }, 'An unexpected error occured'],
    ['ERR-15 no key', undefined, 'An unexpected error occured'],
  ])('AUTH-12 I18N-06 says the catalogue text of %s', async (_, problem, message) => {
    const { perform, saidToasts, context } = setUp(answerOf(500, problem && { problem }))
    await perform(when(500, toast('failed', 'catalogue'), { alert: 'catalogue' }))
    expect(saidToasts()[0]?.message).toBe(message)
    expect(saidAlert(context.alert.mock.calls[0]?.[0])).toBe(message)
  })

  it('hands an alert with its words to the screen', async () => {
    const { perform, context } = setUp(answerOf(401))
    await perform(when(401, { alert: 'failed', type: 'warning' }))
    expect(context.alert).toHaveBeenCalledOnce()
    expect(context.alert.mock.calls[0]?.[0].type).toBe('warning')
    expect(saidAlert(context.alert.mock.calls[0]?.[0])).toBe('Details are')
  })
})
