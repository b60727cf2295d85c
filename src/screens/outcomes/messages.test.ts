import { describe, expect, it } from 'vitest'
import { answerOf, setUp, toast, when } from '../../../tests/fixtures/toy/setUpCall.ts'

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
})
