import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { box, fillIn, pick, saveButton, type } from '../../../tests/fixtures/toy/fillForm.ts'
import { renderForm } from '../../../tests/fixtures/toy/renderForm.tsx'

describe('sections', () => {
  it('REAL-28 REAL-30 an optional section shows its fields when ticked and forgets them when unticked', async () => {
    const { call } = await renderForm()
    fillIn()
    expect(screen.queryByRole('textbox', { name: 'Owner' })).toBeNull()
    const tick = screen.getByRole('checkbox', { name: 'It has an owner' })
    fireEvent.click(tick)
    expect(saveButton().disabled).toBe(true)
    type('Owner', 'Ann')
    expect(saveButton().disabled).toBe(false)
    fireEvent.click(tick)
    expect(screen.queryByRole('textbox', { name: 'Owner' })).toBeNull()
    fireEvent.click(tick)
    expect(box('Owner').value).toBe('')
    expect(screen.queryByText('This field is required')).toBeNull()
    fireEvent.click(tick)
    fireEvent.click(saveButton())
    await waitFor(() => expect(call).toHaveBeenCalled())
    expect(call.mock.calls[0]?.[1]?.json).not.toHaveProperty('owner')
  })

  it('REAL-21 REAL-27 a section is there only while its condition holds, and what it held goes with the choice', async () => {
    await renderForm()
    fillIn()
    expect(screen.queryByText('Folded parts')).toBeNull()
    pick('Kind', 'Folded')
    expect(screen.getByText('Folded parts')).toBeTruthy()
    expect(saveButton().disabled).toBe(true)
    pick('Shape', 'Wing')
    type('Length', '5')
    fireEvent.click(screen.getByRole('button', { name: 'Add the part' }))
    expect(saveButton().disabled).toBe(false)
    pick('Kind', 'Round')
    pick('Kind', 'Folded')
    expect(screen.getByText('Nothing yet.')).toBeTruthy()
  })
})

describe('entries of a list', () => {
  const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add the part' })

  it('REAL-24 REAL-25 REAL-26 an entry can be added only while it is valid, and joins the list', async () => {
    const { call } = await renderForm()
    fillIn()
    pick('Kind', 'Folded')
    expect(add().disabled).toBe(true)
    pick('Shape', 'Wing')
    expect(add().disabled).toBe(true)
    type('Length', 'long')
    expect(add().disabled).toBe(true)
    expect(screen.getByText('Length must be number')).toBeTruthy()
    type('Length', '1 200,5')
    expect(add().disabled).toBe(false)
    fireEvent.click(add())
    expect(add().disabled).toBe(true)
    expect(box('Length').value).toBe('')
    const list = within(screen.getByRole('group', { name: 'Parts' }))
    expect(list.getByRole('listitem').textContent).toContain('Wing')
    expect(list.getByRole('listitem').textContent).toContain('1,200.5\u00a0cm')
    fireEvent.click(saveButton())
    await waitFor(() => expect(call).toHaveBeenCalled())
    expect(call.mock.calls[0]?.[1]?.json).toMatchObject({ folded: { parts: [{ shape: 'WING', length: 1200.5 }] } })
  })

  it('Enter in the editor adds the entry and does not save the form', async () => {
    const { call } = await renderForm()
    fillIn()
    pick('Kind', 'Folded')
    pick('Shape', 'Tail')
    fireEvent.focus(box('Length'))
    fireEvent.change(box('Length'), { target: { value: '3' } })
    fireEvent.keyDown(box('Length'), { key: 'Enter' })
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(call).not.toHaveBeenCalled()
  })

  it('an entry can be taken out again', async () => {
    await renderForm({
      stored: {
        resourceUuid: '22222222-2222-4222-8222-222222222222',
        label: 'Kite',
        kind: 'FOLDED',
        size: 1,
        unit: 'FEET',
        folded: {
          parts: [
            { resourceUuid: 'p1', shape: 'WING', length: 1 },
            { resourceUuid: 'p2', shape: 'TAIL', length: 2 },
          ],
        },
      },
    })
    fireEvent.click(screen.getByRole('button', { name: /^Remove Wing/ }))
    expect(screen.getByRole('listitem').textContent).toContain('Tail')
  })
})
