import { describe, expect, it, vi } from 'vitest'
import type { Answer } from '#client/Answer.ts'
import type { Call } from '#client/createClient.ts'
import type { Effect, OutcomeTable } from '#generated/definitions.gen.ts'
import type { Translate } from '#ui/text/useText.ts'
import { say, type Words } from '#ui/text/words.ts'
import type { NewToast } from '#ui/toast/toasts.ts'
import { performCall, type CallContext, type CallServices } from './performCall.ts'

const locale: Record<string, string> = {
  'toy:messages.notFound.title': 'Not found',
  'toy:messages.notFound.message': 'No toy with id : {{id}} found.',
  'toy:messages.saved.title': 'Saved',
  'app:messages.accessDenied.title': 'Access denied',
  'app:messages.accessDenied.message': 'No authorizations',
  'app:messages.failed.title': 'Server Error',
  'app:messages.failed.message': 'Details are',
  'app:messages.invalid.title': 'Invalid input',
  'app:messages.invalid.message': 'Look at the fields',
  'app:reasons.network': 'no connection',
  'app:catalogue.ERR_GEN_401': 'Username or password incorrect',
  'app:catalogue.ERR_GEN_422': 'Some mandatory fields are wrong',
  'app:catalogue.ERR_GEN_UNEXPECTED': 'An unexpected error occured',
  'app:error.other': 'Not valid',
  'toy:fields.label.label': 'Name',
  'toy:fields.label.error': 'Name cannot be empty',
  'toy:fields.parts.size.label': 'Size',
  'toy:fields.parts.size.errors.minimum': 'Too small',
}
const find = (keys: string | readonly string[], values: Record<string, unknown> = {}) =>
  [keys]
    .flat()
    .map((key) => locale[key])
    .find((text) => text !== undefined)
    ?.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
const text: Translate = Object.assign(
  (keys: string | readonly string[], values?: Record<string, unknown>) => find(keys, values) ?? `? ${String(keys)}`,
  { optional: find },
)
const said = (words: Words | undefined) => words && say(text, words)

function answerOf(status: Answer['status'], more: Partial<Answer> = {}): Answer {
  return { status, ok: typeof status === 'number' && status < 300, data: undefined, headers: new Headers(), ...more }
}

function setUp(...answers: Answer[]) {
  const call = vi.fn<(...args: Parameters<Call>) => Promise<Answer>>(() => {
    const [next = answerOf(500)] = answers.length > 1 ? answers.splice(0, 1) : answers
    return Promise.resolve(next)
  })
  const toasts: NewToast[] = []
  const services = {
    call: call as Call,
    outcomeTables: {},
    route: { params: { thingUuid: 'from-route' } } as CallServices['route'],
    navigate: vi.fn<CallServices['navigate']>(),
    back: vi.fn<CallServices['back']>(),
    session: { signIn: vi.fn<(answer: unknown) => boolean>(() => true), signOut: vi.fn<() => void>() },
    signInAgain: vi.fn<CallServices['signInAgain']>(() => Promise.resolve(true)),
    toasts: { add: (toast: NewToast) => `${toasts.push(toast)}` },
  } satisfies CallServices
  const context = {
    namespace: 'toy',
    alert: vi.fn<NonNullable<CallContext['alert']>>(),
    mark: vi.fn<NonNullable<CallContext['mark']>>(),
    show: vi.fn<NonNullable<CallContext['show']>>(),
    removeRow: vi.fn<NonNullable<CallContext['removeRow']>>(),
  } satisfies CallContext
  const perform = (outcomes: OutcomeTable, more: Partial<CallContext> = {}, args = {}) =>
    performCall(services, { operation: 'doIt', args, outcomes, context: { ...context, ...more } })
  const saidToasts = () =>
    toasts.map(({ type, title, message }) => ({
      type,
      title: said(title),
      message: Array.isArray(message)
        ? message.map((item: { fieldName: Words; message: Words }) => [said(item.fieldName), said(item.message)])
        : said(message as Words),
    }))
  return { services, context, call, perform, saidToasts }
}

const when = (status: number | 'network', ...effects: Effect[]): OutcomeTable => ({ [status]: effects })
const toast = (words: string, details?: 'fields' | 'reason' | 'catalogue'): Effect => ({
  effect: 'toast',
  type: 'error',
  words,
  ...(details && { details }),
})
const named = { problem: { details: [{ fieldName: 'label' }, { fieldName: 'parts.0.size', message: 'minimum' }] } }

describe('going somewhere', () => {
  it('fills an address from the answer, then the route, then the record, and encodes what it puts there', async () => {
    const { perform, services } = setUp(answerOf(200, { data: { resourceUuid: 'a/b' } }))
    const record = { resourceUuid: 'no', thingUuid: 'no', label: 'été' }
    await perform(when(200, { effect: 'go', to: '/t/{resourceUuid}/{thingUuid}/{label}' }), { record })
    expect(services.navigate).toHaveBeenCalledExactlyOnceWith('/t/a%2Fb/from-route/%C3%A9t%C3%A9')
  })

  it('puts an answer that is text into the address', async () => {
    const { perform, services } = setUp(answerOf(200, { data: 'abc-1' }))
    await perform(when(200, { effect: 'go', to: '/result/{answer}/success' }))
    expect(services.navigate).toHaveBeenCalledWith('/result/abc-1/success')
  })

  it('opens the wanted address as it is, and the other one without it', async () => {
    const { perform, services } = setUp(answerOf(200))
    const go: Effect = { effect: 'go', to: '{wanted}', otherwise: '/home' }
    services.route.wanted = '/t/7?q=a%20b'
    await perform(when(200, go))
    delete services.route.wanted
    await perform(when(200, go))
    expect(services.navigate.mock.calls).toEqual([['/t/7?q=a%20b'], ['/home']])
  })

  it('stays where an address cannot be filled', async () => {
    const { perform, services } = setUp(answerOf(200))
    await perform(when(200, { effect: 'go', to: '/t/{missing}' }))
    expect(services.navigate).not.toHaveBeenCalled()
  })

  it('goes back', async () => {
    const { perform, services } = setUp(answerOf(200))
    await perform(when(200, { effect: 'back' }))
    expect(services.back).toHaveBeenCalledOnce()
  })
})

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
      ['Size', 'Too small'],
    ])
  })

  it.each([
    ['a sentence of the server', { fieldName: 'other', message: 'Is not right' }, ['other', 'Is not right']],
    ['ERR-09 a field without words', { fieldName: 'other' }, ['other', 'Some mandatory fields are wrong']],
    ['a code without words', { fieldName: 'other', message: 'odd' }, ['other', 'Not valid']],
  ])('lists %s', async (_, item, expected) => {
    const { perform, saidToasts } = setUp(answerOf(422, { problem: { details: [item] } }))
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
    await perform(when(500, toast('failed', 'catalogue'), { effect: 'alert', details: 'catalogue' }))
    expect(saidToasts()[0]?.message).toBe(message)
    expect(said(context.alert.mock.calls[0]?.[1])).toBe(message)
  })

  it('hands an alert with its words to the screen', async () => {
    const { perform, context } = setUp(answerOf(401))
    await perform(when(401, { effect: 'alert', type: 'warning', words: 'failed' }))
    expect(context.alert).toHaveBeenCalledOnce()
    expect(context.alert.mock.calls[0]?.[0]).toBe('warning')
    expect(said(context.alert.mock.calls[0]?.[1])).toBe('Details are')
  })
})

describe('marking, showing, removing', () => {
  it('marks every field that the answer names', async () => {
    const { perform, context } = setUp(answerOf(422, named))
    await perform(when(422, { effect: 'markFields' }))
    expect(context.mark.mock.calls.map(([path, words]) => [path, said(words)])).toEqual([
      ['label', 'Name cannot be empty'],
      ['parts.0.size', 'Too small'],
    ])
  })

  it('marks one field only if the answer names it', async () => {
    const { perform, context } = setUp(answerOf(422, named))
    await perform(when(422, { effect: 'mark', field: 'label' }, { effect: 'mark', field: 'password' }))
    expect(context.mark.mock.calls.map(([path]) => path)).toEqual(['label'])
  })

  it('shows another form and removes the row', async () => {
    const { perform, context } = setUp(answerOf(410))
    await perform(when(410, { effect: 'show', form: 'toy/other' }, { effect: 'removeRow' }))
    expect(context.show).toHaveBeenCalledExactlyOnceWith('toy/other')
    expect(context.removeRow).toHaveBeenCalledOnce()
  })

  it('saves bytes that were answered as a file, and nothing else', async () => {
    vi.useFakeTimers()
    const saved: (string | null)[][] = []
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:bytes')
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push([this.getAttribute('href'), this.getAttribute('download')])
    })
    const { perform } = setUp(answerOf(200, { data: new Blob(['x']) }), answerOf(200, { data: 'text' }))
    const table = when(200, { effect: 'download', name: 'all.zip' })
    await perform(table)
    await perform(table)
    expect(saved).toEqual([['blob:bytes', 'all.zip']])
    vi.runAllTimers()
    expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:bytes')
    vi.useRealTimers()
  })

  it('leaves out what the screen cannot do', async () => {
    const { perform, context } = setUp(answerOf(410))
    await perform(when(410, { effect: 'removeRow' }), { removeRow: undefined })
    expect(context.removeRow).not.toHaveBeenCalled()
  })

  it('keeps the answer as the session, signs out, and keeps their order', async () => {
    const { perform, services } = setUp(answerOf(200, { data: { access_token: 't' } }))
    await perform(when(200, { effect: 'signIn' }, { effect: 'signOut' }, { effect: 'go', to: '/' }))
    expect(services.session.signIn).toHaveBeenCalledWith({ access_token: 't' })
    const order = [services.session.signIn, services.session.signOut, services.navigate].map(
      (step) => step.mock.invocationCallOrder[0] ?? 0,
    )
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })

  it('AUTH-11 does nothing for an empty row and for a success without one', async () => {
    const { perform, services, saidToasts } = setUp(answerOf(422), answerOf(200))
    await perform({ 422: [], other: [toast('failed')] })
    await perform({ other: [toast('failed')] })
    expect(saidToasts()).toEqual([])
    expect(services.navigate).not.toHaveBeenCalled()
  })
})

describe('signing in again', () => {
  const table: OutcomeTable = { 200: [{ effect: 'go', to: '/done' }], 401: [{ effect: 'signInAgain' }] }

  it('AUTH-24 REAL-65 ERR-16 asks at a 401, then sends the very same call once more', async () => {
    const { perform, call, services } = setUp(answerOf(401), answerOf(200))
    const args = { json: { label: 'x' }, idempotencyKey: 'key-12345' }
    expect(await perform(table, {}, args)).toMatchObject({ status: 200 })
    expect(services.signInAgain).toHaveBeenCalledOnce()
    expect(call.mock.calls).toEqual([
      ['doIt', args],
      ['doIt', args],
    ])
    expect(services.navigate).toHaveBeenCalledExactlyOnceWith('/done')
  })

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

  it('lets the second answer do what its row says', async () => {
    const { perform, saidToasts } = setUp(answerOf(401), answerOf(404))
    await perform({ ...table, 404: [toast('notFound')] }, {}, { id: '7' })
    expect(saidToasts()[0]?.message).toBe('No toy with id : 7 found.')
  })
})

it('does nothing any more once it was given up', async () => {
  const { perform, services, saidToasts } = setUp(answerOf('network'))
  await perform({ other: [toast('failed'), { effect: 'back' }] }, {}, { signal: AbortSignal.abort() })
  expect(saidToasts()).toEqual([])
  expect(services.back).not.toHaveBeenCalled()
})
