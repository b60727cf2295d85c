import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const languages = ['fr', 'en']
const names = [...new Set(languages.flatMap((language) => readdirSync(`locales/${language}`)))]

function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, path === '' ? name : `${path}.${name}`))
}

const read = (language: string, name: string) =>
  new Map(leaves(JSON.parse(readFileSync(`locales/${language}/${name}`, 'utf8')) as unknown))

describe.each(names)('I18N locale file %s', (name) => {
  it('has the same keys in every language', () => {
    const [french, english] = languages.map((language) => [...read(language, name).keys()].sort())
    expect(french).toEqual(english)
  })

  it('fills the same gaps in every language', () => {
    const gaps = (text: unknown) => (String(text).match(/\{\{[^}]+\}\}/g) ?? []).sort()
    const english = read('en', name)
    for (const [key, text] of read('fr', name)) expect([key, gaps(text)]).toEqual([key, gaps(english.get(key))])
  })

  it('leaves no text empty', () => {
    for (const language of languages)
      for (const [key, text] of read(language, name))
        expect(`${language} ${key}: ${String(text).trim()}`).not.toMatch(/: $/)
  })
})

describe('French', () => {
  it('spaces its double signs and writes real ellipses', () => {
    const texts = names.flatMap((name) => [...read('fr', name)].map(([key, text]) => `${name} ${key}: ${String(text)}`))
    expect(texts.filter((text) => / [;?!%€»]/.test(text.slice(text.indexOf(': ') + 2)))).toEqual([])
  })
})
