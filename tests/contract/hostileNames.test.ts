import { describe, expect, it } from 'vitest'
import { findingLine } from '#compiler/text/Finding.ts'
import { hostileNames, hostileValues, impossibleNames } from '../arbitraries/hostileNames.ts'
import { edit, lineOf, lint, read } from './seed.ts'

const record = 'schemas/real-estate/real-estate.schema.json'
const form = 'schemas/real-estate/real-estate.form.json'
const line = { type: 'string', format: 'line', maxLength: 9 }

/** The real definitions with further fields, each with its words in all languages. */
function withFields(fields: readonly string[], schema: object, words: object) {
  const add = (
    file: string,
    holder: (string | number)[],
    value: (name: string, index: number) => [string | number, unknown],
  ) =>
    fields.reduce((text, name, index) => {
      const [key, entry] = value(name, index)
      return edit(text, [...holder, key], entry)
    }, read(file))
  const { sections } = JSON.parse(read(form)) as { sections: { fields: unknown[] }[] }
  const count = sections[0]?.fields.length ?? 0
  const wordFiles = ['fr', 'en'].map((language) => `locales/${language}/real-estate.json`)
  return {
    ...Object.fromEntries(wordFiles.map((file) => [file, add(file, ['fields'], (name) => [name, words])])),
    [form]: add(form, ['sections', 0, 'fields'], (name, index) => [count + index, name]),
    [record]: add(record, ['properties'], (name) => [name, schema]),
  }
}

const findings = (changed: Record<string, string>) => lint(changed).filter(({ code }) => code !== 'stored')

describe('names that a library may take for something else', { timeout: 60_000 }, () => {
  it('have words as fields', () => {
    expect(findings(withFields(hostileNames, line, { label: 'x' })).map(findingLine)).toEqual([])
  })

  it('are named whole where a field has no words', () => {
    const causes = findings(withFields(hostileNames, line, { help: 'x' })).map(({ cause }) => cause)
    expect(causes).toEqual(
      expect.arrayContaining(hostileNames.map((name) => `the field "${name}" has no words in any language`)),
    )
  })

  const mood = { type: 'string', enum: hostileValues }
  it('have words as values', () => {
    const options = Object.fromEntries(hostileValues.map((value) => [value, 'x']))
    expect(findings(withFields(['mood'], mood, { label: 'x', options })).map(findingLine)).toEqual([])
  })

  it('are named whole where a value has no words', () => {
    const [first] = findings(withFields(['mood'], mood, { label: 'x' }))
    const [one, ...others] = hostileValues.map((value) => `"${value}"`)
    expect(first?.cause).toBe(
      `the value ${[one, ...others].join(', ')} of "mood" has no words in any language`.replace(', ', ', '),
    )
    expect(first?.cure).toContain(`"fields.mood.options.${hostileValues[0]}"`)
  })

  it('are refused as a value, if files of words cannot hold them', () => {
    const [first] = findings(withFields(['mood'], { type: 'string', enum: ['SOME', '__proto__'] }, { label: 'x' }))
    expect(first).toMatchObject({ file: record, cause: expect.stringContaining('"__proto__" must match') as string })
  })

  it('are refused where they stand, if paths, templates or the libraries cannot have them as fields', () => {
    const changed = withFields(impossibleNames, line, { label: 'x' })
    const inRecord = findings(changed).filter(({ file }) => file === record)
    for (const name of impossibleNames) {
      const found = inRecord.find(({ cause }) => cause.startsWith(`the name "${name}" cannot be used: Without dots`))
      expect(found, name).toMatchObject({
        line: lineOf(changed[record], ['properties', name]),
        cure: 'write another name',
      })
    }
    expect(inRecord).toHaveLength(impossibleNames.length)
  })
})
