import { readSentences } from './read/sentences.ts'
import { referenceSentences } from './refers/sentences.ts'
import { ruleSentences } from './rules/sentences.ts'
import { wordSentences } from './words/sentences.ts'

/** What is said of a mistake; `name` where it is the name of a property rather than its value. */
export type Sentence = readonly [cause: string, cure: string, at?: 'name']
export type Sentences = Record<string, (...parts: string[]) => Sentence>

/** All that can be said, by its code: a rule finds the place and the parts. */
export const sentences = { ...readSentences, ...referenceSentences, ...ruleSentences, ...wordSentences }

type Table = typeof sentences
/** A code with the parts of its sentence. */
export type Told = { [Code in keyof Table]: [code: Code, ...parts: Parameters<Table[Code]>] }[keyof Table]
