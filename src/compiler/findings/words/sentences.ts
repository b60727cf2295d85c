import type { Sentences } from '../Sentence.ts'

/** Of words. */
export const wordSentences = {
  noText: (key) => [`"${key}" is no text`, 'write the text that people read'],
  emptyText: (key) => [`"${key}" is empty`, 'write the text that people read'],
  spacing: (signs) => [
    `"${signs}" needs a no-break space, else a double sign would begin a line`,
    'write U+202F before ; ? ! % €, and U+00A0 or U+202F before : and inside « »',
  ],
  noWords: (what, cure) => [`${what} has no words in any language`, cure],
  untranslated: (key, language, other) => [`"${key}" is missing in ${language}: ${other}`, 'add it here'],
  gaps: (key, found) => [`the gaps of "${key}" differ: ${found}`, 'use the same names in both'],
  strayWord: (key, cure) => [`"${key}" is unused: no definition and no code asks for these words`, cure],
  strangeWords: (suggestion) => ['this file is not read: its name is no folder of schemas/', suggestion],
  noTranslation: (file) => [`${file} does not exist, while every text stands in every language`, 'add it'],
} satisfies Sentences
