import { describe, expect, it } from 'vitest'
import type { OutcomeTable } from '#generated/definitions.gen.ts'
import { answerOf, setUp, toast, when } from '../../../tests/fixtures/toy/setUpCall.ts'

describe('going somewhere', () => {
  it('fills an address from the answer, then the route, then the record, and encodes what it puts there', async () => {
    const { perform, services } = setUp(answerOf(200, { data: { resourceUuid: 'a/b' } }))
    const record = { resourceUuid: 'no', thingUuid: 'no', label: 'été' }
    await perform(when(200, { go: '/t/{resourceUuid}/{thingUuid}/{label}' }), { record })
    expect(services.navigate).toHaveBeenCalledExactlyOnceWith('/t/a%2Fb/from-route/%C3%A9t%C3%A9')
  })

  it('stays where an address cannot be filled', async () => {
    const { perform, services } = setUp(answerOf(200))
    await perform(when(200, { go: '/t/{missing}' }))
    expect(services.navigate).not.toHaveBeenCalled()
  })
})

describe('signing in again', () => {
  const table: OutcomeTable = { 200: [{ go: '/done' }], 401: ['signInAgain'] }

  it('does not go round in circles when the call is refused again', async () => {
    const { perform, call, services, saidToasts } = setUp(answerOf(401))
    expect(await perform(table)).toMatchObject({ status: 401 })
    expect(call).toHaveBeenCalledTimes(2)
    expect(services.signInAgain).toHaveBeenCalledOnce()
    expect(saidToasts()).toEqual([{ type: 'error', title: 'Access denied', message: 'No authorizations' }])
  })

  it('is quiet when the user gives up', async () => {
    const { perform, call, services, saidToasts } = setUp(answerOf(401), answerOf(200))
    services.signInAgain.mockResolvedValue(false)
    expect(await perform(table)).toMatchObject({ status: 401 })
    expect(call).toHaveBeenCalledOnce()
    expect(saidToasts()).toEqual([])
  })

  it('sends nothing once the screen was left while it asked', async () => {
    const { perform, call, services } = setUp(answerOf(401), answerOf(200))
    const controller = new AbortController()
    services.signInAgain.mockImplementation(() => {
      controller.abort()
      return Promise.resolve(true)
    })
    await perform(table, {}, { signal: controller.signal })
    expect(call).toHaveBeenCalledOnce()
  })

  it('lets the second answer do what its row says', async () => {
    const { perform, saidToasts } = setUp(answerOf(401), answerOf(404))
    await perform({ ...table, 404: [toast('notFound')] }, {}, { id: '7' })
    expect(saidToasts()[0]?.message).toBe('No toy with id : 7 found.')
  })
})

it('does nothing any more once it was given up', async () => {
  const { perform, services, saidToasts } = setUp(answerOf('network'))
  await perform({ other: [toast('failed'), { go: '/' }] }, {}, { signal: AbortSignal.abort() })
  expect(saidToasts()).toEqual([])
  expect(services.navigate).not.toHaveBeenCalled()
})
