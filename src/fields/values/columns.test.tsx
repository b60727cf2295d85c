import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PropertySchema, TableColumn } from '#generated/definitions.gen.ts'
import { planColumns } from '#compiler/plans/planColumns.ts'
import { definition, frame } from '../../../tests/fixtures/toy/editField.tsx'
import { ColumnCell } from './ColumnCell.tsx'
import { useColumnText } from './columnText.ts'

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
  const [planned] = planColumns(holder, [column], definition)
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
    vi.unstubAllGlobals()
  })

  it('says when the browser does not allow it', async () => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
    show('account', { account: 'FR14' })
    await act(async () => fireEvent.click(screen.getByRole('button')))
    expect(screen.getByRole('status').textContent).toContain('copy.failed')
    vi.unstubAllGlobals()
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
