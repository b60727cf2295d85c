import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { box, saveButton, type } from '../../../tests/fixtures/toy/fillForm.ts'
import { answer, renderForm } from '../../../tests/fixtures/toy/renderForm.tsx'
import { storedToy, tabbedToy } from '../../../tests/fixtures/toy/tabbedToy.ts'

const tab = (name: RegExp) => screen.getByRole('tab', { name })
const openTab = (name: RegExp) => fireEvent.click(tab(name))

describe('a form with tabs', () => {
  it('shows only the open one, and keeps what was typed last in the other', async () => {
    await renderForm(tabbedToy)
    fireEvent.focus(box('Name'))
    fireEvent.change(box('Name'), { target: { value: 'Box' } })
    openTab(/^Its parts/)
    expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull()
    expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(tab(/^Its parts/).id)
    openTab(/^About/)
    expect(box('Name').value).toBe('Box')
  })

  it('leads on to the next tab at its end, as long as there is one', async () => {
    await renderForm(tabbedToy)
    for (const name of ['Its parts', 'More']) {
      fireEvent.click(screen.getByRole('button', { name: `Next: ${name}` }))
      expect(document.activeElement).toBe(tab(new RegExp(`^${name}`)))
      expect(tab(new RegExp(`^${name}`)).getAttribute('aria-selected')).toBe('true')
    }
    expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull()
  })

  it('walks through the tabs with arrow keys, Home and End', async () => {
    await renderForm(tabbedToy)
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
    tab(/^About/).focus()
    press('ArrowRight')
    expect(document.activeElement).toBe(tab(/^Its parts/))
    expect(tab(/^Its parts/).getAttribute('aria-selected')).toBe('true')
    press('End')
    expect(document.activeElement).toBe(tab(/^More/))
    press('ArrowRight')
    expect(document.activeElement).toBe(tab(/^About/))
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  })

  it('a link to what is missing opens its tab and puts the focus on the field', async () => {
    await renderForm(tabbedToy)
    openTab(/^More/)
    fireEvent.click(screen.getByRole('link', { name: 'Name' }))
    expect(tab(/^About/).getAttribute('aria-selected')).toBe('true')
    expect(document.activeElement).toBe(box('Name'))
  })

  it('a field that the answer marks is shown, in whatever tab it is', async () => {
    const details = [{ path: 'label', code: 'refused', params: {}, sentence: 'Is taken already' }]
    await renderForm({ ...tabbedToy, stored: storedToy, answers: [answer(422, { problem: { details } })] })
    openTab(/^More/)
    type('Note', 'new')
    fireEvent.click(saveButton())
    await screen.findByText('Is taken already')
    await waitFor(() => expect(document.activeElement).toBe(box('Name')))
    expect(tab(/^About, 1 to complete/)).toBeTruthy()
    type('Name', 'Other box')
    expect(tab(/^About, complete/)).toBeTruthy()
  })
})

describe('what is asked for on submit', () => {
  it('something wrong in it keeps the button disabled, as everywhere', async () => {
    const [{ scan }] = [{ scan: { label: 'paper.pdf', resourceUuid: 'no id' } }]
    await renderForm({ ...tabbedToy, stored: { ...storedToy, kind: 'ROUND', size: 3, paper: { scan } } })
    type('Name', 'Other box')
    expect(saveButton().disabled).toBe(true)
    expect(screen.getByRole('link', { name: 'Paper' })).toBeTruthy()
  })

  it('says nothing of them while something else is wrong', async () => {
    const { saidToasts } = await renderForm(tabbedToy)
    fireEvent.submit(document.querySelector('form') as HTMLFormElement)
    expect(saidToasts()).toEqual([])
    expect(document.activeElement?.closest('.field')?.textContent).toContain('Name')
  })
})
