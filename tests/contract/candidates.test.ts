import { describe, expect, it } from 'vitest'
import { findingLine } from '#compiler/text/Finding.ts'
import { withLeases } from '../fixtures/withLeases.ts'
import { edit, lineOf, lint, read, useTexts } from './seed.ts'

const file = 'schemas/lease/lease.schema.json'

describe('expressions of references', { timeout: 120_000 }, async () => {
  useTexts(await withLeases())

  /** The findings where a word of a field has a value. */
  function found(path: string, value: unknown): string[] {
    const place = path.split('.')
    const text = edit(read(file), place, value)
    const all = lint({ [file]: text })
    // At the word, or at the expression inside of it.
    const lines = [place, ...(typeof value === 'object' ? [[...place, 'refuse']] : [])].map((one) => lineOf(text, one))
    for (const one of all) expect([one.file, lines.includes(one.line)]).toEqual([file, true])
    return all.map(findingLine)
  }

  it.each([
    ['properties.property.among', "it.type == 'HOUSE' && it.surface > 9"],
    ['properties.property.among', 'has(it.surface) && has(self.rent) && it.surface > self.rent'],
    ['properties.property.onRemove', { refuse: "self.state == 'RUNNING'" }],
    ['properties.tenants.items.among', "it.type == (self.rent > 1000 ? 'CORPORATION' : 'INDIVIDUAL')"],
  ])('are right in %s: %s', (path, value) => {
    const isRemoval = path.endsWith('onRemove')
    // A field that is demanded cannot be emptied.
    const own = found(path, value).filter((line) => !(isRemoval && line.includes('cannot be emptied')))
    expect(own).toEqual([])
  })

  it.each([
    ['properties.property.among', "it.typ == 'HOUSE'", 'did you mean "type"'],
    ['properties.property.among', "it.type == 'HOUS'", 'did you mean "HOUSE"'],
    ['properties.property.among', 'it.constructionYear > 1900', 'has(it.constructionYear)'],
    ['properties.property.among', "type == 'HOUSE'", 'self'],
    ['properties.property.among', 'it.surface', 'compare it'],
    ['properties.tenants.items.among', 'it.person.surname != self.rent', 'do not go together'],
    ['properties.start.among', 'self.start > today()', '"refers"'],
    ['properties.property.onRemove', { refuse: "self.state == 'RUNING'" }, 'did you mean "RUNNING"'],
    [
      'properties.property.onRemove',
      { refuse: 'has(self.property.surface) && self.property.surface > 9' },
      'is not read here',
    ],
    ['properties.property.onRemove', { refuse: "self.state == 'RUNNING'" }, 'cannot be emptied'],
  ] as [string, unknown, string][])('are named where they are wrong in %s: %s', (path, value, part) => {
    expect(found(path, value).join('\n')).toContain(part)
  })
})
