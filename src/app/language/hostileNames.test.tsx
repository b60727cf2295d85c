import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { detailsPlan } from '#compiler/emit/plans/detailsPlan.ts'
import { flattenWords, type WordTree } from '#engine/words/flattenWords.ts'
import { messageKeys, optionKeys, problemKeys, remarkKeys, wordsOf } from '#engine/words/wordKeys.ts'
import type { FormDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { DetailsScreen } from '#screens/DetailsScreen.tsx'
import { hostileNames, hostileValues } from '../../../tests/arbitraries/hostileNames.ts'
import { labels, openTable, rowsShown } from '../../../tests/fixtures/screens/openTable.tsx'
import { renderScreen } from '../../../tests/fixtures/screens/renderScreen.tsx'
import { projectOf, toyDetails, toySchema, toyTable } from '../../../tests/fixtures/screens/toy.ts'
import { saveButton } from '../../../tests/fixtures/toy/fillForm.ts'
import { renderForm } from '../../../tests/fixtures/toy/renderForm.tsx'
import { createTranslate } from './LanguageProvider.tsx'
import { wholeKeys } from './words.ts'

const labelOf = (name: string) => `Label of ${name}`
const fieldWords = (name: string) => ({
  label: labelOf(name),
  help: `Help ${name}`,
  error: `Wrong ${name}`,
  remarks: { [name]: `Remark ${name}` },
})

describe('words under names that a library may take for something else', async () => {
  const fields = {
    ...Object.fromEntries(hostileNames.map((name) => [name, fieldWords(name)])),
    mood: { options: Object.fromEntries(hostileValues.map((value) => [value, `Option ${value}`])) },
  }
  const odd: WordTree = {
    fields,
    messages: Object.fromEntries(hostileNames.map((name) => [name, { title: `Message ${name}` }])),
  }
  const options = Object.fromEntries(hostileValues.map((value) => [value, `Any ${value}`]))
  const words = i18next.createInstance()
  const resources = { fr: { odd: flattenWords(odd), options, app: {} } }
  await words.init({ lng: 'fr', ...wholeKeys, interpolation: { escapeValue: false }, resources })
  const text = createTranslate(words)

  it.each(hostileNames)('are found for the field %j', (name) => {
    const at = wordsOf('odd/odd', name)
    expect(text(`${at}.label`)).toBe(labelOf(name))
    expect(text(`${at}.label`, { count: 2 })).toBe(labelOf(name))
    expect(text(problemKeys(at, { code: 'pattern' }))).toBe(`Wrong ${name}`)
    expect(text(remarkKeys(at, name))).toBe(`Remark ${name}`)
    expect(text(messageKeys('odd', name, 'title'))).toBe(`Message ${name}`)
  })

  it.each(hostileValues)('are found for the value %j', (value) => {
    expect(text(optionKeys(wordsOf('odd/odd', 'mood'), value))).toBe(`Option ${value}`)
    expect(text(optionKeys(wordsOf('odd/odd', 'elsewhere'), value))).toBe(`Any ${value}`)
  })
})

/** Without the value itself, whose braces the fixture would fill. */
const optionOf = (value: string) => `Option ${hostileValues.indexOf(value)}`
const line = { type: 'string', format: 'line', maxLength: 40 }
const words = {
  'toy:fields.mood.label': 'Mood',
  ...Object.fromEntries(hostileValues.map((value) => [`toy:fields.mood.options.${value}`, optionOf(value)])),
  ...Object.fromEntries(hostileNames.map((name) => [`toy:fields.${name}.label`, labelOf(name)])),
}
const project = projectOf({
  ...toySchema,
  properties: {
    ...toySchema.properties,
    mood: { type: 'string', enum: hostileValues },
    ...Object.fromEntries(hostileNames.map((name) => [name, line])),
  },
})
const record = (label: string, mood: string, text: string) => ({
  resourceUuid: label,
  label,
  mood,
  ...Object.fromEntries(hostileNames.map((name) => [name, `${text} ${name}`])),
})

describe('screens of fields with such names', { timeout: 60_000 }, () => {
  it('list and order them', async () => {
    const rows = ['b', 'a'].map((text) => record(text, 'a:b', text))
    openTable(rows, { table: { ...toyTable, columns: ['label', ...hostileNames] }, words, project })
    const sheet = await screen.findByRole('table')
    const heads = within(sheet).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Label', ...hostileNames.map(labelOf), 'Actions'])
    for (const name of ['a:b', 'VERY GOOD', `it's "so"`]) {
      fireEvent.click(within(sheet).getByText(labelOf(name)))
      await waitFor(() => expect(labels()).toEqual(['a', 'b']))
      fireEvent.click(within(sheet).getByText('Label'))
      fireEvent.click(within(sheet).getByText('Label'))
      await waitFor(() => expect(labels()).toEqual(['b', 'a']))
    }
  })

  it('filter by them', async () => {
    const rows = hostileValues.map((value, index) => ({ resourceUuid: `${index}`, label: `Row ${index}`, mood: value }))
    openTable(rows, { table: { ...toyTable, columns: ['label', 'mood'], filters: ['mood'] }, words, project })
    await screen.findByRole('table')
    const press = () => fireEvent.click(screen.getByRole('button', { name: /^Mood / }))
    press()
    const boxes = () => within(screen.getByRole('group', { name: 'Mood' })).getAllByRole('checkbox')
    await waitFor(() => expect(boxes()).toHaveLength(hostileValues.length))
    for (const [index, value] of hostileValues.entries()) {
      const box = within(screen.getByRole('group', { name: 'Mood' })).getByLabelText(optionOf(value))
      fireEvent.click(box)
      await waitFor(() => expect(labels()).toEqual([`Row ${index}`]))
      expect(rowsShown()[0]?.textContent).toContain(optionOf(value))
      fireEvent.click(box)
    }
  })

  it('show them', async () => {
    const sections = [{ id: 'general', fields: ['mood', ...hostileNames] }]
    const plan = detailsPlan('toy/toy', { ...toyDetails, sections }, project)
    renderScreen(<DetailsScreen plan={plan} />, {
      address: '/toys/7/details',
      params: { toyUuid: '7' },
      words,
      answers: { getToy: () => ({ data: record('Row', '18:00', 'text of') }) },
    })
    await screen.findByText(optionOf('18:00'))
    for (const name of hostileNames) {
      const term = screen.getByText(labelOf(name), { selector: 'dt' })
      expect(term.nextElementSibling?.textContent).toBe(`text of ${name}`)
    }
  })

  it('type and save them, each control under its label and with its help', async () => {
    const properties = Object.fromEntries(hostileNames.map((name) => [name, { ...line, pattern: '^ok' }]))
    const schema: RecordSchema = {
      $schema: '',
      type: 'object',
      additionalProperties: false,
      properties,
    } as RecordSchema
    const form = {
      $schema: '',
      record: 'toy/toy',
      create: { operation: 'createToy', outcomes: { other: [] } },
      sections: [{ id: 'general', fields: hostileNames }],
    } as unknown as FormDefinition
    const { call, container } = await renderForm({ schema, form })
    const controls = hostileNames.map((name) =>
      screen.getByRole('textbox', { name: new RegExp(escaped(`toy:fields.${name}.label`)) }),
    )
    for (const control of controls) {
      fireEvent.change(control, { target: { value: 'no' } })
      fireEvent.blur(control)
    }
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const control of controls) {
      await waitFor(() => expect(control.getAttribute('aria-invalid')).toBe('true'))
      const described = (control.getAttribute('aria-describedby') ?? '').split(' ')
      const below = described.map((id) => document.getElementById(id)?.textContent ?? expect.fail(`nothing is ${id}`))
      expect(below.join(' ')).toContain('not valid')
    }
    for (const control of controls) {
      fireEvent.change(control, { target: { value: 'ok' } })
      fireEvent.blur(control)
    }
    fireEvent.click(saveButton())
    await waitFor(() => expect(call).toHaveBeenCalled())
    expect(call.mock.calls[0]?.[1]?.json).toEqual(Object.fromEntries(hostileNames.map((name) => [name, 'ok'])))
  })
})

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
