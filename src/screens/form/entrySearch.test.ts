import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, renderForm } from '../../../tests/fixtures/toy/renderForm.tsx'
import { tabbedToy } from '../../../tests/fixtures/toy/tabbedToy.ts'

async function openSearch(...answers: ReturnType<typeof answer>[]) {
  const rendered = await renderForm({ ...tabbedToy, answers })
  fireEvent.click(screen.getByRole('tab', { name: /^Its parts/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Add a part' }))
  fireEvent.click(screen.getByRole('tab', { name: 'Search' }))
  return rendered
}
const search = (typed: string) => {
  const field = screen.getByRole('searchbox', { name: 'Name or email' })
  fireEvent.change(field, { target: { value: typed } })
  return field
}
const found = answer(200, {
  data: [{ resourceUuid: 'old', shape: 'TAIL', name: 'Lid', maker: 'Ann', price: 7 }, { name: 'Base' }],
})

describe('looking for an entry that was typed before', () => {
  it('asks at once on Enter, and says that nothing was found', async () => {
    const { call } = await openSearch(answer(200, { data: [] }))
    fireEvent.keyDown(search('x'), { key: 'Enter' })
    expect(call).toHaveBeenCalledOnce()
    await screen.findByText('No result')
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('says that the search failed and asks again', async () => {
    const { call } = await openSearch(answer('network'), found)
    fireEvent.keyDown(search('x'), { key: 'Enter' })
    await screen.findByText('The search failed')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('2 results')
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('asks for a sign-in where the session has ended, and then once more', async () => {
    const { services } = await openSearch(answer(401), found)
    fireEvent.keyDown(search('x'), { key: 'Enter' })
    await screen.findByText('2 results')
    expect(services.signInAgain).toHaveBeenCalledOnce()
  })
})
