import { describe, expect, it } from 'vitest'
import { answerOf, named, setUp, when } from '../../../tests/fixtures/toy/setUpCall.ts'

describe('marking, showing, removing', () => {
  it('marks one field only if the answer names it', async () => {
    const { perform, context } = setUp(answerOf(422, named))
    await perform(when(422, { mark: 'label' }, { mark: 'password' }))
    expect(context.refuse.mock.calls.flat(2).map(({ path }) => path)).toEqual(['label'])
  })

  it('shows another form and removes the row', async () => {
    const { perform, context } = setUp(answerOf(410))
    await perform(when(410, { form: 'toy/other' }, 'removeRow'))
    expect(context.show).toHaveBeenCalledExactlyOnceWith('toy/other')
    expect(context.removeRow).toHaveBeenCalledOnce()
  })

  it('marks a field for the codes that are named, and for no other', async () => {
    const answers = ['common', 'format', 'refused'].map((code) =>
      answerOf(422, { problem: { details: [{ path: 'password', code, params: {} }] } }),
    )
    const { perform, context } = setUp(...answers)
    const table = when(422, { mark: 'password', codes: ['common'] })
    for (const _ of answers) await perform(table)
    expect(context.refuse.mock.calls.flat(2)).toEqual([{ path: 'password', code: 'common', params: {} }])
  })

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
