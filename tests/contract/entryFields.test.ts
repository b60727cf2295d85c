import { expect, it, vi } from 'vitest'
import type { JSONPath } from 'jsonc-parser'
import { fieldsPlan } from '#compiler/emit/plans/fieldsPlan.ts'
import { withRest } from '#compiler/project/implied/withRest.ts'
import type { FormDefinition, PlacedField } from '#generated/definitions.gen.ts'
import { readOwnProject } from '../../scripts/check/lintDefinitions.ts'
import { allTexts, edit, lineOf, lint, read } from './seed.ts'

vi.setConfig({ testTimeout: 120_000 })

const file = 'schemas/real-estate/real-estate.form.json'
const project = readOwnProject(allTexts())

/** A value of each word beside the path of a text. */
const samples: Required<Omit<PlacedField, 'path'>> = {
  as: 'paragraph',
  autocomplete: 'on',
  show: "self.label != 'Chalet'",
  disable: "self.label != 'Chalet'",
  fixed: true,
  constant: 'Chalet',
  entry: { fields: ['label'], columns: ['label'] },
}

const declared = JSON.parse(read('schemas/meta/form.meta.json')) as {
  $defs: { PlacedField: { properties: object } }
}
const words = Object.keys(declared.$defs.PlacedField.properties).filter((word) => word !== 'path')

/** The form with a word on a text in it. */
const withWord = (place: JSONPath, word: string) =>
  edit(read(file), place, { path: 'label', [word]: samples[word as keyof typeof samples] })

function planOf(text: string) {
  const { formats, recordOf } = project
  const written = JSON.parse(text) as FormDefinition
  const record = recordOf(written.record)
  const form = withRest({ kind: 'form', id: file, value: written }, record, formats) as FormDefinition
  return fieldsPlan(form, record, { formOf: () => expect.unreachable(), formats })
}

it('each word of a placed field has a sample', () => expect(Object.keys(samples).sort()).toEqual(words.toSorted()))

it.each([
  ['in a form', ['sections', 0, 'fields', 0, 0]],
  ['in an entry that is typed in place', ['sections', 2, 'fields', 0, 'entry', 'fields', 0, 2]],
])('%s, each word of a field does something, or is a finding where it stands', (_, place) => {
  const before = JSON.stringify(planOf(read(file)))
  /** Whether a word changes the plan. What cannot be planned at all has to be a finding. */
  const isPlanned = (text: string): boolean => {
    try {
      return JSON.stringify(planOf(text)) !== before
    } catch {
      return false
    }
  }
  const idle = words.filter((word) => {
    const text = withWord(place, word)
    if (isPlanned(text)) return false
    const line = lineOf(text, [...place, word])
    return !lint({ [file]: text }).some((one) => one.file === file && one.line === line)
  })
  expect(idle).toEqual([])
})
