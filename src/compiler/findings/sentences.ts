import { referenceSentences } from './refers/sentences.ts'
import { ruleSentences } from './rules/sentences.ts'
import type { Sentences } from './Sentence.ts'

/** Of files that cannot be read, or break their meta-schema. */
const readSentences = {
  syntax: (cause, cure) => [cause, cure],
  noFile: (file) => ['this file does not exist, of which the other definitions speak', `put ${file} back`],
  stranger: (cure) => ['this file is not read: its name is that of no definition', cure],
  schemaPointer: (found, expected) => [`"$schema" is ${found}, by which editors check the file`, `write "${expected}"`],
  reference: (cause, suggestion) => [cause, suggestion],
  noShape: (description, possible) => [`this has none of the possible shapes${description}`, `write ${possible}`],
  unknownName: (name, suggestion) => [`"${name}" is not known here`, suggestion, 'name'],
  needed: (missing, name) => [`"${missing}" is missing, which "${name}" needs`, `add "${missing}"`, 'name'],
  twice: (what) => [`${what} stands here twice`, 'take one of them out, or give it another name'],
  pathTaken: (path, file) => [
    `the path ${path} exists already: another record implies it, or ${file} holds it`,
    'name another path here, or take the other one out',
  ],
  oneMissing: (names) => ['something is missing here', `add one of ${names}`],
  missing: (name, description) => [`"${name}" is missing${description}`, `add "${name}"`],
  impossible: (value, cure) => [`${value} is not possible`, cure],
  wrongType: (value, types) => [`${value} has the wrong type`, `write ${types}`],
  unreadable: (value, format) => [`${value} is not a ${format}`, 'write one that can be read'],
  unfit: (value, message, description) => [`${value} ${message}${description}`, 'write another value'],
} satisfies Sentences

/** Of words. */
const wordSentences = {
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

/** All that can be said, by its code: a rule finds the place and the parts. */
export const sentences = { ...readSentences, ...referenceSentences, ...ruleSentences, ...wordSentences }

type Table = typeof sentences
/** A code with the parts of its sentence. */
export type Told = { [Code in keyof Table]: [code: Code, ...parts: Parameters<Table[Code]>] }[keyof Table]
