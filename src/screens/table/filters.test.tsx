import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { PropertySchema, TableDefinition } from '#generated/definitions.gen.ts'
import { labels, openTable, rowsShown, toys } from '../../../tests/fixtures/screens/openTable.tsx'
import { projectOf, toySchema, toyTable } from '../../../tests/fixtures/screens/toy.ts'
import { tablePlan } from '#compiler/emit/plans/tablePlan.ts'
import { TableScreen } from '../TableScreen.tsx'
import { clubHolds, clubSchema, clubTable, clubWords } from '../../../tests/fixtures/screens/club.ts'
import { narrow, renderScreen } from '../../../tests/fixtures/screens/renderScreen.tsx'

const table: TableDefinition = { ...toyTable, filters: ['colour', 'size', 'made', 'marks'] }
/** Opens the box of a filter, or closes it. */
const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${label} `) }))
const boxes = (label: string) => within(screen.getByRole('group', { name: label })).getAllByRole('checkbox')
/** The words of the values that a filter offers. */
function options(label: string): (string | null | undefined)[] {
  press(label)
  const all = boxes(label).map((box) => box.parentElement?.textContent)
  press(label)
  return all
}
function tick(label: string, option: string): void {
  press(label)
  fireEvent.click(within(screen.getByRole('group', { name: label })).getByLabelText(option))
  press(label)
}
const shownIn = (label: string) => screen.getByRole('button', { name: new RegExp(`^${label} `) }).textContent
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('the filters of a table', () => {
  it('offer the values that rows have, and leave the rows with the chosen one', async () => {
    const { address } = openTable(toys, { table, address: '/toys' })
    await screen.findByRole('table')
    await waitFor(() => expect(options('Colour')).toEqual(['Blue', 'Red']))
    expect(options('Marks')).toEqual(['a', 'b'])
    tick('Colour', 'Red')
    expect(labels()).toEqual(['Zèbre', 'Œuf'])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My toys2 / 4')
    await waitFor(() => expect(address()).toBe('/toys?filter.colour=RED'))
    type('Size: from', '9.5')
    await screen.findByText('No row fits the filters')
    const [clear] = screen.getAllByRole('button', { name: 'Clear the filter' })
    fireEvent.click(clear as HTMLElement)
    expect(labels()).toHaveLength(4)
    await waitFor(() => expect(address()).toBe('/toys'))
  })

  it('take dates and numbers from the first to the last, either of them open', async () => {
    openTable(toys, { table })
    await screen.findByRole('table')
    type('Made on: from', '2019-12-31')
    type('Made on: up to', '2020-02-01')
    expect(labels()).toEqual(['Élan', 'eau'])
    type('Made on: up to', '')
    expect(labels()).toEqual(['Zèbre', 'Élan', 'eau'])
    type('Size: up to', '10.5')
    expect(labels()).toEqual(['Zèbre', 'Élan'])
  })

  it('are found in the address, together with the search', async () => {
    openTable(toys, { table, address: '/toys?q=e&filter.size=1..11&filter.label=eau' })
    await screen.findByRole('table')
    expect(labels()).toEqual(['Zèbre', 'Élan'])
    expect(screen.getByLabelText<HTMLInputElement>('Size: up to').value).toBe('11')
    expect(screen.getByText('2 found')).toBeTruthy()
  })
})

describe('a filter with several values', () => {
  it('leaves the rows with one of them, also of a list in the record, and keeps them in the address', async () => {
    const { address, unmount } = openTable(toys, { table, address: '/toys' })
    await screen.findByRole('table')
    await waitFor(() => expect(options('Colour')).toEqual(['Blue', 'Red']))
    tick('Colour', 'Red')
    tick('Colour', 'Blue')
    expect(labels()).toEqual(['Zèbre', 'Élan', 'Œuf'])
    await waitFor(() => expect(shownIn('Colour')).toBe('Blue, Red'))
    await waitFor(() => expect(address()).toBe('/toys?filter.colour=RED&filter.colour=BLUE'))
    tick('Colour', 'Red')
    expect(labels()).toEqual(['Élan'])
    tick('Colour', 'Blue')
    expect(labels()).toHaveLength(4)
    await waitFor(() => expect(address()).toBe('/toys'))
    expect(shownIn('Colour')).toBe('All')
    unmount()
    openTable(toys, { table, address: '/toys?filter.marks=b&filter.marks=a&filter.colour=RED' })
    await screen.findByRole('table')
    expect(labels()).toEqual(['Zèbre'])
  })

  const initial: TableDefinition = { ...table, filters: [{ path: 'colour', initial: ['BLUE', 'GREEN'] }, 'size'] }

  it('opens with the values of its definition, also where no row has them, and the address is silent of them', async () => {
    const { address } = openTable(toys, { table: initial, address: '/toys' })
    await screen.findByRole('table')
    expect(labels()).toEqual(['Élan'])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My toys1 / 4')
    await waitFor(() => expect(options('Colour')).toEqual(['Blue', 'GREEN', 'Red']))
    expect(shownIn('Colour')).toBe('Blue, GREEN')
    tick('Colour', 'Red')
    await waitFor(() => expect(address()).toBe('/toys?filter.colour=BLUE&filter.colour=GREEN&filter.colour=RED'))
    tick('Colour', 'Red')
    await waitFor(() => expect(address()).toBe('/toys'))
  })

  it('can be cleared of them, which the address tells', async () => {
    const { address, unmount } = openTable(toys, { table: initial, address: '/toys' })
    await screen.findByRole('table')
    fireEvent.click(screen.getByRole('button', { name: 'Clear the filter' }))
    expect(labels()).toHaveLength(4)
    await waitFor(() => expect(address()).toBe('/toys?filter.colour='))
    unmount()
    openTable(toys, { table: initial, address: '/toys?filter.colour=' })
    await screen.findByRole('table')
    expect(labels()).toHaveLength(4)
  })

  it('stays folded on a phone until the user chooses something else', async () => {
    narrow()
    openTable(toys, { table: initial, address: '/toys' })
    const fold = (await screen.findByText(/\(1\)$/)).closest('details')
    expect(fold?.open).toBe(false)
    press('Colour')
    await waitFor(() => expect(boxes('Colour')).toHaveLength(3))
    fireEvent.click(within(screen.getByRole('group', { name: 'Colour' })).getByLabelText('Red'))
    await waitFor(() => expect(fold?.open).toBe(true))
  })
})

describe('the order of a table', () => {
  const four = [
    { resourceUuid: '1', label: 'a', colour: 'BLUE', size: 1 },
    { resourceUuid: '2', label: 'b', colour: 'RED', size: 2 },
    { resourceUuid: '3', label: 'c', colour: 'BLUE', size: 3 },
    { resourceUuid: '4', label: 'd', size: 4 },
    { resourceUuid: '5', label: 'e', colour: 'RED', size: 5 },
  ]
  const columns: TableDefinition['columns'] = ['label', 'colour', 'size']

  it('goes by several columns, one within the other, each upwards or downwards', async () => {
    openTable(four, { table: { ...table, columns, order: ['colour', '-size'] } })
    await screen.findByRole('table')
    expect(labels()).toEqual(['c', 'a', 'e', 'b', 'd'])
    expect(screen.getByRole('columnheader', { name: 'Colour' }).getAttribute('aria-sort')).toBe('ascending')
    // Rows that a chosen column holds for alike stand as before.
    fireEvent.click(screen.getByRole('button', { name: 'Colour' }))
    await waitFor(() => expect(labels()).toEqual(['e', 'b', 'c', 'a', 'd']))
    fireEvent.click(screen.getByRole('button', { name: 'Size' }))
    await waitFor(() => expect(labels()).toEqual(['a', 'b', 'c', 'd', 'e']))
  })

  it('is that of the declared values where their field says so, in the filter too', async () => {
    const colour: PropertySchema = { type: 'string', enum: ['RED', 'GREEN', 'BLUE'], sort: 'declared' }
    const project = projectOf({ ...toySchema, properties: { ...toySchema.properties, colour } })
    openTable(four, { project, table: { ...table, columns, order: ['colour', 'size'], filters: ['colour'] } })
    await screen.findByRole('table')
    expect(labels()).toEqual(['b', 'e', 'a', 'c', 'd'])
    await waitFor(() => expect(options('Colour')).toEqual(['Red', 'Blue']))
    fireEvent.click(screen.getByRole('button', { name: 'Colour' }))
    await waitFor(() => expect(labels()).toEqual(['a', 'c', 'b', 'e', 'd']))
  })
})

it('a table stands in its own order until another one is chosen, and sums the rows that are shown', async () => {
  const columns: TableDefinition['columns'] = ['label', { path: 'size', sum: true, width: 'wide' }]
  openTable(toys, { table: { ...table, columns, order: '-size' } })
  await screen.findByRole('table')
  expect(labels()).toEqual(['eau', 'Élan', 'Zèbre', 'Œuf', 'In all'])
  const sum = () => within(rowsShown().at(-1) as HTMLElement).getAllByRole('cell')[1]?.textContent
  expect(sum()?.replaceAll(/\s/g, ' ')).toBe('1 019,5 cm')
  expect(document.querySelectorAll('col')[1]?.className).toBe('data-wide')
  await waitFor(() => expect(options('Colour')).toContain('Red'))
  tick('Colour', 'Red')
  expect(labels()).toEqual(['Zèbre', 'Œuf', 'In all'])
  expect(sum()).toMatch(/^9\s+cm$/)
  fireEvent.click(screen.getByRole('button', { name: 'Size' }))
  expect(screen.getByRole('columnheader', { name: 'Size' }).getAttribute('aria-sort')).toBe('descending')
})

it('a column with a condition shows, finds, sorts and sums the rows for which it holds', async () => {
  const columns: TableDefinition['columns'] = ['label', { path: 'size', sum: true, show: 'isNoWater' }]
  // A sum has no label, and none of the values on which conditions hang.
  const isTrueOf = (_: unknown, row: unknown) => ['Élan', 'Zèbre', 'Œuf'].includes((row as { label: string }).label)
  openTable(toys, { table: { ...table, columns, order: '-size' }, isTrueOf })
  await screen.findByRole('table')
  expect(labels()).toEqual(['Élan', 'Zèbre', 'eau', 'Œuf', 'In all'])
  const sizes = () => rowsShown().map((row) => within(row).getAllByRole('cell')[1]?.textContent.replaceAll(/\s/g, ' '))
  expect(sizes()).toEqual(['10,5 cm', '9 cm', '–', '–', '19,5 cm'])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '1000' } })
  await screen.findByText('Nothing matches 1000')
})

it('a column of low priority goes while there is no room for all', async () => {
  class ImmediateObserver {
    readonly #seen: () => void
    constructor(seen: () => void) {
      this.#seen = seen
    }
    observe = () => this.#seen()
    disconnect = () => undefined
  }
  vi.stubGlobal('ResizeObserver', ImmediateObserver)
  document.documentElement.style.fontSize = '16px'
  const room = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get')
  const columns: TableDefinition['columns'] = ['label', { path: 'size', priority: 'low' }, 'colour']
  const heads = async (width: number) => {
    cleanup()
    room.mockReturnValue(width)
    openTable(toys, { table: { ...table, columns } })
    await screen.findByRole('table')
    return screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  }
  expect(await heads(300)).toEqual(['Label', 'Colour', 'Actions'])
  expect(await heads(900)).toEqual(['Label', 'Size', 'Colour', 'Actions'])
  room.mockRestore()
})

const rows = [
  { resourceUuid: '1', number: 'A-3', kind: 'TEAM', holder: { firm: 'Étoile' }, form: 'Q7', motto: 'Ensemble' },
  { resourceUuid: '2', number: 'A-2', kind: 'PLAYER', holder: { first: 'Zoé', last: 'Élan', mail: 'zoe@b.fr' } },
  { resourceUuid: '3', number: 'A-1', kind: 'TEAM', holder: { firm: 'Cygne' } },
]

function open() {
  return renderScreen(<TableScreen plan={tablePlan('club/club', clubTable, projectOf(clubSchema))} />, {
    isTrueOf: clubHolds,
    address: '/clubs',
    words: clubWords,
    lookups: { lookups: { forms: { operation: 'listForms', value: 'code', label: { fr: 'nom' } } } },
    answers: {
      listClubs: () => ({ data: rows }),
      listForms: () => ({ data: [{ code: 'Q7', nom: 'Association déclarée' }] }),
    },
  })
}
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent)

describe('columns that are put together', () => {
  it('are found without accents, by the shown words of a lookup too and not by its code', async () => {
    open()
    await screen.findByRole('table')
    const filterBy = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
    filterBy('zoe elan')
    await waitFor(() => expect(names()).toEqual(['Zoé Élan']))
    filterBy('declaree')
    await waitFor(() => expect(names()).toEqual(['Étoile (Association déclarée)']))
    filterBy('Q7')
    await screen.findByText('Nothing matches Q7')
  })

  it('head the card of a row on a narrow screen, where they name it', async () => {
    narrow()
    open()
    const [, card] = within(await screen.findByRole('list', { name: 'Clubs' })).getAllByRole('listitem')
    const head = (card as HTMLElement).querySelector('.data-card-head')
    expect(head?.querySelector('a')?.textContent).toBe('Zoé Élan')
    expect([...(card as HTMLElement).querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
      'No.',
      'Contacts',
    ])
  })
})
