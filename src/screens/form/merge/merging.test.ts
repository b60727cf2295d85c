import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FormDefinition } from '#generated/definitions.gen.ts'
import { toyForm } from '../../../../tests/fixtures/toy/definitions.ts'
import { box, saveButton, type } from '../../../../tests/fixtures/toy/fillForm.ts'
import { answer, renderForm } from '../../../../tests/fixtures/toy/renderForm.tsx'

const resourceUuid = '22222222-2222-4222-8222-222222222222'
const stored = { resourceUuid, label: 'Kite', kind: 'ROUND', size: 1, unit: 'METERS', since: '01/02/2020' }
const update = { operation: 'updateToy', outcomes: { 412: ['merge' as const] } }
const form: FormDefinition = { ...toyForm, update }
const etag = (version: number) => ({ headers: new Headers({ etag: `"${version}"` }) })
const stale = answer(412)
const saved = (version: number) => answer(200, { data: { resourceUuid }, ...etag(version) })
const now = (version: number, changes: object) => answer(200, { data: { ...stored, ...changes }, ...etag(version) })
const render = (answers: ReturnType<typeof answer>[]) => renderForm({ form, stored, version: '"1"', answers })

const dialog = () => screen.findByRole('dialog')
const saves = (call: Awaited<ReturnType<typeof renderForm>>['call']) =>
  call.mock.calls.flatMap(([operation, args]) => (operation === 'updateToy' && args ? [args] : []))

it('asks where both changed the same, saves what was chosen, and starts over when that is stale again', async () => {
  const answers = [
    stale,
    now(2, { label: 'Their kite', since: '03/04/2021' }),
    stale,
    now(3, { label: 'Third' }),
    saved(4),
  ]
  const { call } = await render(answers)
  type('Name', 'My kite')
  type('Count', '4')
  fireEvent.click(saveButton())
  const first = await dialog()
  for (const said of ['Their kite', 'My kite', '03/04/2021', 'Owned since', 'Count'])
    expect(first.textContent).toContain(said)
  const save = () => within(first).getByRole<HTMLButtonElement>('button', { name: /merge\.save/ })
  expect(save().disabled).toBe(true)
  fireEvent.click(within(first).getByRole('radio', { name: /merge\.takeTheirs/ }))
  fireEvent.click(save())
  await waitFor(() => expect(saves(call)).toHaveLength(2))
  expect(saves(call)[1]).toMatchObject({
    seenVersion: '"2"',
    json: { label: 'Their kite', since: '03/04/2021', count: 4 },
  })
  // Their name became mine, so that the third one is joined without a question; their day went back to what it was.
  await waitFor(() => expect(saves(call)).toHaveLength(3))
  expect(saves(call)[2]).toMatchObject({ seenVersion: '"3"', json: { label: 'Third', since: '01/02/2020', count: 4 } })
})

it('leaves the form as it was typed on the way back to it', async () => {
  const { call } = await render([stale, now(2, { label: 'Their kite' }), stale, now(2, { label: 'Their kite' })])
  type('Name', 'My kite')
  fireEvent.click(saveButton())
  const first = await dialog()
  const [, back] = within(first).getAllByRole('button', { name: /merge\.back/ })
  fireEvent.click(back as HTMLElement)
  expect(box('Name').value).toBe('My kite')
  fireEvent.click(saveButton())
  await waitFor(() => expect(saves(call)).toHaveLength(2))
  expect(saves(call)[1]?.seenVersion).toBe('"1"')
})

it('asks before a value is saved away that the changes of the other hide', async () => {
  const conditional: FormDefinition = {
    ...form,
    sections: form.sections.map((section) =>
      section.id === 'general'
        ? {
            ...section,
            fields: ['label', 'kind', 'size', 'unit', { path: 'note', show: "self.kind == 'ROUND'" }],
          }
        : section,
    ),
  }
  const { call } = await renderForm({
    form: conditional,
    stored,
    version: '"1"',
    answers: [stale, now(2, { kind: 'SQUARE' })],
  })
  type('Note', 'Of paper')
  fireEvent.click(saveButton())
  expect((await dialog()).textContent).toContain('app:merge.hidden')
  expect(saves(call)).toHaveLength(1)
  expect(box('Note').value).toBe('Of paper')
})

it('does not go round in circles when the server refuses what it names itself', async () => {
  const { call, saidToasts } = await render([stale, now(1, {})])
  type('Name', 'My kite')
  fireEvent.click(saveButton())
  await waitFor(() => expect(saidToasts()).toHaveLength(1))
  expect(saves(call)).toHaveLength(1)
  expect(box('Name').value).toBe('My kite')
})
