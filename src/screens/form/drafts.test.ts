import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { toyForm } from '../../../tests/fixtures/toy/definitions.ts'
import { box, saveButton, type } from '../../../tests/fixtures/toy/fillForm.ts'
import { renderForm } from '../../../tests/fixtures/toy/renderForm.tsx'
import type { Draft, DraftBox } from './saving/Draft.ts'

const form = { ...toyForm, draft: true }
const name = 'toy/toy:new'

function draftBoxes(...drafts: [string, Omit<Draft, 'savedAt'>][]) {
  const savedAt = '2026-11-20T10:00:00.000Z'
  const kept = new Map(drafts.map(([key, draft]) => [key, { ...draft, savedAt }]))
  const write = vi.fn((key: string, draft: Omit<Draft, 'savedAt'>) => void kept.set(key, { ...draft, savedAt }))
  const open = (key: string): DraftBox => ({
    read: () => kept.get(key),
    write: (draft) => write(key, draft),
    drop: () => void kept.delete(key),
  })
  return { kept, write, drafts: open }
}

describe('drafts', () => {
  it('an untouched form leaves no draft', async () => {
    const { kept, drafts } = draftBoxes()
    const { unmount } = await renderForm({ form, drafts })
    fireEvent.focus(box('Name'))
    fireEvent.blur(box('Name'))
    fireEvent(window, new Event('pagehide'))
    unmount()
    expect(kept.size).toBe(0)
  })

  it('can be thrown away', async () => {
    const { kept, drafts } = draftBoxes([name, { record: { label: 'Old kite' } }])
    await renderForm({ form, drafts })
    fireEvent.click(screen.getByRole('button', { name: /draft.discard/ }))
    expect(box('Name').value).toBe('')
    expect(kept.size).toBe(0)
  })

  it('what is taken up goes on from the version that it started from', async () => {
    const resourceUuid = '22222222-2222-4222-8222-222222222222'
    const stored = { resourceUuid, label: 'Kite', kind: 'ROUND', size: 1, unit: 'METERS' }
    const { kept, drafts } = draftBoxes()
    const first = await renderForm({ form, drafts, stored, version: '"1"' })
    type('Name', 'Old kite')
    const own = `toy/toy:${resourceUuid}`
    await waitFor(() => expect(kept.get(own)?.base).toEqual({ record: stored, version: '"1"' }))
    first.unmount()
    const later = { ...stored, size: 2 }
    const { call } = await renderForm({ form, drafts, stored: later, version: '"2"' })
    fireEvent.click(screen.getByRole('button', { name: /draft.resume/ }))
    fireEvent.click(saveButton())
    await waitFor(() => expect(call).toHaveBeenCalledOnce())
    expect(call.mock.calls[0]?.[1]?.seenVersion).toBe('"1"')
  })

  it('a form that keeps none asks no question', async () => {
    const { drafts, write } = draftBoxes([name, { record: { label: 'Old kite' } }])
    await renderForm({ drafts })
    expect(box('Name').value).toBe('')
    type('Name', 'Kite')
    fireEvent(window, new Event('pagehide'))
    expect(write).not.toHaveBeenCalled()
  })
})
