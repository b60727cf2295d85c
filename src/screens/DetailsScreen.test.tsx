import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { detailsPlan } from '#compiler/details/detailsPlan.ts'
import type { Holds } from '#engine/validation/createHolds.ts'
import { DetailsScreen } from './DetailsScreen.tsx'
import { renderScreen } from '../../tests/fixtures/screens/renderScreen.tsx'
import { toyDetails, toyFormats, toySchema } from '../../tests/fixtures/screens/toy.ts'

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
const picture = () => ({ data: new Blob(['x'], { type: 'image/png' }) })

const plan = detailsPlan('toy/toy', toyDetails, toySchema, toyFormats)

type Answers = Parameters<typeof renderScreen>[1]['answers']

function open(
  record: unknown = toy,
  more: Partial<Parameters<typeof renderScreen>[1]> = {},
  holds: Holds = () => true,
) {
  return renderScreen(<DetailsScreen plan={plan} holds={holds} />, {
    address: '/toys/7/details',
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
afterEach(cleanup)

describe('details', () => {
  it('offers what the record is ready for, and reads it again once that is done', async () => {
    const mend = { id: 'mend', only: 1, operation: 'mendToy', outcomes: { 200: ['reload' as const] } }
    const mended = detailsPlan('toy/toy', { ...toyDetails, actions: [mend] }, toySchema, toyFormats)
    let colour = 'RED'
    const answers = {
      getToy: () => ({ data: { ...toy, colour } }),
      mendToy: () => {
        colour = 'BLUE'
        return { status: 200 as const }
      },
    }
    const holds: Holds = (condition, record) => condition !== 1 || (record as { colour?: string }).colour === 'RED'
    renderScreen(<DetailsScreen plan={mended} holds={holds} />, {
      ...{ address: '/toys/7/details', params: { toyUuid: '7' }, answers },
      words: { 'toy:details.actions.mend': 'Mend' },
    })
    await loaded()
    fireEvent.click(screen.getByRole('button', { name: 'Mend' }))
    await screen.findByText('Blue · 31/12/2019')
    expect(screen.queryByRole('button', { name: 'Mend' })).toBeNull()
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
