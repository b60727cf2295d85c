import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { labels, openTable, toys } from '../../tests/fixtures/screens/openTable.tsx'
import { narrow } from '../../tests/fixtures/screens/renderScreen.tsx'
import { toyTable } from '../../tests/fixtures/screens/toy.ts'

const filterBy = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
const sortBy = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('a table', () => {
  it('keeps filter and order in the address, and finds them there', async () => {
    const { address, unmount } = openTable(toys, { address: '/toys?q=e&sort=-size' })
    await screen.findByRole('table')
    expect(labels()).toEqual(['eau', 'Élan', 'Zèbre', 'Œuf'])
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('e')
    filterBy('elan')
    fireEvent.blur(screen.getByRole('searchbox'))
    await waitFor(() => expect(address()).toBe('/toys?q=elan&sort=-size'))
    sessionStorage.clear()
    unmount()
    // The place where it was left belongs to the address that tells the filter.
    expect(Object.keys(sessionStorage)).not.toEqual(['place /toys default'])
    expect(sessionStorage.length).toBe(1)
  })

  it('tells the address what the box says, also when a heading is pressed before it could', async () => {
    const { address, unmount } = openTable(toys, { address: '/toys?q=e' })
    await screen.findByRole('table')
    filterBy('  elan ')
    act(() => {
      screen.getByRole('searchbox').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      screen.getByRole('button', { name: 'Size' }).click()
    })
    await waitFor(() => expect(address()).toBe('/toys?q=elan&sort=size'))
    unmount()
  })

  it('stays away from a table that is left before its address has the filter', async () => {
    const { address, router } = openTable()
    await screen.findByRole('table')
    vi.useFakeTimers()
    filterBy('elan')
    await act(() => router.navigate('/elsewhere'))
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    vi.useRealTimers()
    expect(address()).toBe('/elsewhere')
  })

  it('sorts numbers in names as numbers', async () => {
    openTable(['Lot 10', 'Lot 2', 'Lot 1'].map((label, at) => ({ resourceUuid: `${at}`, label })))
    await screen.findByRole('table')
    sortBy('Label')
    expect(labels()).toEqual(['Lot 1', 'Lot 2', 'Lot 10'])
  })

  it('puts the row first that shows the very text that is searched for, in whatever order the others stand', async () => {
    const names = ['LOC-111', 'LOC-10', 'LOC-1', 'Élan-Rive', 'Elan']
    openTable(names.map((label, at) => ({ resourceUuid: `${at}`, label, maker: { email: `${at}@example.org` } })))
    await screen.findByRole('table')
    for (const [query, found] of [
      ['LOC-1', ['LOC-1', 'LOC-111', 'LOC-10']],
      ['loc 1', ['LOC-1', 'LOC-111', 'LOC-10']],
      ['loc1', ['LOC-1', 'LOC-111', 'LOC-10']],
      ['élan', ['Elan', 'Élan-Rive']],
      ['elan rive', ['Élan-Rive']],
      ['elanrive', ['Élan-Rive']],
    ] as const) {
      filterBy(query)
      await waitFor(() => expect(labels(), query).toEqual(found))
    }
  })

  it('finds a number however it is grouped or led in', async () => {
    const maker = (phone: string) => ({ maker: { phone } })
    const rows = [
      { resourceUuid: '1', label: 'Lucie', ...maker('0639981245') },
      { resourceUuid: '2', label: 'Paul', ...maker('+33612345678') },
      { resourceUuid: '3', label: '06', ...maker('0145678901') },
    ]
    const columns = [...toyTable.columns, { id: 'contacts', lines: ['maker.phone', 'maker.email'] }]
    openTable(rows, { table: { ...toyTable, columns } })
    await screen.findByRole('table')
    for (const [query, found] of [
      ['0639981245', ['Lucie']],
      ['+33 6 39', ['Lucie']],
      ['06 39 98 12', ['Lucie']],
      ['06.39.98', ['Lucie']],
      ['0033 (0)6 12', ['Paul']],
      ['06 12 34', ['Paul']],
      ['lucie 0639', ['Lucie']],
    ] as const) {
      filterBy(query)
      await waitFor(() => expect(labels(), query).toEqual(found))
    }
  })

  it.each([
    ['Label', ['eau', 'Élan', 'Œuf', 'Zèbre'], ['Zèbre', 'Œuf', 'Élan', 'eau']],
    ['Size', ['Zèbre', 'Élan', 'eau', 'Œuf'], ['eau', 'Élan', 'Zèbre', 'Œuf']],
    ['Made on', ['Élan', 'eau', 'Zèbre', 'Œuf'], ['Zèbre', 'eau', 'Élan', 'Œuf']],
  ])('sorts by %s in the French way, empty values last both ways', async (name, upwards, downwards) => {
    openTable()
    await screen.findByRole('table')
    const head = screen.getByRole('columnheader', { name })
    expect(head.getAttribute('aria-sort')).toBe('none')
    sortBy(name)
    expect(labels()).toEqual(upwards)
    expect(head.getAttribute('aria-sort')).toBe('ascending')
    sortBy(name)
    expect(labels()).toEqual(downwards)
    expect(head.getAttribute('aria-sort')).toBe('descending')
    sortBy(name)
    expect(labels()).toEqual(toys.map(({ label }) => label))
  })

  it('shows where the rows will be while they load, and the filter already', () => {
    openTable(new Promise(() => undefined), { answers: { listToys: () => new Promise(() => undefined) } })
    expect(screen.getByRole('searchbox')).toBeTruthy()
    expect(document.querySelectorAll('.skeleton')).toHaveLength(8)
  })

  it('has as many elements on the page for 10,000 rows as for 1,000, filtered and sorted too', async () => {
    // By selectors: asking for roles walks all elements, and takes longer than what is measured.
    const at = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const elements = () => at('body *').length
    async function elementsOf(count: number): Promise<number[]> {
      openTable(Array.from({ length: count }, (_, row) => ({ resourceUuid: `${row}`, label: `Toy ${row}` })))
      await waitFor(() => expect(at('tbody tr').length).toBeGreaterThan(10))
      expect(at('table')[0]?.getAttribute('aria-rowcount')).toBe(`${count + 1}`)
      expect(at('tbody tr')[3]?.getAttribute('aria-rowindex')).toBe('5')
      const counts = [elements()]
      const [heading = document.body] = at('.data-sort')
      fireEvent.click(heading)
      fireEvent.click(heading)
      await waitFor(() => expect(at('tbody td')[0]?.textContent).toBe(`Toy ${count - 1}`))
      counts.push(elements())
      const [filter = document.body] = at('input[type=search]')
      fireEvent.change(filter, { target: { value: 'toy 1' } })
      await waitFor(() => expect(at('h1')[0]?.textContent).toContain(' / '))
      counts.push(elements())
      cleanup()
      return counts
    }
    const few = await elementsOf(1_000)
    expect(Math.max(...few)).toBeLessThan(1_000)
    expect(await elementsOf(10_000)).toEqual(few)
  })
})

it('shows the rows as cards with the same facts and menu on a narrow screen', async () => {
  narrow()
  openTable()
  const cards = within(await screen.findByRole('list', { name: 'My toys' })).getAllByRole('listitem')
  expect(cards).toHaveLength(4)
  const card = within(cards[1] as HTMLElement)
  expect(card.getByRole('link', { name: 'Élan' })).toBeTruthy()
  expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual(['Colour', 'Size', 'Made on'])
  expect(card.getByRole('button', { name: 'Actions for Élan' })).toBeTruthy()
})

it('sorts cards with a choice, as they have no headings', async () => {
  narrow()
  openTable()
  const cards = () => screen.getAllByRole('listitem').flatMap((item) => within(item).queryAllByRole('link'))
  const heads = () => cards().map(({ textContent }) => textContent)
  const select = await screen.findByRole('combobox', { name: 'Sort by' })
  fireEvent.change(select, { target: { value: '5' } })
  expect(heads()).toEqual(['eau', 'Élan', 'Zèbre', 'Œuf'])
  fireEvent.change(select, { target: { value: '-1' } })
  expect(heads()).toEqual(toys.map(({ label }) => label))
})

it('prints the first 1000 rows, and says so, where there are more', async () => {
  openTable(Array.from({ length: 1001 }, (_, row) => ({ resourceUuid: `${row}`, label: `Toy ${row}` })))
  await screen.findByRole('table')
  fireEvent(window, new Event('beforeprint'))
  expect(document.querySelectorAll('.on-paper tbody tr')).toHaveLength(1000)
  expect(screen.getByText(/^The first 1000 of 1001 rows are printed/)).toBeTruthy()
  fireEvent(window, new Event('afterprint'))
  expect(document.querySelector('.on-paper')).toBeNull()
})
