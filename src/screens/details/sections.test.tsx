import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { detailsPlan } from '#compiler/details/detailsPlan.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { DetailsScreen } from '../DetailsScreen.tsx'
import { clubDetails, clubHolds, clubSchema, clubWords } from '../../../tests/fixtures/screens/club.ts'
import { narrow, renderScreen } from '../../../tests/fixtures/screens/renderScreen.tsx'
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

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:club')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a section', () => {
  it('shows a field for the records of which its condition is true', async () => {
    const summary = { id: 'summary', fields: ['number', { path: 'motto', show: 0 }] }
    const definition = { ...clubDetails, sections: [summary] }
    open(club, undefined, definition)
    expect((await section('Club')).textContent).toContain('Ensemble')
    cleanup()
    open({ ...club, kind: 'PERSON' }, undefined, definition)
    expect((await section('Club')).textContent).toContain('A-7')
    expect(screen.queryByText('Ensemble')).toBeNull()
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

  it('has no fold without a value', async () => {
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
  it('are cards on a narrow screen, without what is empty', async () => {
    narrow()
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
