import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { saveButton, type } from '../../../tests/fixtures/toy/fillForm.ts'
import { answer } from '../../../tests/fixtures/answer.ts'
import { renderForm } from '../../../tests/fixtures/toy/renderForm.tsx'
import { tabbedToy } from '../../../tests/fixtures/toy/tabbedToy.ts'

const dialog = () => screen.getByRole('dialog', { name: 'New part' })
const button = (name: string) => within(dialog()).getByRole<HTMLButtonElement>('button', { name })
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function openParts(more = {}) {
  const rendered = await renderForm({ ...tabbedToy, ...more })
  fireEvent.click(screen.getByRole('tab', { name: /^Its parts/ }))
  return rendered
}

async function openNew(more = {}) {
  const rendered = await openParts(more)
  const add = screen.getByRole('button', { name: 'Add a part' })
  add.focus()
  fireEvent.click(add)
  return rendered
}

describe('an entry that is typed in a form of its own', () => {
  it('asks before it closes with something typed, and forgets it only then', async () => {
    await openNew()
    type('Part name', 'Lid')
    fireEvent.click(within(dialog()).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    await screen.findByText('Close without adding?')
    fireEvent.click(screen.getByRole('button', { name: 'Keep typing' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Part name' }).value).toBe('Lid')
    fireEvent.click(within(dialog()).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    fireEvent.click(await screen.findByRole('button', { name: 'Close without adding' }))
    await noDialog()
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  it('counts as something that is not saved while it is open', async () => {
    await openNew()
    const leave = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leave)
    expect(leave.defaultPrevented).toBe(false)
    type('Part name', 'Lid')
    const again = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(again)
    expect(again.defaultPrevented).toBe(true)
  })
})

describe('the files of entries', () => {
  const chooseFile = async (name: string) => {
    const input = dialog().querySelector('input[type=file]')
    if (!input) throw new Error('There is no place for files')
    fireEvent.change(input, { target: { files: [new File(['x'.repeat(2048)], name, { type: 'application/zip' })] } })
    await within(dialog()).findByTitle(name)
  }
  const addWithFile = async () => {
    type('Part name', 'Lid')
    await chooseFile('plan.zip')
    fireEvent.click(button('Add'))
    await noDialog()
  }

  it('wait for the save of the whole, are sent with it, and say how far they are', async () => {
    let end: (given: ReturnType<typeof answer>) => void = () => undefined
    const sent = new Promise<ReturnType<typeof answer>>((resolve) => (end = resolve))
    const { call } = await openNew({ answers: [sent, answer(200, { data: {} })] })
    await addWithFile()
    expect(screen.getByText(/Waits for the save · 2 kB/)).toBeTruthy()
    fireEvent.click(screen.getByRole('tab', { name: /^About/ }))
    type('Name', 'Box')
    fireEvent.click(screen.getByRole('tab', { name: /^Its parts/ }))
    fireEvent.click(saveButton())
    fireEvent.click(saveButton())
    await waitFor(() => expect(call).toHaveBeenCalledOnce())
    expect(screen.getByText(/On its way/)).toBeTruthy()
    await act(async () => end(answer('network')))
    expect(screen.getByText(/It did not arrive/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  })

  it('are forgotten with an entry that is given up', async () => {
    await openNew()
    await chooseFile('plan.zip')
    fireEvent.click(within(dialog()).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    fireEvent.click(await screen.findByRole('button', { name: 'Close without adding' }))
    await noDialog()
    fireEvent.click(screen.getByRole('button', { name: 'Add a part' }))
    expect(screen.queryByTitle('plan.zip')).toBeNull()
  })
})

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
