import { expect, it } from 'vitest'
import { preferredLanguage } from './languages.ts'

it.each([
  [undefined, 'fr'],
  ['', 'fr'],
  ['fr', 'fr'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
  ['en;q=0.3, fr;q=0.4', 'fr'],
  ['EN-us', 'en'],
  ['de, en;q=0.5', 'en'],
  ['de, es', 'fr'],
  ['en;q=0', 'fr'],
  ['en;q=x', 'en'],
  ['*', 'fr'],
  [',;,=;q', 'fr'],
])('%s asks for %s', (header, language) => expect(preferredLanguage(header)).toBe(language))
