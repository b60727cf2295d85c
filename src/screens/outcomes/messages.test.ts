import { describe, expect, it } from 'vitest'
import { answerOf, saidAlert, setUp, toast, when } from '../../../tests/fixtures/toy/setUpCall.ts'

describe('saying something', () => {
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

  it('hands an alert with its words to the screen', async () => {
    const { perform, context } = setUp(answerOf(401))
    await perform(when(401, { alert: 'failed', type: 'warning' }))
    expect(context.alert).toHaveBeenCalledOnce()
    expect(context.alert.mock.calls[0]?.[0].type).toBe('warning')
    expect(saidAlert(context.alert.mock.calls[0]?.[0])).toBe('Details are')
  })
})
