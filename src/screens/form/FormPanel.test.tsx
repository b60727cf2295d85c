import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answer, renderForm } from '../../../tests/fixtures/toy/renderForm.tsx'

const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}( \\(optional\\))?$`) })
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

function type(name: string, text: string) {
  const field = box(name)
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: text } })
  fireEvent.blur(field)
}

function pick(name: string, option: string) {
  const field = screen.getByRole('combobox', { name: new RegExp(`^${name}`) })
  fireEvent.focus(field)
  fireEvent.mouseDown(field)
  const list = [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')].filter(
    (item) => !item.closest('.ant-select-dropdown-hidden'),
  )
  const found = list.filter((item) => item.textContent === option).at(-1)
  if (!found) throw new Error(`There is no option ${option}`)
  fireEvent.click(found)
  fireEvent.blur(field)
}

function fillIn() {
  type('Name', 'Kite')
  pick('Kind', 'Round')
  type('Size', '12,5')
}

describe('when errors are shown', () => {
  it('FMT-01 shows what is wrong with a field once that field is left, and of no other field', async () => {
    await renderForm()
    expect(screen.queryByText('Name cannot be empty')).toBeNull()
    fireEvent.focus(box('Name'))
    expect(screen.queryByText('Name cannot be empty')).toBeNull()
    fireEvent.blur(box('Name'))
    expect(screen.getByText('Name cannot be empty')).toBeTruthy()
    expect(screen.queryByText('Size cannot be empty and must be number')).toBeNull()
  })

  it('FMT-02 hides what is wrong with a field while it has the focus', async () => {
    await renderForm()
    fireEvent.focus(box('Name'))
    fireEvent.blur(box('Name'))
    fireEvent.focus(box('Name'))
    expect(screen.queryByText('Name cannot be empty')).toBeNull()
    fireEvent.blur(box('Name'))
    expect(screen.getByText('Name cannot be empty')).toBeTruthy()
  })

  it('shows all that is wrong once somebody tries to save with Enter, also at the field that gets the focus', async () => {
    const { call } = await renderForm()
    pick('Kind', 'Square')
    fireEvent.focus(box('Size'))
    fireEvent.keyDown(box('Size'), { key: 'Enter' })
    await screen.findByText('Name cannot be empty')
    expect(screen.getByText('Size cannot be empty and must be number')).toBeTruthy()
    expect(document.activeElement).toBe(box('Name'))
    expect(call).not.toHaveBeenCalled()
  })

  it('says to assistive technology what is wrong, by ids that exist', async () => {
    await renderForm()
    const field = box('Name')
    const described = () => (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
    expect(described().map((id) => document.getElementById(id)?.textContent)).toEqual(['As it stands on the box. '])
    expect(field.getAttribute('aria-invalid')).toBeNull()
    fireEvent.focus(field)
    fireEvent.blur(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(described().map((id) => document.getElementById(id)?.textContent)).toEqual(['Name cannot be empty'])
    const error = screen.getByText('Name cannot be empty')
    expect(error.closest('[aria-live=polite]')).toBeTruthy()
    expect(box('Count').getAttribute('aria-describedby')).toBeNull()
  })

  it('I18N speaks another language at once and keeps what was typed', async () => {
    const { speak } = await renderForm()
    fireEvent.focus(box('Name'))
    fireEvent.blur(box('Name'))
    type('Size', '12,')
    fireEvent.change(box('E-mail'), { target: { value: 'half an addr' } })
    speak('fr')
    expect(screen.getByText('Le nom ne peut être vide')).toBeTruthy()
    expect(box('E-mail').value).toBe('half an addr')
  })
})

describe('the save button', () => {
  it('REAL-32 is disabled until all rules pass, and says what is missing as links', async () => {
    await renderForm()
    expect(saveButton().disabled).toBe(true)
    expect(screen.getByText(/3 fields missing:/)).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Size' }))
    expect(document.activeElement).toBe(box('Size'))
    fillIn()
    expect(saveButton().disabled).toBe(false)
    expect(screen.queryByText(/fields missing/)).toBeNull()
    type('Phone', '123')
    expect(saveButton().disabled).toBe(true)
    expect(screen.getByText(/1 fields to correct:/)).toBeTruthy()
  })

  it('comes alive while the last field is still being typed', async () => {
    await renderForm()
    pick('Kind', 'Round')
    type('Size', '3')
    fireEvent.focus(box('Name'))
    fireEvent.change(box('Name'), { target: { value: 'Kite ' } })
    await waitFor(() => expect(saveButton().disabled).toBe(false), { timeout: 1000 })
    expect(box('Name').value).toBe('Kite ')
  })

  it('saves the record once, with a key that makes a repeated call harmless', async () => {
    let end: (given: ReturnType<typeof answer>) => void = () => undefined
    const { call, services } = await renderForm({ answers: [new Promise((resolve) => (end = resolve))] })
    fillIn()
    fireEvent.click(saveButton())
    await waitFor(() => expect(call).toHaveBeenCalledOnce())
    fireEvent.submit(document.querySelector('form') as HTMLFormElement)
    expect(call).toHaveBeenCalledOnce()
    const [operation, args] = call.mock.calls[0] ?? []
    expect(operation).toBe('createToy')
    expect(args?.json).toEqual({ label: 'Kite', kind: 'ROUND', size: 12.5, unit: 'METERS' })
    expect(args?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
    await act(async () => end(answer(200, { data: { resourceUuid: '7' } })))
    expect(services.navigate).toHaveBeenCalledWith('/toys/7')
  })

  it('keeps the key where the call may have been carried out, and takes a new one after a plain refusal', async () => {
    const { call } = await renderForm({
      answers: [answer('network'), answer(500), answer(422), answer(200, { data: { resourceUuid: '7' } })],
    })
    fillIn()
    for (let count = 1; count <= 4; count += 1) {
      fireEvent.click(saveButton())
      await waitFor(() => expect(call).toHaveBeenCalledTimes(count))
      await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBe('false'))
    }
    const keys = call.mock.calls.map(([, args]) => args?.idempotencyKey)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).toBe(keys[0])
    expect(keys[3]).not.toBe(keys[0])
  })

  it('keeps the key of a create that may have arrived though its content changed, until the server says that it did', async () => {
    const { call } = await renderForm({ answers: [answer('network'), answer(409), answer(500)] })
    fillIn()
    for (let count = 1; count <= 3; count += 1) {
      type('Name', `Kite ${count}`)
      fireEvent.click(saveButton())
      await waitFor(() => expect(call).toHaveBeenCalledTimes(count))
      await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBe('false'))
    }
    const keys = call.mock.calls.map(([, args]) => args?.idempotencyKey)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('takes a new key for an update with other content, and keeps it for the same content', async () => {
    const resourceUuid = '22222222-2222-4222-8222-222222222222'
    const stored = { resourceUuid, label: 'Kite', kind: 'ROUND', size: 1, unit: 'METERS' }
    const { call } = await renderForm({ stored, answers: [answer('network')] })
    for (const name of ['Kite 1', 'Kite 1', 'Kite 2']) {
      const before = call.mock.calls.length
      type('Name', name)
      fireEvent.click(saveButton())
      await waitFor(() => expect(call).toHaveBeenCalledTimes(before + 1))
      await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBe('false'))
    }
    const keys = call.mock.calls.map(([, args]) => args?.idempotencyKey)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('keeps everything typed and shows an alert when saving fails; the alert goes when a field gets the focus', async () => {
    const { call } = await renderForm({ answers: [answer(500)] })
    fillIn()
    fireEvent.click(saveButton())
    await screen.findByText('That did not work')
    expect(call).toHaveBeenCalledOnce()
    expect(box('Name').value).toBe('Kite')
    fireEvent.focus(box('Name'))
    expect(screen.queryByText('That did not work')).toBeNull()
  })

  it('marks the fields that the server names, until they change', async () => {
    const details = [{ fieldName: 'label', message: 'Is taken already' }]
    await renderForm({ answers: [answer(422, { problem: { details } })] })
    fillIn()
    fireEvent.click(saveButton())
    await screen.findByText('Is taken already')
    expect(box('Name').getAttribute('aria-invalid')).toBe('true')
    expect(saveButton().disabled).toBe(false)
    type('Name', 'Other kite')
    expect(screen.queryByText('Is taken already')).toBeNull()
  })

  it('sends the very same call again after a new sign-in', async () => {
    const { call, services } = await renderForm({
      answers: [answer(401), answer(200, { data: { resourceUuid: '7' } })],
    })
    fillIn()
    fireEvent.click(saveButton())
    await waitFor(() => expect(services.navigate).toHaveBeenCalled())
    expect(call.mock.calls[1]).toEqual(call.mock.calls[0])
  })
})

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

describe('files', () => {
  const png = (name: string, size = 4) => new File([new Uint8Array(size)], name, { type: 'image/png' })
  const choose = (...files: File[]) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no place for files')
    fireEvent.change(input, { target: { files } })
  }
  const stored = {
    resourceUuid: '22222222-2222-4222-8222-222222222222',
    label: 'Kite',
    kind: 'ROUND',
    size: 1,
    unit: 'FEET',
    pictures: [{ label: 'old.png', resourceUuid: '11111111-1111-4111-8111-111111111111' }],
  }

  it('REAL-19 REAL-54 REAL-55 keeps files up to the limit, stored ones counted, and refuses the rest', async () => {
    await renderForm({ stored })
    choose(png('a.png'), png('b.png'), png('c.png'))
    const group = within(screen.getByRole('group', { name: /Pictures/ }))
    expect(group.getByTitle('a.png')).toBeTruthy()
    expect(group.getByTitle('b.png')).toBeTruthy()
    expect(group.queryByTitle('c.png')).toBeNull()
    expect(group.getByText(/At most 3 pictures/).textContent).toContain('c.png')
    fireEvent.click(screen.getByRole('button', { name: 'Remove a.png' }))
    choose(png('c.png'))
    expect(group.getByTitle('c.png')).toBeTruthy()
    expect(group.queryByText(/At most 3 pictures/)).toBeNull()
  })

  it('REAL-53 refuses what is no picture', async () => {
    await renderForm()
    choose(new File(['x'], 'a.pdf', { type: 'application/pdf' }), png('a.png'))
    expect(screen.getByText(/This is no picture/).textContent).toContain('a.pdf')
    expect(screen.getByTitle('a.png')).toBeTruthy()
  })

  it('REAL-35 sends new files apart and kept ones as ids', async () => {
    const { call } = await renderForm({ stored })
    choose(png('new.png'))
    fireEvent.click(saveButton())
    await waitFor(() => expect(call.mock.calls.some(([operation]) => operation === 'updateToy')).toBe(true))
    const args = call.mock.calls.find(([operation]) => operation === 'updateToy')?.[1]
    expect(args?.json).toMatchObject({ oldPictures: ['11111111-1111-4111-8111-111111111111'] })
    expect(args?.json).not.toHaveProperty('pictures')
    expect(args?.files?.map(({ part, name }) => [part, name])).toEqual([['pictures', 'new.png']])
  })

  it('REAL-20 a stored picture that cannot be fetched says so and can be tried again', async () => {
    const picture = answer(200, { data: new Blob(['x'], { type: 'image/png' }) })
    const { call } = await renderForm({ stored, answers: [answer(500), picture, answer(200, { data: {} })] })
    await screen.findByText('This file could not be loaded.')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    // The picture has no name of its own: that of the file stands below it.
    await waitFor(() => expect(screen.getByTitle('old.png').closest('li')?.querySelector('img')).toBeTruthy())
    expect(call.mock.calls.map(([operation]) => operation)).toEqual(['getToyPicture', 'getToyPicture'])
  })

  it('REAL-35 a stored picture that could not be fetched is kept all the same', async () => {
    const { call } = await renderForm({ stored, answers: [answer(500), answer(200, { data: {} })] })
    await screen.findByText('This file could not be loaded.')
    fireEvent.click(saveButton())
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2))
    expect(call.mock.calls[1]?.[0]).toBe('updateToy')
    expect(call.mock.calls[1]?.[1]?.json).toMatchObject({ oldPictures: ['11111111-1111-4111-8111-111111111111'] })
  })

  it('shows how far each file has gone up', async () => {
    const { call } = await renderForm({ answers: [new Promise(() => undefined)] })
    fillIn()
    choose(png('a.png', 100), png('b.png', 300))
    fireEvent.click(saveButton())
    await waitFor(() => expect(call).toHaveBeenCalled())
    act(() => call.mock.calls[0]?.[1]?.onProgress?.(0.5))
    const shares = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'))
    expect(shares).toEqual(['100', '33'])
  })
})

it('a field of an unknown kind is shown, labelled, and reported once', async () => {
  const { reported } = await renderForm({
    stored: {
      resourceUuid: '22222222-2222-4222-8222-222222222222',
      label: 'K',
      kind: 'ROUND',
      size: 1,
      unit: 'FEET',
      odd: 'marble',
    },
  })
  const group = screen.getByRole('group', { name: /Odd thing/ })
  expect(group.textContent).toContain('marble')
  expect(reported.mock.calls.length).toBeLessThanOrEqual(1)
})

it('asks before the page is closed with something typed that is not saved', async () => {
  await renderForm()
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leave()).toBe(false)
  type('Name', 'Kite')
  expect(leave()).toBe(true)
})

it('cancel does what the page says', async () => {
  const onCancel = vi.fn<() => void>()
  await renderForm({ onCancel })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel).toHaveBeenCalledOnce()
})
