import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { listPlan } from '#compiler/list/listPlan.ts'
import { ListScreen } from '../ListScreen.tsx'
import { renderScreen } from '../../../tests/fixtures/screens/renderScreen.tsx'
import { toyFormats, toySchema, toyTable } from '../../../tests/fixtures/screens/toy.ts'

afterEach(cleanup)

it.each([
  [true, ['Yak']],
  [false, ['Élan', 'Yak']],
])('no question lies beneath the sign-in that a removal asks for (signed in: %s)', async (signsIn, left) => {
  let signedIn = false
  const questions: number[] = []
  const signInAgain = vi.fn(() => {
    questions.push(screen.queryAllByRole('dialog').length)
    signedIn = signsIn
    return Promise.resolve(signsIn)
  })
  renderScreen(<ListScreen plan={listPlan('toy/toy', toyTable, toySchema, toyFormats)} holds={() => true} />, {
    address: '/toys',
    signInAgain,
    answers: {
      listToys: () => ({
        data: [
          { resourceUuid: '1', label: 'Élan' },
          { resourceUuid: '2', label: 'Yak' },
        ],
      }),
      removeToy: () => ({ status: signedIn ? 200 : 401 }),
    },
  })
  await screen.findByRole('table')
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Élan' }))
  fireEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Delete' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(questions).toEqual([0]))
  const labels = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent)
  await waitFor(() => expect(labels()).toEqual(left))
  expect(screen.queryByRole('dialog')).toBeNull()
})
