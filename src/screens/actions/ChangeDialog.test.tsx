import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CallArguments } from '#client/createClient.ts'
import { detailsPlan } from '#compiler/emit/plans/detailsPlan.ts'
import type { FormDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { FormScreen } from '../FormScreen.tsx'
import { fetchParts } from '../fetchParts.ts'
import { compileForms } from '../../../tests/fixtures/toy/compileForms.ts'
import { renderScreen } from '../../../tests/fixtures/screens/renderScreen.tsx'
import {
  toyDetails,
  toyFormats,
  toyProject,
  toySchema,
  workingToyFormats,
} from '../../../tests/fixtures/screens/toy.ts'
import { DetailsScreen } from '../DetailsScreen.tsx'

await fetchParts(['asking', 'stored'], ['number', 'text'])

// The dialog leaves out the consent, which the form of the whole record asks for.
const schema: RecordSchema = {
  ...toySchema,
  properties: { ...toySchema.properties, agreed: { type: 'boolean', const: true, local: true } },
  required: [...(toySchema.required ?? []), 'agreed'],
  rules: [{ if: "has(self.colour) && self.colour == 'RED'", then: { required: ['size'] } }],
}
const form = {
  $schema: '',
  record: 'toy/mendToy',
  sections: [{ id: 'asks', fields: ['size', 'label'] }],
  load: { operation: 'getToy', outcomes: {} },
  sets: { colour: 'RED' },
} as FormDefinition
const mend = {
  id: 'mend',
  operation: 'mendToy',
  asks: 'toy/mendToy',
  outcomes: { 200: ['reload' as const], 422: ['markFields' as const] },
}
const plan = detailsPlan('toy/toy', { ...toyDetails, actions: [mend] }, toyProject)
const words = {
  'toy:details.actions.mend': 'Mend',
  'mendToy:fields.size.label': 'Size',
  'toy:fields.size.label': 'Size',
  'toy:fields.label.label': 'Label',
  'app:confirm.cancel': 'Cancel',
}

/** Opens the dialog of a stored toy. */
async function open(toy: object) {
  const forms = await compileForms({ 'toy/mendToy': { schema, form } }, toyFormats, workingToyFormats)
  const sent: CallArguments[] = []
  const answers = [{ status: 422, problem: [{ path: 'size', code: 'maximum', params: {} }] }, { status: 200 as const }]
  const shown = renderScreen(<DetailsScreen plan={plan} />, {
    address: '/toys/7/details',
    params: { toyUuid: '7' },
    words,
    forms,
    isTrueOf: () => true,
    answers: {
      getToy: () => ({ data: { resourceUuid: id, ...toy }, headers: new Headers({ etag: '"3"' }) }),
      mendToy: (args = {}) => {
        sent.push(args)
        return answers.shift() ?? { status: 500 as const }
      },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Mend' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('textbox', { name: /Size/ })
  const type = (text: string) => {
    const box = dialog.getByRole('textbox', { name: /Size/ })
    fireEvent.focus(box)
    fireEvent.change(box, { target: { value: text } })
    fireEvent.blur(box)
  }
  /** What the button does that stands outside of the form. */
  const submit = () => {
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Mend' })
    fireEvent.submit(document.getElementById(button.getAttribute('form') ?? '') ?? button)
  }
  return { ...shown, sent, dialog, type, submit }
}

const id = '0b0f1c3e-5d55-4a3c-9f43-5b7f8f0d1a2b'

describe('a change of state that asks for fields', () => {
  it('is judged with the record as it will be, sends these fields alone, and stays open while they are refused', async () => {
    const { sent, type, submit, calls, dialog } = await open({ label: 'Élan', colour: 'BLUE', made: '31/12/2019' })
    submit()
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Size/ }).getAttribute('aria-invalid')).toBe('true'))
    expect(sent).toEqual([])
    type('12')
    submit()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ id, seenVersion: '"3"', json: { size: 12, label: 'Élan' } })
    expect(Object.keys(sent[0]?.json ?? {})).toEqual(['size', 'label'])
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Size/ }).getAttribute('aria-invalid')).toBe('true'))
    type('11')
    submit()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent[1]).toMatchObject({ json: { size: 11 } })
    // The screen reads the record anew.
    await waitFor(() => expect(calls.at(-1)?.operation).toBe('getToy'))
  })

  it('says so where another field of the record keeps it from being made', async () => {
    const { sent, dialog, submit } = await open({ label: 'Élan', colour: 'BLUE', size: 3, made: 'soon' })
    expect(dialog.getByRole('alert').textContent).toBe('app:form.wrongElsewhere')
    submit()
    expect(sent).toEqual([])
  })

  it('is given up without a call, and what is typed after a question', async () => {
    const { sent, dialog, type } = await open({ label: 'Élan', colour: 'BLUE', size: 3 })
    type('12')
    const cancel = () => fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    const ask = (part: string) => screen.findByRole('button', { name: `app:entries.discard.${part}` })
    cancel()
    fireEvent.click(await ask('cancel'))
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /Size/ }).value).toBe('12')
    cancel()
    fireEvent.click(await ask('changeConfirm'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([])
  })

  it('asks before another page takes its place, as the back button of the browser wants', async () => {
    const { sent, dialog, type, router, address } = await open({ label: 'Élan', colour: 'BLUE', size: 3 })
    type('12')
    const leave = () => act(() => router.navigate('/elsewhere'))
    const ask = (part: string) => screen.findByRole('button', { name: `app:leave.${part}` })
    await leave()
    fireEvent.click(await ask('cancel'))
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /Size/ }).value).toBe('12')
    expect(address()).toBe('/toys/7/details')
    const reload = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(reload)
    expect(reload.defaultPrevented).toBe(true)
    await leave()
    fireEvent.click(await ask('confirm'))
    await waitFor(() => expect(address()).toBe('/elsewhere'))
    expect(sent).toEqual([])
  })

  it('over a form, asks as the form does, which has no draft of it', async () => {
    const name = 'edit/edit'
    const call = { operation: 'getToy', outcomes: {} }
    const edited = {
      $schema: '',
      record: name,
      sections: [{ id: 'all', fields: ['label'] }],
      load: call,
      update: { ...call, operation: 'updateToy' },
      actions: [mend],
      draft: true,
    } as FormDefinition
    const forms = { 'toy/mendToy': { schema, form }, [name]: { schema, form: edited } }
    const { router, address } = renderScreen(<FormScreen name={name} />, {
      address: '/toys/7/edit',
      params: { toyUuid: '7' },
      isTrueOf: () => true,
      forms: await compileForms(forms, toyFormats, workingToyFormats),
      words: { ...words, 'edit:form.actions.mend': 'Mend' },
      answers: { getToy: () => ({ data: { resourceUuid: id, label: 'Élan', colour: 'BLUE', size: 3 } }) },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Mend' }))
    const box = await screen.findByRole('textbox', { name: /Size/ })
    fireEvent.focus(box)
    fireEvent.change(box, { target: { value: '12' } })
    fireEvent.blur(box)
    await act(() => router.navigate('/elsewhere'))
    expect(await screen.findByText('app:leave.message')).toBeTruthy()
    expect(address()).toBe('/toys/7/edit')
  })

  it('is closed at once where nothing is typed', async () => {
    const { dialog } = await open({ label: 'Élan', colour: 'BLUE', size: 3 })
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
