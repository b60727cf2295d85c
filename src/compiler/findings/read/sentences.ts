import type { Sentences } from '../Sentence.ts'

/** Of files that cannot be read, or break their meta-schema. */
export const readSentences = {
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
  wrongType: (value, types) => [`${value} has the wrong type`, `write a ${types}`],
  unreadable: (value, format) => [`${value} is not a ${format}`, 'write one that can be read'],
  unfit: (value, message, description) => [`${value} ${message}${description}`, 'write another value'],
} satisfies Sentences
