import { describe, expect, it } from 'vitest'
import { findingLine } from '#compiler/text/Finding.ts'
import { withLeases } from '../fixtures/withLeases.ts'
import { edit, lineOf, lint, read, useTexts } from './seed.ts'

const file = 'schemas/lease/lease.schema.json'
const place = ['changes', 'terminate', 'asks']

describe('fields that a change of state asks for', { timeout: 120_000 }, async () => {
  useTexts(await withLeases())
  const textWith = (asks: unknown) => edit(read(file), place, asks)
  // The dialog of the fields asks already.
  const screens = ['table', 'details'].map((kind) => `schemas/lease/lease.${kind}.json`)
  const unasked = Object.fromEntries(screens.map((one) => [one, edit(read(one), ['actions', 0, 'confirm'], undefined)]))
  const inSchemas = (changed: Record<string, string>) => lint(changed).filter((one) => one.file.startsWith('schemas/'))
  const found = (text: string) => inSchemas({ ...unasked, [file]: text }).map(findingLine)

  it('are fields of the record that people type', () =>
    expect(found(textWith(['deposit', 'keywords', 'property', 'start']))).toEqual([]))

  it('stand in a dialog, and no question is asked before it', () => {
    const lines = lint({ [file]: textWith(['deposit']) }).map(findingLine)
    for (const screen of screens) {
      expect(lines.join('\n')).toMatch(
        new RegExp(`${screen}:${lineOf(read(screen), ['actions', 0, 'confirm'])}:.*take "confirm" out`),
      )
    }
  })

  it.each([
    [['depot'], 0, 'deposit'],
    [['state'], 0, 'only shown'],
    [['total'], 0, 'only shown'],
    [['reference'], 0, 'only shown'],
    [['rent', 'end'], 1, 'sets "end" itself'],
    [['rent', 'rent'], 1, 'twice'],
    [['contract'], 0, 'in the form of the record alone'],
    [['contract.label'], 0, 'stands inside of the record'],
  ])('%j is named at entry %i', (asks, index, part) => {
    const text = textWith(asks)
    const lines = found(text)
    expect(lines.join('\n')).toContain(part)
    expect(lines.filter((line) => line.includes(part))[0]).toContain(`:${lineOf(text, [...place, index])}:`)
  })
})
