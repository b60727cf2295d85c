import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { clientOperations } from '#generated/clientContract.gen.ts'
import { parse } from 'yaml'

type Words = { [name: string]: string | Words }
const textsOf = (words: Words | string): string[] =>
  typeof words === 'string' ? [words] : Object.values(words).flatMap(textsOf)
const texts = ['fr', 'en'].flatMap((language) =>
  readdirSync(`locales/${language}`).flatMap((file) =>
    textsOf(JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8')) as Words),
  ),
)

/** Items whose quotes speak of a text, or are ruled otherwise: docs/deviations.md. */
const ofOthers = ['AUTH-25', 'PWD-07', 'ACC-09', 'TEN-14', 'TEN-31', 'TEN-93']

/** Texts that the specification quotes, in the language in which they are written, slips included. */
const quoted = [...readFileSync('docs/checklist.md', 'utf8').matchAll(/^- \[.\] \*\*([A-Z0-9]+-\d+)\*\*(.*)$/gm)]
  .filter(([, id = '']) => !ofOthers.includes(id))
  .flatMap(([, , item = '']) => [...item.matchAll(/"([^"]+)"/g)].map(([, quote = '']) => quote))

it('I18N-02 quoted texts stand letter for letter in the words of one language', () => {
  expect(new Set(quoted).size).toBeGreaterThan(190)
  const stands = (quote: string) =>
    texts.some((text) => text.replaceAll(/\{\{(\w+)\}\}/g, '{$1}').replace(/ \{name\}$/, '') === quote)
  expect(quoted.filter((quote) => !stands(quote))).toEqual([])
})

test.each([
  ['sign-up', 'accountType'],
  ['account', 'type'],
])('ENUM-02 account types of %s are "Particulier" and "Entreprise" in French', (file, field) => {
  const { fields } = JSON.parse(readFileSync(`locales/fr/${file}.json`, 'utf8')) as { fields: Record<string, Words> }
  expect(fields[field]?.['options']).toMatchObject({ INDIVIDUAL: 'Particulier', CORPORATION: 'Entreprise' })
})

describe('what the contract declares beside the calls of the screens', () => {
  interface Contract {
    components: { parameters: Record<string, { in: string; required?: boolean; schema: { enum?: string[] } }> }
    paths: Record<string, { parameters?: { $ref?: string }[] }>
  }
  const contract = parse(readFileSync('openapi/openapi.yaml', 'utf8')) as Contract

  it('AUTH-22 the delegation header takes system_user or agent, and no call demands it', () => {
    const delegation = contract.components.parameters['Delegation']
    expect(delegation).toMatchObject({ in: 'header', schema: { enum: ['system_user', 'agent'] } })
    expect(delegation?.required ?? false).toBe(false)
    const used = Object.values(contract.paths).flatMap(({ parameters = [] }) => parameters.map(({ $ref }) => $ref))
    expect(used).toContain('#/components/parameters/Delegation')
  })

  it('API-23 API-29 the known paths without a use are not called', () => {
    const unused = /seeddata|loan-simulation|user\/realestates|authentication\/profile/
    expect(Object.values(clientOperations).filter(({ path }) => unused.test(path))).toEqual([])
  })
})

describe('every key of an enumeration has a label in both languages', () => {
  const options = (language: string) => JSON.parse(readFileSync(`locales/${language}/options.json`, 'utf8')) as Words

  test.each([
    ['ENUM-11', 'identification-document-types', 5],
    ['ENUM-12', 'contract-types', 16],
    ['ENUM-13', 'document-types', 11],
    ['ENUM-14', 'property-document-types', 11],
    ['ENUM-15', 'diagnostic-types', 8],
  ])('%s %s', (_, list, count) => {
    const { values } = JSON.parse(readFileSync(`schemas/lookups/${list}.values.json`, 'utf8')) as { values: string[] }
    expect(new Set(values).size).toBe(count)
    for (const language of ['fr', 'en']) expect(Object.keys(options(language))).toEqual(expect.arrayContaining(values))
  })

  it('ENUM-10 one label a code of gender on the side of tenants', () => {
    expect(options('fr')).toMatchObject({ MR: 'M.', MS: 'Mlle', MRS: 'Mme' })
    expect(options('en')).toMatchObject({ MR: 'Mr', MS: 'Ms', MRS: 'Mrs' })
  })
})
