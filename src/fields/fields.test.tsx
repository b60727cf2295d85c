import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FormatsDefinition, PlacedField, PropertySchema } from '#generated/definitions.gen.ts'
import { createFormats } from '#engine/formats/createFormats.ts'
import type { PlanField } from '#engine/form/formPlan.ts'
import { kindOf, kinds } from '#engine/schema/kindOf.ts'
import { FieldFrame, labelIdOf } from '#ui/form/FieldFrame.tsx'
import { TextProvider } from '#ui/text/TextProvider.tsx'
import { toyText } from '../../tests/fixtures/toy/toyText.ts'
import { createAttachments } from './Attachments.ts'
import { fields } from './fields.ts'
import { FieldServicesContext, type FieldServices } from './FieldServices.ts'
import { FormServicesContext } from './FormServices.ts'

const definition = JSON.parse(readFileSync('schemas/formats.json', 'utf8')) as FormatsDefinition
const formats = createFormats(definition, () => new Date(2026, 5, 15))
const services: FieldServices = {
  namespace: 'toy',
  formats,
  lookup: () => Promise.resolve([]),
  searchDelay: () => undefined,
  fileBytes: () => Promise.reject(new Error('No server')),
}

afterEach(cleanup)

function planField(schema: PropertySchema, placed: Partial<PlacedField> = {}, required = true): PlanField {
  const path = 'thing'
  return {
    path,
    words: path,
    kind: kindOf(schema, definition),
    schema,
    required,
    placed: { path, ...placed },
    section: 's',
  }
}

interface Shown {
  value?: unknown
  language?: 'fr' | 'en'
  placed?: Partial<PlacedField>
  required?: boolean
  invalid?: boolean
  readOnly?: boolean
  valueAt?: (path: string) => unknown
}

function frame(language: 'fr' | 'en', children: ReactNode, given: Partial<FieldServices> = {}) {
  return (
    <TextProvider text={toyText(language)} language={language}>
      <FieldServicesContext value={{ ...services, ...given }}>{children}</FieldServicesContext>
    </TextProvider>
  )
}

function edit(schema: PropertySchema, shown: Shown = {}, given: Partial<FieldServices> = {}) {
  const {
    value,
    language = 'en',
    placed,
    required,
    invalid = false,
    readOnly = false,
    valueAt = () => undefined,
  } = shown
  const field = planField(schema, placed, required)
  const { Edit, labelled } = fields[field.kind]
  const onCommit = vi.fn<(next: unknown) => void>()
  const onBlur = vi.fn<() => void>()
  const submit = vi.fn<() => void>()
  const form = {
    attachments: createAttachments(),
    valueAt,
    watch: () => () => undefined,
    entryProblems: () => [],
    submit,
  }
  render(
    frame(
      language,
      <FormServicesContext value={form}>
        <FieldFrame id="it" label="Thing" labelled={labelled(field.placed)} error={invalid ? 'Wrong' : undefined}>
          <Edit
            id="it"
            field={field}
            value={value}
            label="Thing"
            labelId={labelIdOf('it')}
            describedBy={undefined}
            invalid={invalid}
            readOnly={readOnly}
            onCommit={onCommit}
            onFocus={() => {}}
            onBlur={onBlur}
          />
        </FieldFrame>
      </FormServicesContext>,
      given,
    ),
  )
  return { onCommit, onBlur, submit }
}

function type(element: HTMLElement, text: string) {
  fireEvent.focus(element)
  fireEvent.change(element, { target: { value: text } })
  fireEvent.blur(element)
}

const textbox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Thing' })
const shownText = (schema: PropertySchema, value: unknown, language: 'fr' | 'en' = 'en', record = {}) =>
  fields[kindOf(schema, definition)].text(
    { path: 'thing', schema, value, record },
    { namespace: 'toy', formats, text: toyText(language), language },
  )

it('there is a field for each kind', () => expect(Object.keys(fields).sort()).toEqual([...kinds].sort()))

describe('kinds that are typed', () => {
  const typed: [string, PropertySchema, string, unknown, string][] = [
    ['text', { type: 'string', format: 'line' }, '  a b ', 'a b', 'a b'],
    ['text without format', { type: 'string' }, ' a b ', ' a b ', ' a b '],
    ['number', { type: 'number' }, '1 234,5', 1234.5, '1234.5'],
    ['whole number', { type: 'integer' }, '12', 12, '12'],
    ['date', { type: 'string', format: 'date' }, '1/2/2020', '01/02/2020', '01/02/2020'],
    ['email', { type: 'string', format: 'email' }, ' a@b.fr ', 'a@b.fr', 'a@b.fr'],
    ['phone', { type: 'string', format: 'phone' }, '06.12.34.56.78', '0612345678', '06 12 34 56 78'],
    ['website', { type: 'string', format: 'url' }, ' example.fr ', 'example.fr', 'example.fr'],
    ['paragraph', { type: 'string', maxLength: 5000 }, 'one\ntwo', 'one\ntwo', 'one\ntwo'],
    ['grouped digits', { type: 'string', format: 'siret' }, '73282932000074', '73282932000074', '732 829 320 00074'],
  ]

  it.each(typed)('%s: takes what is typed over in its normal form when it is left', (_, schema, text, value, shown) => {
    const { onCommit, onBlur } = edit(schema)
    type(textbox(), text)
    expect(onCommit).toHaveBeenLastCalledWith(value)
    expect(onBlur).toHaveBeenCalledOnce()
    expect(textbox().value).toBe(shown)
  })

  it.each(typed)('%s: starts empty, and is empty again when everything is taken out', (_, schema, text) => {
    const { onCommit } = edit(schema)
    expect(textbox().value).toBe('')
    type(textbox(), text)
    type(textbox(), '  ')
    expect(onCommit).toHaveBeenLastCalledWith(undefined)
  })

  it.each(typed)('%s: keeps what it cannot understand as it was typed', (_, schema) => {
    const { onCommit } = edit(schema)
    type(textbox(), 'what?')
    expect(onCommit).toHaveBeenLastCalledWith('what?')
    expect(textbox().value).toBe('what?')
  })

  it.each(typed)('%s: says that it is wrong, required, or not to be changed', (_, schema, __, value) => {
    edit(schema, { value, invalid: true, readOnly: true })
    expect(textbox().getAttribute('aria-invalid')).toBe('true')
    expect(textbox().getAttribute('aria-required')).toBe('true')
    expect(textbox().readOnly).toBe(true)
  })

  it.each(typed)('%s: asks the browser to fill in nothing unless the form says so', (_, schema) => {
    edit(schema)
    expect(textbox().autocomplete).toBe('off')
    expect(textbox().name).toBe('')
    cleanup()
    edit(schema, { placed: { autocomplete: 'email' } })
    expect(textbox().autocomplete).toBe('email')
    expect(textbox().name).toBe('thing')
  })

  it('Enter takes over what is typed and then tries to save', () => {
    const { onCommit, submit } = edit({ type: 'string' })
    fireEvent.change(textbox(), { target: { value: 'x' } })
    fireEvent.keyDown(textbox(), { key: 'Enter' })
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('x')
    expect(onCommit.mock.invocationCallOrder[0] ?? 9).toBeLessThan(submit.mock.invocationCallOrder[0] ?? 0)
  })

  it('is taken over after a pause, without a change to what is being typed', () => {
    vi.useFakeTimers()
    const { onCommit } = edit({ type: 'string', format: 'phone' })
    fireEvent.change(textbox(), { target: { value: '06 12' } })
    expect(onCommit).not.toHaveBeenCalled()
    vi.advanceTimersByTime(150)
    vi.useRealTimers()
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('0612')
    expect(textbox().value).toBe('06 12')
  })

  it.each([
    ['phone', 'tel'],
    ['email', 'email'],
    ['url', 'url'],
    ['siren', 'numeric'],
    ['pastDate', 'numeric'],
  ])('opens the keyboard of the format %s', (format, keyboard) => {
    edit({ type: 'string', format })
    expect(textbox().inputMode).toBe(keyboard)
  })
})

describe('number', () => {
  it.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1\u202f234,5', 1234.5],
    ['\u22123', -3],
    ['12,', 12],
    ['1,2,3', '1,2,3'],
    ['12 m', '12 m'],
    ['1e3', '1e3'],
  ])('REAL-38 REAL-39 reads %s', (text, value) => {
    const { onCommit } = edit({ type: 'number' })
    type(textbox(), text)
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(value)
  })

  it('shows the comma or the point of the language', () => {
    edit({ type: 'number' }, { value: 12.5, language: 'fr' })
    expect(textbox().value).toBe('12,5')
    expect(shownText({ type: 'number' }, 1234.5, 'fr')).toBe('1\u202f234,5')
    expect(shownText({ type: 'number' }, 1234.5, 'en')).toBe('1,234.5')
  })

  it('FMT-20 shows an amount in euros, in the writing of the language', () => {
    expect(shownText({ type: 'number', unit: '€' }, 1234.5, 'fr')).toBe('1\u202f234,5\u00a0€')
    expect(shownText({ type: 'number', unit: '€' }, 1234.5, 'en')).toBe('1,234.5\u00a0€')
  })

  it('shows its unit, or the one that another field names', () => {
    edit({ type: 'number', unitFrom: 'unit' }, { valueAt: () => 'FEET' })
    expect(screen.getByText('ft')).toBeTruthy()
    expect(shownText({ type: 'number', unit: '€' }, 3)).toBe('3\u00a0€')
    expect(shownText({ type: 'number', unitFrom: 'unit' }, 3, 'en', { unit: 'METERS' })).toBe('3\u00a0m')
  })

  it('shows a year without groups', () => {
    expect(shownText({ type: 'integer', format: 'pastYear' }, 1932, 'fr')).toBe('1932')
  })
})

describe('date', () => {
  it.each([
    ['01/02/2020', '01/02/2020'],
    ['1.2.2020', '01/02/2020'],
    ['01 02 2020', '01/02/2020'],
    ['01022020', '01/02/2020'],
    ['31/02/2020', '31/02/2020'],
    ['2020-02-01', '2020-02-01'],
  ])('FMT-08 takes %s over as %s, whatever the language of the browser', (text, value) => {
    const { onCommit } = edit({ type: 'string', format: 'date' }, { language: 'fr' })
    expect(textbox().placeholder).toBe('jj/mm/aaaa')
    type(textbox(), text)
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(value)
  })

  it('REAL-18 offers a calendar in which no day after today can be picked', async () => {
    const { onCommit } = edit({ type: 'string', format: 'pastDate' }, { value: '14/06/2026' })
    fireEvent.click(screen.getByRole('button', { name: 'Calendar: Thing' }))
    const cell = async (title: string) => (await screen.findByTitle(title)).closest('td') as HTMLTableCellElement
    expect((await cell('2026-06-15')).className).not.toContain('disabled')
    expect((await cell('2026-06-16')).className).toContain('disabled')
    fireEvent.click(await cell('2026-06-01'))
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('01/06/2026')
  })
})

describe('choice', () => {
  const schema: PropertySchema = { type: 'string', enum: ['ROUND', 'SQUARE'] }

  it('as a list: offers the words of the values, and takes one over', () => {
    const { onCommit } = edit(schema)
    const box = screen.getByRole('combobox', { name: 'Thing' })
    fireEvent.mouseDown(box)
    const options = [...document.querySelectorAll('.ant-select-item-option')]
    expect(options.map((option) => option.textContent)).toEqual(['Round', 'Square'])
    fireEvent.click(options[1] as Element)
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('SQUARE')
  })

  it('finds a value without its accents', () => {
    edit({ type: 'string', enum: ['ROUND', 'SQUARE'] })
    const box = screen.getByRole('combobox', { name: 'Thing' })
    fireEvent.mouseDown(box)
    fireEvent.change(box, { target: { value: 'SQUÂR' } })
    expect([...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent)).toEqual([
      'Square',
    ])
  })

  it('says that it is wrong and required', () => {
    edit(schema, { invalid: true })
    const box = screen.getByRole('combobox', { name: 'Thing' })
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(box.getAttribute('aria-required')).toBe('true')
  })

  it('cannot be changed where it is read-only', () => {
    edit(schema, { readOnly: true, value: 'ROUND' })
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Thing' }).disabled).toBe(true)
  })

  it('as radio buttons: a named group that is left as one', () => {
    const { onCommit, onBlur } = edit(schema, { placed: { as: 'radio' }, value: 'ROUND' })
    expect(screen.getByRole('radiogroup', { name: 'Thing' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Round' }).checked).toBe(true)
    const [round, square] = screen.getAllByRole('radio') as [HTMLElement, HTMLElement]
    fireEvent.focusOut(round, { relatedTarget: square })
    expect(onBlur).not.toHaveBeenCalled()
    fireEvent.click(square)
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('SQUARE')
    fireEvent.focusOut(square, { relatedTarget: document.body })
    expect(onBlur).toHaveBeenCalledOnce()
  })

  it('REAL-16 offers the values of its lookup, with the label that came or the words of the value', async () => {
    const lookup = () => Promise.resolve([{ value: 'X', label: 'From the server' }, { value: 'FOLDED' }])
    edit({ ...schema, lookup: 'things' }, {}, { lookup })
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Thing' }))
    await screen.findAllByText('From the server')
    const options = [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent)
    expect(options).toEqual(['From the server', 'Folded'])
  })

  it('offers what the schema lists where the lookup cannot be had', async () => {
    edit({ ...schema, lookup: 'things' }, {}, { lookup: () => Promise.reject(new Error('down')) })
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Thing' }))
    expect(await screen.findAllByText('Round')).not.toEqual([])
  })

  it('shows a value that nobody has words for as it is', () => {
    edit(schema, { value: 'STRANGE' })
    expect(screen.getByText('STRANGE')).toBeTruthy()
    expect(shownText(schema, 'STRANGE')).toBe('STRANGE')
    expect(shownText(schema, 'ROUND')).toBe('Round')
    expect(shownText(schema, undefined)).toBe('')
  })
})

describe('flag', () => {
  it('is a tick box that bears its label', () => {
    const { onCommit } = edit({ type: 'boolean' }, { invalid: true })
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Thing' })
    expect(box.checked).toBe(false)
    expect(box.getAttribute('aria-invalid')).toBe('true')
    fireEvent.click(box)
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(true)
    expect([true, false, undefined].map((value) => shownText({ type: 'boolean' }, value))).toEqual(['Yes', 'No', ''])
  })

  it('cannot be changed where it is read-only', () => {
    edit({ type: 'boolean' }, { readOnly: true })
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Thing' }).disabled).toBe(true)
  })
})

describe('secret', () => {
  const schema: PropertySchema = { type: 'string', kind: 'secret' }

  it('is hidden until the user wants to see it, and never trimmed', () => {
    const { onCommit } = edit(schema)
    const box = screen.getByLabelText<HTMLInputElement>('Thing')
    expect(box.type).toBe('password')
    type(box, ' a b ')
    expect(onCommit).toHaveBeenLastCalledWith(' a b ')
    fireEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(box.type).toBe('text')
    expect(box.value).toBe(' a b ')
  })

  it('is never shown where it is read', () => {
    expect(shownText(schema, 'hush')).toBe('')
    const { Show } = fields.secret
    render(frame('en', <Show path="thing" schema={schema} value="hush" record={{}} />))
    expect(document.body.textContent).not.toContain('hush')
  })
})

describe('values that are read', () => {
  const show = (schema: PropertySchema, value: unknown) => {
    const { Show } = fields[kindOf(schema, definition)]
    render(frame('fr', <Show path="thing" schema={schema} value={value} record={{}} />))
  }

  it.each([
    ['phone', '0612345678', '06 12 34 56 78', 'tel:0612345678'],
    ['email', 'a@b.fr', 'a@b.fr', 'mailto:a@b.fr'],
    ['url', 'example.fr', 'example.fr', 'http://example.fr'],
  ])('%s is a link', (format, value, text, address) => {
    show({ type: 'string', format }, value)
    expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe(address)
  })

  it('an address that is none of the web is no link', () => {
    show({ type: 'string', format: 'url' }, 'javascript:alert(1)')
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('javascript:alert(1)')).toBeTruthy()
  })
})
