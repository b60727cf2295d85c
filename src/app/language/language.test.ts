import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { flattenWords } from '#engine/words/flattenWords.ts'
import { chosenLanguage, wholeKeys } from './words.ts'
import { createTranslate } from './LanguageProvider.tsx'

describe('chosenLanguage', () => {
  it.each([
    ['en', ['fr-FR'], 'en'],
    ['fr', ['en-GB'], 'fr'],
    [null, ['en-US', 'fr'], 'en'],
    [null, ['de-DE', 'fr-CA', 'en'], 'fr'],
    [null, ['de', 'es'], 'fr'],
    [null, [], 'fr'],
    ['xx', ['en'], 'en'],
    [null, ['FR'], 'fr'],
  ] as const)('I18N-01 saved %s, browser %j: %s', (saved, wanted, language) => {
    expect(chosenLanguage(saved, wanted)).toBe(language)
  })
})

describe('flattenWords', () => {
  it('joins names with dots, also those that hold dots themselves', () => {
    expect(flattenWords({ a: { b: 'x', 'c.d': { e: 'y' } }, f: 'z' })).toEqual({ 'a.b': 'x', 'a.c.d.e': 'y', f: 'z' })
  })
})

describe('createTranslate', async () => {
  const words = i18next.createInstance()
  await words.init({
    lng: 'fr',
    ...wholeKeys,
    interpolation: { escapeValue: false },
    resources: {
      fr: { app: { 'a.b': 'un', hello: 'Bonjour {{name}}', n_one: '{{count}} champ', n_other: '{{count}} champs' } },
    },
  })
  const text = createTranslate(words)

  it('gives the first key that has a text', () => {
    expect(text(['app:none', 'other:none', 'app:a.b'])).toBe('un')
  })
  it('fills parameters in, as they are', () => {
    expect(text('app:hello', { name: '<b>&' })).toBe('Bonjour <b>&')
  })
  it('knows one from many', () => {
    expect([0, 1, 2].map((count) => text('app:n', { count }))).toEqual(['0 champ', '1 champ', '2 champs'])
  })
  it('shows the last key where nothing fits, and nothing when asked so', () => {
    expect(text(['app:x', 'app:y'])).toBe('app:y')
    expect(text.optional(['app:x'])).toBeUndefined()
  })
  it('finds the words of a namespace that comes later', () => {
    expect(text(['late:word', 'app:a.b'])).toBe('un')
    words.addResourceBundle('fr', 'late', { word: 'tard' })
    expect(text(['late:word', 'app:a.b'])).toBe('tard')
  })
})
