import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { listPlan } from '#compiler/list/listPlan.ts'
import { ListScreen } from '../ListScreen.tsx'
import { clubHolds, clubSchema, clubTable, clubWords } from '../../../tests/fixtures/screens/club.ts'
import { narrow, renderScreen } from '../../../tests/fixtures/screens/renderScreen.tsx'
import { toyFormats } from '../../../tests/fixtures/screens/toy.ts'

afterEach(cleanup)

const rows = [
  { resourceUuid: '1', number: 'A-3', kind: 'TEAM', holder: { firm: 'Étoile' }, form: 'A1', motto: 'Ensemble' },
  { resourceUuid: '2', number: 'A-2', kind: 'PLAYER', holder: { first: 'Zoé', last: 'Élan', mail: 'zoe@b.fr' } },
  { resourceUuid: '3', number: 'A-1', kind: 'TEAM', holder: { firm: 'Cygne' } },
]

function open() {
  return renderScreen(
    <ListScreen plan={listPlan('club/club', clubTable, clubSchema, toyFormats)} holds={clubHolds} />,
    {
      address: '/clubs',
      words: clubWords,
      lookups: { lookups: { forms: { operation: 'listForms', value: 'code', label: { fr: 'nom' } } } },
      answers: {
        listClubs: () => ({ data: rows }),
        listForms: () => ({ data: [{ code: 'A1', nom: 'Association déclarée' }] }),
      },
    },
  )
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
