import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { detailsPlan } from '#compiler/emit/plans/detailsPlan.ts'
import type { ConditionTest } from '#engine/validation/createValidation.ts'
import { DetailsScreen } from './DetailsScreen.tsx'
import { renderScreen, narrow } from '../../tests/fixtures/screens/renderScreen.tsx'
import { projectOf, toyDetails, toyProject } from '../../tests/fixtures/screens/toy.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { clubDetails, clubHolds, clubSchema, clubWords } from '../../tests/fixtures/screens/club.ts'

const toy = {
  resourceUuid: '7',
  label: 'Élan',
  colour: 'BLUE',
  size: 10.5,
  made: '31/12/2019',
  maker: { phone: '0472000000' },
  parts: [
    { name: 'Antlers', weight: 120 },
    { name: 'Nose', weight: null },
  ],
  photos: [
    { resourceUuid: 'p1', label: 'front.png' },
    { resourceUuid: 'p2', label: 'back.png' },
  ],
}
const picture = (): object => ({ data: new Blob(['x'], { type: 'image/png' }) })

const plan = detailsPlan('toy/toy', toyDetails, toyProject)

type Answers = Parameters<typeof renderScreen>[1]['answers']

function open(record: unknown = toy, more: Partial<Parameters<typeof renderScreen>[1]> = {}) {
  return renderScreen(<DetailsScreen plan={plan} />, {
    address: '/toys/7/details',
    isTrueOf: () => true,
    params: { toyUuid: '7' },
    ...more,
    answers: { getToy: () => ({ data: record }), getToyPhoto: picture, ...more.answers },
  })
}

const loaded = () => screen.findByRole('heading', { level: 1, name: /^Élan, 10,5\scm$/ })

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:toy')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
})
describe('details', () => {
  it('offers what the record is ready for, and reads it again once that is done', async () => {
    const mend = { id: 'mend', only: 'isRed', operation: 'mendToy', outcomes: { 200: ['reload' as const] } }
    const mended = detailsPlan('toy/toy', { ...toyDetails, actions: [mend] }, toyProject)
    let colour = 'RED'
    const answers = {
      getToy: () => ({ data: { ...toy, colour } }),
      mendToy: () => {
        colour = 'BLUE'
        return { status: 200 as const }
      },
    }
    const isTrueOf: ConditionTest = (condition, record) =>
      condition !== 'isRed' || (record as { colour?: string }).colour === 'RED'
    renderScreen(<DetailsScreen plan={mended} />, {
      isTrueOf,
      address: '/toys/7/details',
      params: { toyUuid: '7' },
      answers,
      words: { 'toy:details.actions.mend': 'Mend' },
    })
    await loaded()
    fireEvent.click(screen.getByRole('button', { name: 'Mend' }))
    await screen.findByText('Blue · 31/12/2019')
    expect(screen.queryByRole('button', { name: 'Mend' })).toBeNull()
  })

  it('says that there is no network where the record cannot be read for that reason', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    open(toy, { answers: { getToy: () => ({ status: 0, data: undefined }) } })
    await screen.findByText('You are offline')
    online.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    expect(screen.queryByText('You are offline')).toBeNull()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('goes on showing the record where reading it again fails', async () => {
    const mend = { id: 'mend', operation: 'mendToy', outcomes: { 200: ['reload' as const] } }
    const mended = detailsPlan('toy/toy', { ...toyDetails, actions: [mend] }, toyProject)
    let status = 200
    const answers = {
      getToy: () => ({ status, data: status === 200 ? toy : undefined }),
      mendToy: () => {
        status = 500
        return { status: 200 as const }
      },
    }
    const { calls } = renderScreen(<DetailsScreen plan={mended} />, {
      address: '/toys/7/details',
      params: { toyUuid: '7' },
      answers,
      isTrueOf: () => true,
      words: { 'toy:details.actions.mend': 'Mend' },
    })
    await loaded()
    const before = calls.length
    fireEvent.click(screen.getByRole('button', { name: 'Mend' }))
    await waitFor(() => expect(calls.slice(before).map(({ operation }) => operation)).toEqual(['mendToy', 'getToy']))
    await act(async () => {})
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Élan/)
    expect(screen.getByText('Blue · 31/12/2019')).toBeTruthy()
  })

  it('keeps to the record that it was turned to, when the one before comes late', async () => {
    const come: Record<string, (label: string) => void> = {}
    const getToy: NonNullable<Answers['getToy']> = ({ path } = {}) =>
      new Promise((resolve) => {
        come[path?.['toyUuid'] ?? ''] = (label) => resolve({ data: { ...toy, label } })
      })
    const { turnTo } = open(toy, { answers: { getToy } })
    await waitFor(() => expect(Object.keys(come)).toEqual(['7']))
    turnTo({ toyUuid: '8' })
    await waitFor(() => expect(Object.keys(come)).toEqual(['7', '8']))
    come['8']?.('Yak')
    await screen.findByRole('heading', { level: 1, name: /^Yak/ })
    await act(async () => {
      come['7']?.('Élan')
      await Promise.resolve()
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Yak/)
  })

  it('drops an answer that comes after the screen is gone', async () => {
    const answers: ((answer: object) => void)[] = []
    const getToy = () => new Promise<object>((resolve) => answers.push(resolve))
    const { unmount, saidToasts } = open(toy, { answers: { getToy } })
    await waitFor(() => expect(answers.length).toBeGreaterThan(0))
    unmount()
    for (const answer of answers) answer({ status: 500, reason: 'late' })
    await Promise.resolve()
    expect(saidToasts()).toEqual([])
  })
})

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

function openClub(record: object = club, definition = clubDetails, schema = clubSchema) {
  return renderScreen(<DetailsScreen plan={detailsPlan('club/club', definition, projectOf(schema))} />, {
    isTrueOf: clubHolds,
    address: '/clubs/team/7/details',
    params: { clubUuid: '7' },
    words: clubWords,
    answers: { getClub: () => ({ data: record }), getScan: picture },
  })
}
const section = (name: string) => screen.findByRole('region', { name })

describe('a section', () => {
  it('shows a field for the records of which its condition is true', async () => {
    const summary = { id: 'summary', fields: ['number', { path: 'motto', show: 'isTeam' }] }
    const definition = { ...clubDetails, sections: [summary] }
    openClub(club, definition)
    expect((await section('Club')).textContent).toContain('Ensemble')
    cleanup()
    openClub({ ...club, kind: 'PERSON' }, definition)
    expect((await section('Club')).textContent).toContain('A-7')
    expect(screen.queryByText('Ensemble')).toBeNull()
  })

  it('offers to look at a file of its own, and to keep it', async () => {
    const summary = { id: 'summary', gallery: 'picture', fields: ['number', 'licence.scan'] }
    openClub(club, { ...clubDetails, sections: [summary] })
    const file = within(await section('Club'))
    await file.findByRole('button', { name: 'Download licence.png' })
    fireEvent.click(file.getByRole('button', { name: 'View licence.png' }))
    await screen.findByRole('dialog', { name: 'licence.png' })
    expect(file.getByRole('button', { name: 'Open team.png' }).hasAttribute('data-whole')).toBe(false)
    cleanup()
    const { picture } = clubSchema.properties
    const whole = { ...picture, upload: { ...picture?.upload, whole: true } } as PropertySchema
    const schema = { ...clubSchema, properties: { ...clubSchema.properties, picture: whole } }
    openClub(club, { ...clubDetails, sections: [summary] }, schema)
    expect((await screen.findByRole('button', { name: 'Open team.png' })).dataset['whole']).toBe('true')
  })

  it('has no fold without a value', async () => {
    openClub({ ...club, address: '' })
    await section('Club')
    expect(screen.queryByText('Where it is')).toBeNull()
  })

  it('says what it is for, and does not say its name twice', async () => {
    openClub()
    const motto = await section('Motto')
    expect(within(motto).getByText('Said before each match.')).toBeTruthy()
    expect(within(motto).getByRole('term').className).toBe('visually-hidden')
  })

  it('says that it is empty and offers the next step, which is its own field', async () => {
    openClub({ ...club, motto: undefined })
    const motto = within(await section('Motto'))
    expect(motto.getByText('No motto yet.')).toBeTruthy()
    expect(motto.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/clubs/team/7/edit#motto')
    expect(motto.queryByRole('term')).toBeNull()
  })
})

describe('several lists in one table', () => {
  it('are cards on a narrow screen, without what is empty', async () => {
    narrow()
    openClub()
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
