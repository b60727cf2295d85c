import { fireEvent, render, screen, act } from '@testing-library/react'
import { describe, expect, it, afterEach, vi } from 'vitest'
import type { PropertySchema, TableColumn } from '#generated/definitions.gen.ts'
import { kindOf, kinds } from '#engine/schema/kindOf.ts'
import { definition, edit, frame, shownText, type } from '../../tests/fixtures/toy/editField.tsx'
import { fields } from './kinds/fields.ts'
import { ColumnCell } from './columns/ColumnCell.tsx'
import { planColumns } from '#compiler/project/implied/planColumns.ts'
import { useColumnText } from './columns/columnText.ts'

it('there is a field for each kind', () => expect(Object.keys(fields).sort()).toEqual([...kinds].sort()))

describe('flag', () => {
  it('is a tick box that bears its label', () => {
    const { onCommit } = edit({ type: 'boolean' }, { invalid: true })
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Thing' })
    expect(box.checked).toBe(false)
    expect(box.getAttribute('aria-invalid')).toBe('true')
    fireEvent.click(box)
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(true)
    expect([true, false, undefined].map((value) => shownText({ type: 'boolean' }, value))).toEqual(['Yes', 'No', ''])
  })

  it('as radio buttons: is answered "no" at once, and neither is chosen before', () => {
    const { onCommit } = edit({ type: 'boolean' }, { placed: { as: 'radio' }, invalid: true })
    const group = screen.getByRole('radiogroup', { name: 'Thing' })
    expect([group.getAttribute('aria-required'), group.getAttribute('aria-invalid')]).toEqual(['true', 'true'])
    const [yes, no] = screen.getAllByRole<HTMLInputElement>('radio') as [HTMLInputElement, HTMLInputElement]
    expect([yes, no].map(({ checked, labels }) => [labels?.[0]?.textContent, checked])).toEqual([
      ['Yes', false],
      ['No', false],
    ])
    fireEvent.click(no)
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(false)
  })

  it.each([
    [true, [true, false]],
    [false, [false, true]],
  ])('as radio buttons: shows the answer %s', (value, checked) => {
    edit({ type: 'boolean' }, { placed: { as: 'radio' }, value, readOnly: true })
    const radios = screen.getAllByRole<HTMLInputElement>('radio')
    expect(radios.map((radio) => radio.checked)).toEqual(checked)
    expect(radios.every((radio) => radio.disabled)).toBe(true)
  })

  it('cannot be changed where it is read-only', () => {
    edit({ type: 'boolean' }, { readOnly: true })
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Thing' }).disabled).toBe(true)
  })
})

function showThing(schema: PropertySchema, thing: unknown) {
  const column = { path: 'thing', words: 'toy:fields.thing', kind: kindOf(schema, definition), schema }
  render(frame('fr', <ColumnCell column={column} record={{ thing }} as="Show" />))
}

describe('secret', () => {
  const schema: PropertySchema = { type: 'string', kind: 'secret' }

  it('is hidden until the user wants to see it, and never trimmed', () => {
    const { onCommit } = edit(schema)
    const box = screen.getByLabelText<HTMLInputElement>('Thing')
    expect(box.type).toBe('password')
    type(box, ' a b ')
    expect(onCommit).toHaveBeenLastCalledWith(' a b ')
    fireEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(box.type).toBe('text')
    expect(box.value).toBe(' a b ')
  })

  it('is never shown where it is read', () => {
    expect(shownText(schema, 'hush')).toBe('')
    showThing(schema, 'hush')
    expect(document.body.textContent).not.toContain('hush')
  })
})

describe('values that are read', () => {
  it.each([
    ['phone', '0612345678', '06 12 34 56 78', 'tel:0612345678'],
    ['phone', '612345678', '06 12 34 56 78', 'tel:0612345678'],
    ['phone', '0033612345678', '0033 6 12 34 56 78', 'tel:+33612345678'],
    ['email', 'a@b.fr', 'a@b.fr', 'mailto:a@b.fr'],
    ['email', 'a+b@c.fr', 'a+b@c.fr', 'mailto:a+b@c.fr'],
    ['email', 'a,b?bcc=c%40d.fr&x=@e.fr', 'a,b?bcc=c%40d.fr&x=@e.fr', 'mailto:a%2Cb%3Fbcc%3Dc%2540d.fr%26x%3D@e.fr'],
    ['email', 'a\uD800@b.fr', 'a\uD800@b.fr', 'mailto:a%EF%BF%BD@b.fr'],
    ['url', 'example.fr', 'example.fr', 'http://example.fr'],
  ])('%s is a link', (format, value, text, address) => {
    showThing({ type: 'string', format }, value)
    expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe(address)
  })

  it('an address that is none of the web is no link', () => {
    showThing({ type: 'string', format: 'url' }, 'javascript:alert(1)')
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('javascript:alert(1)')).toBeTruthy()
  })
})

const text = { type: 'string' } as const
const holder: PropertySchema = {
  type: 'object',
  properties: {
    name: text,
    form: { type: 'string', lookup: 'forms' },
    phone: { type: 'string', format: 'mobile' },
    mail: { type: 'string', format: 'email' },
    account: { type: 'string', format: 'bankIban', copy: true },
    ends: { type: 'string', format: 'date', expiresSoon: 30 },
  },
}
const plan = (column: TableColumn) => {
  const [planned] = planColumns(holder, [column], definition, 'toy:fields.')
  if (!planned) throw new Error('No column')
  return planned
}
type Services = Parameters<typeof frame>[2]

function show(column: TableColumn, record: object, as: 'Cell' | 'Show' = 'Show', services: Services = {}) {
  return render(frame('en', <ColumnCell column={plan(column)} record={{ ...record }} as={as} />, services)).container
}

afterEach(() => vi.useRealTimers())

describe('a column', () => {
  it('asks for the names of a lookup once, and shows the value where they cannot be had', async () => {
    const lookup = vi.fn(() => Promise.reject(new Error('503')))
    function Texts() {
      const textOf = useColumnText()
      return <p>{['SA', 'SAS'].map((form) => textOf(plan('form'), { form })).join(', ')}</p>
    }
    const { container } = render(frame('en', <Texts />, { lookup }))
    await act(async () => {})
    expect(container.textContent).toBe('SA, SAS')
    expect(lookup).toHaveBeenCalledExactlyOnceWith('forms')
  })
})

describe('a value to copy', () => {
  it('is copied in its normal form, and says so to those who listen', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    show('account', { account: 'FR14 2004 1010' })
    await act(async () => fireEvent.click(screen.getByRole('button')))
    expect(writeText).toHaveBeenCalledExactlyOnceWith('FR1420041010')
    expect(screen.getByRole('status').textContent).toContain('copy.done')
  })

  it('says when the browser does not allow it', async () => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
    show('account', { account: 'FR14' })
    await act(async () => fireEvent.click(screen.getByRole('button')))
    expect(screen.getByRole('status').textContent).toContain('copy.failed')
  })

  it('has no button in a cell', () => {
    show('account', { account: 'FR14' }, 'Cell')
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a day of expiry', () => {
  it.each([
    ['14/06/2026', 'error'],
    ['15/06/2026', 'warning'],
    ['15/07/2026', 'warning'],
    ['16/07/2026', undefined],
    ['31/02/2026', undefined],
  ])('marks %s as %s on 15/06/2026', (ends, tone) => {
    vi.useFakeTimers({ now: new Date(2026, 5, 15, 23, 30), toFake: ['Date'] })
    const shown = show('ends', { ends }, 'Cell')
    expect(shown.querySelector('.field-badge')?.getAttribute('data-tone')).toBe(tone)
  })
})
