import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { detailsPlan } from '#compiler/details/detailsPlan.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { DetailsScreen } from '../DetailsScreen.tsx'
import { clubDetails, clubHolds, clubSchema, clubWords } from '../../../tests/fixtures/screens/club.ts'
import { renderScreen } from '../../../tests/fixtures/screens/renderScreen.tsx'
import { toyFormats } from '../../../tests/fixtures/screens/toy.ts'

const club = {
  resourceUuid: '7',
  number: 'A-7',
  kind: 'TEAM',
  holder: { firm: 'Étoile', mail: 'a@b.fr' },
  motto: 'Ensemble',
  address: '12, rue des Lilas',
  picture: { label: 'team.png', resourceUuid: 'p1' },
  licence: { title: 'Licence', code: 'X4', scan: { label: 'licence.png', resourceUuid: 's1' } },
  papers: [{ title: 'Statutes', remark: 'signed', scan: { label: 'statutes.docx', resourceUuid: 's2' } }],
  players: [{ resourceUuid: 'a', first: 'Zoé', last: 'Élan', mail: 'zoe@b.fr' }],
  referees: [{ first: 'Émile' }],
}

const scanned = (): object => ({ data: new Blob(['x'], { type: 'image/png' }) })

function open(record: object = club, getScan = scanned, definition = clubDetails, schema = clubSchema) {
  return renderScreen(
    <DetailsScreen plan={detailsPlan('club/club', definition, schema, toyFormats)} holds={clubHolds} />,
    {
      address: '/clubs/team/7/details',
      params: { clubUuid: '7' },
      words: clubWords,
      answers: { getClub: () => ({ data: record }), getScan },
    },
  )
}
const section = (name: string) => screen.findByRole('region', { name })
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:club')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the heading', () => {
  it('is filled by the first template that can be, with words around it', async () => {
    open()
    await screen.findByRole('heading', { level: 1, name: 'File of Étoile' })
    cleanup()
    open({ ...club, holder: { first: 'Zoé', last: 'Élan' } })
    await screen.findByRole('heading', { level: 1, name: 'File of Zoé Élan' })
    cleanup()
    open({ resourceUuid: '7' })
    await screen.findByRole('heading', { level: 1, name: 'File of –' })
  })
})

describe('a section', () => {
  it('shows its picture in exactly the given size, and opens it large', async () => {
    open()
    const picture = await screen.findByRole('button', { name: 'Open team.png' })
    await waitFor(() => expect(picture.hasAttribute('disabled')).toBe(false))
    const { style } = picture.closest('li') as HTMLElement
    expect([style.width, style.height]).toEqual(['250px', '130px'])
    fireEvent.click(picture)
    await screen.findByRole('dialog')
  })

  it('offers to look at a file of its own, and to keep it', async () => {
    const summary = { id: 'summary', gallery: 'picture', fields: ['number', 'licence.scan'] }
    open(club, undefined, { ...clubDetails, sections: [summary] })
    const file = within(await section('Club'))
    await file.findByRole('button', { name: 'Download licence.png' })
    fireEvent.click(file.getByRole('button', { name: 'View licence.png' }))
    await screen.findByRole('dialog', { name: 'licence.png' })
    expect(file.getByRole('button', { name: 'Open team.png' }).hasAttribute('data-whole')).toBe(false)
    cleanup()
    const { picture } = clubSchema.properties
    const whole = { ...picture, upload: { ...picture?.upload, whole: true } } as PropertySchema
    const schema = { ...clubSchema, properties: { ...clubSchema.properties, picture: whole } }
    open(club, undefined, { ...clubDetails, sections: [summary] }, schema)
    expect((await screen.findByRole('button', { name: 'Open team.png' })).dataset['whole']).toBe('true')
  })

  it('heads what is put together with its own words', async () => {
    open()
    const terms = within(await section('Club')).getAllByRole('term')
    expect(terms.slice(0, 2).map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['Number', 'A-7'],
      ['Contacts', 'a@b.frEnsemble'],
    ])
  })

  it('folds a block away, and leaves out one without a value', async () => {
    open()
    const fold = within(await section('Club'))
      .getByText('Where it is')
      .closest('details')
    expect(fold?.open).toBe(false)
    expect(within(fold as HTMLElement).getByText('12, rue des Lilas')).toBeTruthy()
    cleanup()
    open({ ...club, address: '' })
    await section('Club')
    expect(screen.queryByText('Where it is')).toBeNull()
  })

  it('says what it is for, and does not say its name twice', async () => {
    open()
    const motto = await section('Motto')
    expect(within(motto).getByText('Said before each match.')).toBeTruthy()
    expect(within(motto).getByRole('term').className).toBe('visually-hidden')
  })

  it('says that it is empty and offers the next step', async () => {
    open({ ...club, motto: undefined })
    const motto = within(await section('Motto'))
    expect(motto.getByText('No motto yet.')).toBeTruthy()
    expect(motto.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/clubs/team/7/edit')
    expect(motto.queryByRole('term')).toBeNull()
  })
})

describe('several lists in one table', () => {
  it('stand one after the other, each entry with the name of its list', async () => {
    open()
    expect(cellsOf(await screen.findByRole('table', { name: 'People' }))).toEqual([
      ['Part', 'Name', 'Mail'],
      ['Player', 'Zoé Élan', 'zoe@b.fr'],
      ['Referee', 'Émile', '–'],
    ])
  })

  it('take a single object too, and leave empty what one of them does not have', async () => {
    open()
    const rows = cellsOf(await screen.findByRole('table', { name: 'Papers' }))
    expect(rows.map((cells) => cells.slice(0, 3))).toEqual([
      ['Title', 'Code', 'Remark'],
      ['Licence', 'X4', '–'],
      ['Statutes', 'Nothing', 'signed'],
    ])
  })

  it('are cards on a narrow screen, without what is empty', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: query.includes('width') }) as unknown as MediaQueryList,
    )
    open()
    const cards = within(await screen.findByRole('list', { name: 'People' })).getAllByRole('listitem')
    expect(
      cards.map((card) =>
        within(card)
          .getAllByRole('definition')
          .map((fact) => fact.textContent),
      ),
    ).toEqual([
      ['Player', 'Zoé Élan', 'zoe@b.fr'],
      ['Referee', 'Émile'],
    ])
  })
})
