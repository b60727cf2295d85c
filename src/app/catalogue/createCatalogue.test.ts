import { describe, expect, it, vi } from 'vitest'
import type { FormatsDefinition } from '#generated/definitions.gen.ts'
import formats from '../../../schemas/formats.json'
import { createCatalogue } from './createCatalogue.ts'
import { bundledFiles } from './files.ts'
import { referencedFiles, shownForms } from './references.ts'

/** The definitions of the product; the code that they need is the business of others. */
const files = {
  ...bundledFiles,
  code: () => Promise.resolve({ fetchCode: () => Promise.resolve(), fetchFormCode: () => Promise.resolve() }),
}

const open = (own = files) => createCatalogue(own, formats as unknown as FormatsDefinition, () => new Date(2026, 0, 1))

describe('references', () => {
  it('finds the other files of a schema, each once', () => {
    const schema = {
      a: { $ref: '#/$defs/X' },
      b: [{ $ref: '../toy/toy.schema.json' }],
      c: { $ref: '../toy/toy.schema.json#/$defs/Y' },
    }
    expect(referencedFiles(schema, 'shop/shop.schema.json')).toEqual(['toy/toy.schema.json'])
  })
  it('finds the forms that an outcome shows', () => {
    expect(
      shownForms({ create: { outcomes: { 410: [{ effect: 'show', form: 'toy/again' }, { effect: 'back' }] } } }),
    ).toEqual(['toy/again'])
  })
  it('finds the forms that open over one for the entries of a list', () => {
    const entry = { form: 'part/part', columns: ['name'] }
    expect(shownForms({ sections: [{ fields: [{ path: 'parts', entry }] }] })).toEqual(['part/part'])
  })
})

describe('createCatalogue', () => {
  it('has a definition and its record at hand once they are prepared', async () => {
    const catalogue = open()
    expect(await catalogue.prepare('form', 'sign-in/sign-in')).toEqual(['sign-in'])
    const { record } = catalogue.definition('form', 'sign-in/sign-in')
    const { validation } = catalogue.recordOf(record)
    expect(validation.record({ username: 'a', password: '' }).map(({ path }) => path)).toEqual(['password'])
  })

  it('prepares the forms of entries with their records', async () => {
    const catalogue = open()
    const folders = await catalogue.prepare('form', 'tenant/tenant')
    expect(folders).toEqual(['tenant', 'options', 'guarantor', 'supporting-document', 'emergency-contact'])
    expect(() => catalogue.recordOf(catalogue.definition('form', 'guarantor/guarantor').record)).not.toThrow()
  })

  it('puts references in place', async () => {
    const catalogue = open()
    await catalogue.prepare('table', 'real-estate/real-estate')
    expect(JSON.stringify(catalogue.recordOf('real-estate/real-estate').schema)).not.toContain('$ref')
  })

  it('fetches each file once, and again after a failure', async () => {
    const definition = vi.fn(bundledFiles.definition).mockRejectedValueOnce(new Error('offline'))
    const catalogue = open({ ...files, definition })
    await expect(catalogue.prepare('form', 'sign-in/sign-in')).rejects.toThrow('offline')
    await catalogue.prepare('form', 'sign-in/sign-in')
    const calls = definition.mock.calls.length
    await catalogue.prepare('form', 'sign-in/sign-in')
    expect(definition).toHaveBeenCalledTimes(calls)
  })

  it('refuses what was not prepared', () => {
    expect(() => open().definition('form', 'sign-in/sign-in')).toThrow('not prepared')
    expect(() => open().recordOf('sign-in/sign-in')).toThrow('not prepared')
  })
})
