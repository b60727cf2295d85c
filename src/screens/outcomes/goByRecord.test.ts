import { expect, it } from 'vitest'
import { answerOf, setUp, when } from '../../../tests/fixtures/toy/setUpCall.ts'

const heavy = 0
const saved = () => answerOf(200, { data: { id: '7' } })

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
