import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { labels, openTable, openMenu, toys } from '../../../tests/fixtures/screens/openTable.tsx'
import { toyTable } from '../../../tests/fixtures/screens/toy.ts'

describe('the menu of a row', () => {
  it('is worked by the keyboard', async () => {
    openTable()
    await screen.findByRole('table')
    const menu = await openMenu('Élan')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Details'))
    fireEvent.keyDown(menu, { key: 'ArrowDown' })
    expect(document.activeElement?.textContent).toBe('Edit')
    fireEvent.keyDown(menu, { key: 'End' })
    expect(document.activeElement?.textContent).toBe('Delete')
    fireEvent.keyDown(menu, { key: 'ArrowDown' })
    expect(document.activeElement?.textContent).toBe('Details')
    fireEvent.keyDown(menu, { key: 'ArrowUp' })
    expect(document.activeElement?.textContent).toBe('Delete')
    fireEvent.keyDown(menu, { key: 'Escape' })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for Élan')
  })

  it('offers what a row is ready for, and reads the rows again once that is done', async () => {
    const mend = { id: 'mend', only: 'isRed', operation: 'mendToy', outcomes: { 200: ['reload' as const] } }
    let rows = toys
    const { calls } = openTable(undefined, {
      table: { ...toyTable, actions: [...toyTable.actions, mend] },
      isTrueOf: (_, row) => (row as { colour?: string }).colour === 'RED',
      words: { 'toy:table.actions.mend': 'Mend' },
      answers: { listToys: () => ({ data: rows }), mendToy: () => ({ status: 200 }) },
    })
    await screen.findByRole('table')
    const blue = await openMenu('Élan')
    expect(within(blue).queryByRole('menuitem', { name: 'Mend' })).toBeNull()
    fireEvent.keyDown(blue, { key: 'Escape' })
    rows = toys.slice(1)
    fireEvent.click(within(await openMenu('Œuf')).getByRole('menuitem', { name: 'Mend' }))
    await waitFor(() => expect(labels()).toHaveLength(3))
    expect(calls.find(({ operation }) => operation === 'mendToy')?.id).toBe('4')
  })

  async function askToRemove(name: string) {
    const menu = await openMenu(name)
    fireEvent.click(within(menu).getByRole('menuitem', { name: 'Delete' }))
    return screen.findByRole('dialog')
  }

  it('asks with the words of the action, in red only where it is a danger, and says how much goes with it', async () => {
    const retire = { id: 'retire', confirm: true, operation: 'retireToy', counts: 'countParts', before: 'copy' }
    const actions = [
      { ...retire, outcomes: {} },
      { id: 'copy', operation: 'copyToy', outcomes: {} },
    ]
    let answerLate: (answer: object) => void = () => undefined
    const late = new Promise<object>((resolve) => (answerLate = resolve))
    const { calls } = openTable(toys, {
      table: { ...toyTable, actions },
      answers: {
        countParts(args) {
          if (args?.id === '2') return { data: { legs: 4, wings: 0, spots: 1 } }
          return args?.id === '1' ? late : new Promise(() => undefined)
        },
      },
      words: {
        'toy:table.actions.retire': 'Retire',
        'toy:table.actions.copy': 'Copy it',
        'toy:table.questions.retire': 'It goes to the attic.',
        'toy:table.asks.retire.list': 'Along with {{list}}',
        'toy:table.asks.retire.counts.legs': '{{count}} legs',
        'toy:table.asks.retire.counts.spots': '{{count}} spot',
      },
    })
    await screen.findByRole('table')
    const ask = async (name: string) => {
      fireEvent.click(within(await openMenu(name)).getByRole('menuitem', { name: 'Retire' }))
      return within(await screen.findByRole('dialog', { name: `Retire ${name}?` }))
    }
    const dialog = await ask('Élan')
    await dialog.findByText('Along with 4 legs et 1 spot')
    fireEvent.click(dialog.getByRole('button', { name: 'Copy it' }))
    await waitFor(() => expect(calls.at(-1)).toEqual({ operation: 'copyToy', path: {}, id: '2' }))
    const confirm = await dialog.findByRole('button', { name: 'Retire' })
    expect(confirm.className).not.toContain('dangerous')
    fireEvent.click(confirm)
    await waitFor(() => expect(calls.at(-1)).toEqual({ operation: 'retireToy', path: {}, id: '2' }))
    expect(calls.filter(({ operation }) => operation === 'countParts')).toHaveLength(1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // Neither what went with another record is said, nor what comes for one that is asked about no more.
    const other = await ask('Zèbre')
    expect(other.queryByText(/Along with/)).toBeNull()
    fireEvent.click(other.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const third = await ask('eau')
    await act(async () => answerLate({ data: { legs: 8 } }))
    expect(third.queryByText(/Along with/)).toBeNull()
  })

  it('does once what is chosen twice before the answer comes', async () => {
    const at = (id: string) => toyTable.actions.filter((action) => action.id === id)
    const actions = at('remove').map((action) => ({ ...action, confirm: false }))
    const answers = { removeToy: () => new Promise<never>(() => undefined) }
    const { calls } = openTable(toys, { table: { ...toyTable, actions }, answers })
    await screen.findByRole('table')
    for (const name of ['Élan', 'eau']) {
      await openMenu(name)
      fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
    }
    expect(calls.filter(({ operation }) => operation === 'removeToy')).toEqual([expect.objectContaining({ id: '2' })])
  })

  it('keeps the row when deleting fails', async () => {
    const { saidToasts } = openTable(toys, { answers: { removeToy: () => ({ status: 500, reason: '500 Oops' }) } })
    await screen.findByRole('table')
    const remove = within(await askToRemove('Élan')).getByRole('button', { name: 'Delete' })
    expect(remove.className).toContain('dangerous')
    fireEvent.click(remove)
    await waitFor(() => expect(saidToasts()).toEqual([['Server Error', 'Details are 500 Oops']]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(labels()).toHaveLength(4)
  })
})
