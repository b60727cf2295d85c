import { readSentences } from './read/sentences.ts'
import { referenceSentences } from './refers/sentences.ts'
import { ruleSentences } from './rules/sentences.ts'
import { wordSentences } from './words/sentences.ts'

/** All that can be said, by its code: a rule finds the place and the parts. */
export const sentences = { ...readSentences, ...referenceSentences, ...ruleSentences, ...wordSentences }

type Table = typeof sentences
/** A code with the parts of its sentence. */
export type Told = { [Code in keyof Table]: [code: Code, ...parts: Parameters<Table[Code]>] }[keyof Table]
