import { expect, it, vi } from 'vitest'
import { answerOf, setUp, when } from '../../../tests/fixtures/toy/setUpCall.ts'

const heavy = 0
const go = { go: [{ to: '/heavy/{id}', only: heavy }, { to: '/toys/{id}' }] }
const saved = () => answerOf(200, { data: { id: '7' } })

it('goes where the record that was saved belongs', async () => {
  const holds = vi.fn((_: unknown, record: unknown) => (record as { heavy?: boolean }).heavy === true)
  const { perform, services } = setUp(saved(), saved())
  await perform(when(200, go), { record: { heavy: true }, holds })
  await perform(when(200, go), { record: {}, holds })
  expect(services.navigate.mock.calls).toEqual([['/heavy/7'], ['/toys/7']])
  expect(holds).toHaveBeenCalledWith(heavy, { heavy: true })
})

it('stays where no address fits, unless there is another', async () => {
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
