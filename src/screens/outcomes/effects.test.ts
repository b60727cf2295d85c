import { describe, expect, it } from 'vitest'
import { answerOf, setUp, when } from '../../../tests/fixtures/toy/setUpCall.ts'

describe('marking, showing, removing', () => {
  it('leaves out what the screen cannot do', async () => {
    const { perform, context } = setUp(answerOf(410))
    await perform(when(410, 'removeRow'), { removeRow: undefined })
    expect(context.removeRow).not.toHaveBeenCalled()
  })

  it('keeps the answer as the session, signs out, and keeps their order', async () => {
    const { perform, services } = setUp(answerOf(200, { data: { access_token: 't' } }))
    await perform(when(200, 'signIn', 'signOut', { go: '/' }))
    expect(services.session.signIn).toHaveBeenCalledWith({ access_token: 't' })
    const order = [services.session.signIn, services.session.signOut, services.navigate].map(
      (step) => step.mock.invocationCallOrder[0] ?? 0,
    )
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })
})
