import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { TableDefinition } from '#generated/definitions.gen.ts'
import { labels, openList, rowsShown, toys } from '../../../tests/fixtures/screens/openList.tsx'
import { projectOf, toyTable } from '../../../tests/fixtures/screens/toy.ts'
import { listPlan } from '#compiler/plans/listPlan.ts'
import { ListScreen } from '../ListScreen.tsx'
import { clubHolds, clubSchema, clubTable, clubWords } from '../../../tests/fixtures/screens/club.ts'
import { narrow, renderScreen } from '../../../tests/fixtures/screens/renderScreen.tsx'

const table: TableDefinition = { ...toyTable, filters: ['colour', 'size', 'made', 'marks'] }
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('the filters of a list', () => {
  it('offer the values that rows have, and leave the rows with the chosen one', async () => {
    const { address } = openList(toys, { table, address: '/toys' })
    await screen.findByRole('table')
    const options = (label: string) => within(screen.getByLabelText(label)).getAllByRole('option')
    await waitFor(() => expect(options('Colour').map(({ textContent }) => textContent)).toEqual(['All', 'Blue', 'Red']))
    expect(options('Marks').map(({ textContent }) => textContent)).toEqual(['All', 'a', 'b'])
    type('Colour', 'RED')
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
    openList(toys, { table })
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
    openList(toys, { table, address: '/toys?q=e&filter.size=1..11&filter.label=eau' })
    await screen.findByRole('table')
    expect(labels()).toEqual(['Zèbre', 'Élan'])
    expect(screen.getByLabelText<HTMLInputElement>('Size: up to').value).toBe('11')
    expect(screen.getByText('2 found')).toBeTruthy()
  })
})

it('a list stands in its own order until another one is chosen, and sums the rows that are shown', async () => {
  const columns: TableDefinition['columns'] = ['label', { path: 'size', sum: true, width: 'wide' }]
  openList(toys, { table: { ...table, columns, order: '-size' } })
  await screen.findByRole('table')
  expect(labels()).toEqual(['eau', 'Élan', 'Zèbre', 'Œuf', 'In all'])
  const sum = () => within(rowsShown().at(-1) as HTMLElement).getAllByRole('cell')[1]?.textContent
  expect(sum()?.replaceAll(/\s/g, ' ')).toBe('1 019,5 cm')
  expect(document.querySelectorAll('col')[1]?.className).toBe('data-wide')
  await screen.findByRole('option', { name: 'Red' })
  type('Colour', 'RED')
  expect(labels()).toEqual(['Zèbre', 'Œuf', 'In all'])
  expect(sum()).toMatch(/^9\s+cm$/)
  fireEvent.click(screen.getByRole('button', { name: 'Size' }))
  expect(screen.getByRole('columnheader', { name: 'Size' }).getAttribute('aria-sort')).toBe('descending')
})

it('a column with a condition shows, finds, sorts and sums the rows for which it holds', async () => {
  const columns: TableDefinition['columns'] = ['label', { path: 'size', sum: true, show: 'isNoWater' }]
  const holds = (_: unknown, row: unknown) => (row as { label: string }).label !== 'eau'
  openList(toys, { table: { ...table, columns, order: '-size' }, holds })
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
    openList(toys, { table: { ...table, columns } })
    await screen.findByRole('table')
    return screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  }
  expect(await heads(300)).toEqual(['Label', 'Colour', 'Actions'])
  expect(await heads(900)).toEqual(['Label', 'Size', 'Colour', 'Actions'])
  room.mockRestore()
})

const rows = [
  { resourceUuid: '1', number: 'A-3', kind: 'TEAM', holder: { firm: 'Étoile' }, form: 'A1', motto: 'Ensemble' },
  { resourceUuid: '2', number: 'A-2', kind: 'PLAYER', holder: { first: 'Zoé', last: 'Élan', mail: 'zoe@b.fr' } },
  { resourceUuid: '3', number: 'A-1', kind: 'TEAM', holder: { firm: 'Cygne' } },
]

function open() {
  return renderScreen(<ListScreen plan={listPlan('club/club', clubTable, projectOf(clubSchema))} />, {
    holds: clubHolds,
    address: '/clubs',
    words: clubWords,
    lookups: { lookups: { forms: { operation: 'listForms', value: 'code', label: { fr: 'nom' } } } },
    answers: {
      listClubs: () => ({ data: rows }),
      listForms: () => ({ data: [{ code: 'A1', nom: 'Association déclarée' }] }),
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
    filterBy('A1')
    await screen.findByText('Nothing matches A1')
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
