import { describe, expect, it } from 'vitest'
import type { OutcomeTable } from '#generated/definitions.gen.ts'
import { answer } from '../../../tests/fixtures/answer.ts'
import { setUp, toast, when } from '../../../tests/fixtures/toy/setUpCall.ts'
import { effectsFor } from './performCall.ts'

describe('going somewhere', () => {
  it('fills an address from the answer, then the route, then the record, and encodes what it puts there', async () => {
    const { perform, services } = setUp(answer(200, { data: { resourceUuid: 'a/b' } }))
    const record = { resourceUuid: 'no', thingUuid: 'no', label: 'été' }
    await perform(when(200, { go: '/t/{resourceUuid}/{thingUuid}/{label}' }), { record })
    expect(services.navigate).toHaveBeenCalledExactlyOnceWith('/t/a%2Fb/from-route/%C3%A9t%C3%A9')
  })

  it('stays where an address cannot be filled', async () => {
    const { perform, services } = setUp(answer(200))
    await perform(when(200, { go: '/t/{missing}' }))
    expect(services.navigate).not.toHaveBeenCalled()
  })
})

it('stays where no address fits, unless there is another', async () => {
  const heavy = () => false
  const saved = () => answer(200, { data: { id: '7' } })
  const only = [
    { to: '/heavy/{id}', only: heavy },
    { to: '/light/{id}', only: heavy },
  ]
  const { perform, services } = setUp(saved(), saved())
  await perform(when(200, { go: only }), { record: {} })
  expect(services.navigate).not.toHaveBeenCalled()
  await perform(when(200, { go: [...only, '/toys'] }), { record: {} })
  expect(services.navigate.mock.calls).toEqual([['/toys']])
})

describe('signing in again', () => {
  const table: OutcomeTable = { 200: [{ go: '/done' }], 401: ['signInAgain'] }

  it('does not go round in circles when the call is refused again', async () => {
    const { perform, call, services, saidToasts } = setUp(answer(401))
    expect(await perform(table)).toMatchObject({ status: 401 })
    expect(call).toHaveBeenCalledTimes(2)
    expect(services.signInAgain).toHaveBeenCalledOnce()
    expect(saidToasts()).toEqual([{ type: 'error', title: 'Access denied', message: 'No authorizations' }])
  })

  it('is quiet when the user gives up', async () => {
    const { perform, call, services, saidToasts } = setUp(answer(401), answer(200))
    services.signInAgain.mockResolvedValue(false)
    expect(await perform(table)).toMatchObject({ status: 401 })
    expect(call).toHaveBeenCalledOnce()
    expect(saidToasts()).toEqual([])
  })

  it('sends nothing once the screen was left while it asked', async () => {
    const { perform, call, services } = setUp(answer(401), answer(200))
    const controller = new AbortController()
    services.signInAgain.mockImplementation(() => {
      controller.abort()
      return Promise.resolve(true)
    })
    await perform(table, {}, { signal: controller.signal })
    expect(call).toHaveBeenCalledOnce()
  })

  it('lets the second answer do what its row says', async () => {
    const { perform, saidToasts } = setUp(answer(401), answer(404))
    await perform({ ...table, 404: [toast('notFound')] }, {}, { id: '7' })
    expect(saidToasts()[0]?.message).toBe('No toy with id : 7 found.')
  })
})

it('does nothing any more once it was given up', async () => {
  const { perform, services, saidToasts } = setUp(answer('network'))
  await perform({ other: [toast('failed'), { go: '/' }] }, {}, { signal: AbortSignal.abort() })
  expect(saidToasts()).toEqual([])
  expect(services.navigate).not.toHaveBeenCalled()
})

describe('saying something', () => {
  it.each([
    ['a sentence of the server', { code: 'refused', sentence: 'Is not right' }, ['other', 'Is not right']],
    ['ERR-09 a field without words', { code: 'refused' }, ['other', 'Some mandatory fields are wrong']],
    ['a code without words', { code: 'odd' }, ['other', 'Not valid']],
  ])('lists %s', async (_, item, expected) => {
    const { perform, saidToasts } = setUp(answer(422, { problem: [{ path: 'other', params: {}, ...item }] }))
    await perform(when(422, toast('invalid', 'fields')))
    expect(saidToasts()[0]?.message).toEqual([expected])
  })

  it.each([
    ['its catalogue text where the answer gives a key', 'ERR_GEN_422', 'Some mandatory fields are wrong'],
    ['the message where it gives nothing', undefined, 'Look at the fields'],
  ])('shows instead of a list %s', async (_, problem, message) => {
    const { perform, saidToasts } = setUp(answer(422, problem === undefined ? {} : { problem }))
    await perform(when(422, toast('invalid', 'fields')))
    expect(saidToasts()[0]?.message).toBe(message)
  })
})

describe('marking, showing, removing', () => {
  it('leaves out what the screen cannot do', async () => {
    const { perform, context } = setUp(answer(410))
    await perform(when(410, 'removeRow'), { removeRow: undefined })
    expect(context.removeRow).not.toHaveBeenCalled()
  })

  it('keeps the answer as the session, signs out, and keeps their order', async () => {
    const { perform, services } = setUp(answer(200, { data: { access_token: 't' } }))
    await perform(when(200, 'signIn', 'signOut', { go: '/' }))
    expect(services.session.signIn).toHaveBeenCalledWith({ access_token: 't' })
    const order = [services.session.signIn, services.session.signOut, services.navigate].map(
      (step) => step.mock.invocationCallOrder[0] ?? 0,
    )
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })
})

const back = 'reload' as const
const out = 'signOut' as const

it.each<[OutcomeTable, number | 'network', unknown[]]>([
  [{ '200': [back] }, 200, [back]],
  [{ '200': [back], other: [out] }, 201, []],
  [{ '404': [back], other: [out] }, 404, [back]],
  [{ '404': [back], other: [out] }, 300, [out]],
  [{ other: [out] }, 'network', [out]],
  [{ other: [out], network: [back] }, 'network', [back]],
  [{}, 500, []],
])('%j answers %s with %j', (table, status, effects) => {
  expect(effectsFor(table, status)).toEqual(effects)
})
