import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { box, saveButton, type, fillIn, pick } from '../../../tests/fixtures/toy/fillForm.ts'
import { answer } from '../../../tests/fixtures/answer.ts'
import { renderForm } from '../../../tests/fixtures/toy/renderForm.tsx'
import { storedToy, tabbedToy } from '../../../tests/fixtures/toy/tabbedToy.ts'
import type { PropertySchema, RecordRule, RecordSchema } from '#generated/definitions.gen.ts'
import { toySchema } from '../../../tests/fixtures/toy/definitions.ts'

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

  it('opened at a field, it shows its tab and puts the focus on it', async () => {
    await renderForm({ ...tabbedToy, stored: storedToy, field: 'note' })
    expect(tab(/^More/).getAttribute('aria-selected')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(box('Note')))
  })

  it('opened at a field that is hidden, it shows its tab and puts the focus near it', async () => {
    await renderForm({ ...tabbedToy, stored: storedToy, field: 'paper' })
    expect(tab(/^About/).getAttribute('aria-selected')).toBe('true')
    await waitFor(() => expect(document.activeElement?.closest('[role=tabpanel]')).toBeTruthy())
  })

  it('a field that the answer marks is shown, in whatever tab it is', async () => {
    const problem = [{ path: 'label', code: 'refused', params: {}, sentence: 'Is taken already' }]
    await renderForm({ ...tabbedToy, stored: storedToy, answers: [answer(422, { problem })] })
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

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

describe('what a record decides', () => {
  it('TEN-55 a disabled field is shown, cannot be changed, and gets back what was typed', async () => {
    await renderForm({ ...tabbedToy, address: '/toys/new?kind=round' })
    type('Size', '12')
    expect(screen.getByText('From end to end')).toBeTruthy()
    choose('Square')
    expect(box('Size').disabled).toBe(true)
    expect(screen.getByText('A square one needs no size')).toBeTruthy()
    expect(screen.queryByText('From end to end')).toBeNull()
    expect(box('Size').closest('.field')?.hasAttribute('data-disabled')).toBe(true)
    choose('Round')
    expect(box('Size').disabled).toBe(false)
    expect(box('Size').value).toContain('12')
  })

  it('a field is required, and says so, only as the record stands', async () => {
    await renderForm(tabbedToy)
    expect(box('Size').getAttribute('aria-required')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Size' })).toBeNull()
    choose('Round')
    expect(box('Size').getAttribute('aria-required')).toBe('true')
    expect(screen.getByRole('link', { name: 'Size' })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Size' })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Owner (optional)' })).toBeTruthy()
  })
})

describe('rules across fields', () => {
  const ofToy: RecordRule[] = [
    { rule: 'self.count <= self.size', field: 'count', words: 'tooMany' },
    { rule: 'self.size < 500', field: 'size', words: 'huge', severity: 'warning' },
  ]
  const ofPart: RecordRule[] = [{ rule: 'has(self.label)', field: 'length', words: 'nameless' }]
  const { folded = {} } = toySchema.properties
  const parts = folded.properties?.['parts'] ?? {}
  const ruled = (list: PropertySchema): RecordSchema => ({
    ...toySchema,
    rules: ofToy,
    properties: { ...toySchema.properties, folded: { ...folded, properties: { parts: list } } },
  })

  it('refuse under their own words, at their field, as long as they are broken', async () => {
    const { call } = await renderForm({ schema: ruled(parts) })
    fillIn()
    type('Count', '13')
    expect(await screen.findByText('More than fit in')).toBeTruthy()
    fireEvent.click(saveButton())
    expect(call).not.toHaveBeenCalled()
    type('Size', '600')
    await waitFor(() => expect(screen.queryByText('More than fit in')).toBeNull())
    expect(screen.getByText('As large as a house')).toBeTruthy()
    fireEvent.click(saveButton())
    await waitFor(() => expect(call).toHaveBeenCalled())
    expect(call.mock.calls[0]?.[1]?.json).toMatchObject({ size: 600, count: 13 })
  })

  it('hold for an entry while it is typed', async () => {
    await renderForm({ schema: ruled({ ...parts, items: { ...parts.items, rules: ofPart } }) })
    pick('Kind', 'Folded')
    pick('Shape', 'Wing')
    type('Length', '3')
    fireEvent.click(screen.getByRole('button', { name: 'Add the part' }))
    expect(await screen.findByText('It needs a name')).toBeTruthy()
    type('Part name', 'Left')
    fireEvent.click(screen.getByRole('button', { name: 'Add the part' }))
    await waitFor(() => expect(screen.queryByText('It needs a name')).toBeNull())
  })
})

describe('values that follow from others', () => {
  const { count = {}, phone = {}, site = {}, since = {}, note = {} } = toySchema.properties
  const noted = "has(self.count) && self.count > 100 ? 'many ' + (has(self.site) ? self.site : '') : 'few'"
  const schema: RecordSchema = {
    ...toySchema,
    properties: {
      ...toySchema.properties,
      since: { ...since, format: 'date', initial: 'today()' },
      site: { ...site, format: 'line', initial: 'self.label' },
      count: { ...count, readOnly: true, computed: 'has(self.phone) ? double(self.phone) * self.size : null' },
      phone: { ...phone, format: 'line' },
      note: { ...note, readOnly: true, computed: noted },
    },
    rules: [{ rule: 'self.count < 500', field: 'size', words: 'tooMany' }],
  }

  it('are worked out while one types, and are neither sent nor typed', async () => {
    const { call } = await renderForm({ schema })
    expect(box('Count').readOnly).toBe(true)
    fillIn()
    type('Phone', '10')
    expect(box('Count').value).toContain('125')
    expect(box('Note').value).toBe('many Kite')
    type('Size', '60')
    expect(await screen.findByText('More than fit in')).toBeTruthy()
    type('Size', '2')
    expect([box('Count').value, box('Note').value]).toEqual([expect.stringContaining('20'), 'few'])
    fireEvent.click(saveButton())
    await waitFor(() => expect(call).toHaveBeenCalled())
    expect(Object.keys(call.mock.calls[0]?.[1]?.json ?? {})).not.toContain('count')
  })

  it('are there in a new record, and follow until they are changed', async () => {
    await renderForm({ schema })
    const [year = '', month = '', day = ''] = new Date().toLocaleDateString('sv').split('-')
    expect(box('Owned since').value).toBe(`${day}/${month}/${year}`)
    type('Name', 'Kite')
    expect(box('Web site').value).toBe('Kite')
    type('Name', 'Kites')
    expect(box('Web site').value).toBe('Kites')
    type('Web site', 'mine')
    type('Name', 'Ball')
    expect(box('Web site').value).toBe('mine')
  })

  it('stay what is stored in a stored record', async () => {
    await renderForm({ schema, stored: { label: 'Box', kind: 'ROUND', unit: 'METERS', size: 4, phone: '3' } })
    expect([box('Count').value, box('Web site').value, box('Owned since').value]).toEqual(['12', '', ''])
  })
})
