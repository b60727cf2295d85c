import { describe, expect, it } from 'vitest'
import meta from '../../../schemas/meta/record.meta.json' with { type: 'json' }
import { isAccepted, mayBeAccepted, typeNames } from './fileType.ts'

/** Each type that a definition may ask for. */
const declared = meta.$defs.Upload.properties.accept.items.enum
const document = 'application/vnd.oasis.opendocument.text'

describe('a file is taken', () => {
  it.each([
    [['*/*'], document, true],
    [['image/*'], 'image/png', true],
    [['image/*'], document, false],
    [['image/svg'], 'image/svg+xml', true],
    [['text/csv'], 'text/plain', true],
    [['application/pdf'], 'application/pdf', true],
    [['application/pdf'], 'image/png', false],
    [['application/pdf', 'image/png'], 'application/pdf', true],
    [['application/pdf', 'image/png'], 'image/png', true],
  ])('where %j is asked for, one of type %s: %s', (types, type, taken) => expect(isAccepted(types, type)).toBe(taken))

  it.each(declared)('by its first bytes or, where they do not tell its type, for the server to judge: %s', (type) => {
    const recognised = ['image/gif', 'image/jpeg', 'image/png', 'image/svg+xml', 'image/webp', 'image/heic']
    const known = { 'image/svg': 'image/svg+xml', 'image/*': 'image/png', '*/*': 'image/png' }[type] ?? type
    expect(mayBeAccepted([type], recognised.includes(known) ? known : undefined)).toBe(true)
    expect(mayBeAccepted([type], 'image/avif')).toBe(type.includes('*'))
  })
})

it('a file whose first bytes tell nothing is judged by the server where one of the types may be it', () => {
  expect(mayBeAccepted(['image/png', 'application/pdf'], undefined)).toBe(true)
  expect(mayBeAccepted(['image/png', 'image/svg'], undefined)).toBe(false)
})

describe('types are called as people call them', () => {
  it.each(declared.filter((type) => !type.includes('*')))('%s has a short name', (type) => {
    expect(typeNames([type])).toEqual([expect.stringMatching(/^[A-Z]{3,4}$/)])
  })

  it('each once, and none where more is taken than can be listed', () => {
    expect(typeNames(['image/svg', 'image/svg+xml', 'image/jpeg'])).toEqual(['SVG', 'JPEG'])
    expect(typeNames(['image/*', 'application/pdf'])).toEqual([])
  })
})
