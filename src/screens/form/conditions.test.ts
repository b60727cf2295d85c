import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PropertySchema, RecordRule, RecordSchema } from '#generated/definitions.gen.ts'
import { toySchema } from '../../../tests/fixtures/toy/definitions.ts'
import { box, fillIn, pick, saveButton, type } from '../../../tests/fixtures/toy/fillForm.ts'
import { renderForm } from '../../../tests/fixtures/toy/renderForm.tsx'
import { tabbedToy } from '../../../tests/fixtures/toy/tabbedToy.ts'

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

describe('what a record decides', () => {
  it('TEN-55 a disabled field is shown, cannot be changed, and gets back what was typed', async () => {
    await renderForm({ ...tabbedToy, address: '/toys/new?kind=round' })
    type('Size', '12')
    choose('Square')
    expect(box('Size').disabled).toBe(true)
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
  const schema: RecordSchema = {
    ...toySchema,
    properties: {
      ...toySchema.properties,
      since: { ...since, format: 'date', initial: 'today()' },
      site: { ...site, format: 'line', initial: 'self.label' },
      count: { ...count, readOnly: true, computed: 'double(self.phone) * self.size' },
      phone: { ...phone, format: 'line' },
      note: { ...note, readOnly: true, computed: "self.count > 100 ? 'many ' + self.site : 'few'" },
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
