import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files', 'src', 'scripts'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|js)$/.test(file) && !/\.test\.|\.d\.ts$|^src\/generated\//.test(file))

/** The sentences of the comments in a text of code. */
function sentencesIn(code: string): string[] {
  const comments = [...code.matchAll(/\/\*\*(.*?)\*\/|((?:^[ \t]*\/\/[^\n]*\n?)+)/gms)]
  return comments.flatMap(([, block = '', lines = '']) => {
    const text = (block + lines).replaceAll(/^[ \t]*(\*|\/\/)/gm, '').replaceAll(/@(param|example|returns).*/g, '')
    return text
      .split(/(?<=[.:])\s+(?=[A-Z])/)
      .map((sentence) => sentence.trim().replaceAll(/\s+/g, ' '))
      .filter((sentence) => sentence.split(' ').length >= 3)
  })
}

/** A pronoun in the place of the noun that the sentence is about. */
const beginsWithoutNoun = /^(What|Those|Whoever|One|That|Which)\b/

/** A clause in the place of a noun, which has to be read twice. */
const hidesNoun = /\b(of which|that of|those of|what is|what was|what it|whatever|whoever)\b/

const all = files.flatMap((file) => sentencesIn(readFileSync(file, 'utf8')).map((sentence) => ({ file, sentence })))

/** Sentences that match, for the message of a test that fails. */
const matching = (pattern: RegExp) => {
  const found = all.filter(({ sentence }) => pattern.test(sentence))
  return {
    share: found.length / all.length,
    listed: found.map(({ file, sentence }) => `${file}: ${sentence}`).join('\n'),
  }
}

test('comments begin with their noun: at most one sentence in a hundred does not', () => {
  expect(all.length).toBeGreaterThan(2000)
  const { share, listed } = matching(beginsWithoutNoun)
  expect(share, listed).toBeLessThanOrEqual(0.01)
})

test('comments name their nouns: at most one sentence in a hundred has a clause instead', () => {
  const { share, listed } = matching(hidesNoun)
  expect(share, listed).toBeLessThanOrEqual(0.01)
})

test('a sentence without its noun is found in every form of comment', () => {
  const code = `
/** Returns the day. What a clock shows. */
export const day = 1
  // What has no day is left out.
/**
 * The week of a day.
 * Those of a month follow.
 * @param month What is not read here
 */
`
  expect(sentencesIn(code).filter((sentence) => beginsWithoutNoun.test(sentence))).toEqual([
    'What a clock shows.',
    'What has no day is left out.',
    'Those of a month follow.',
  ])
})

test('a clause in the place of a noun is found across the lines of a comment', () => {
  const code = `
/** Loads the file, whatever its name. A plain sentence. */
export const file = 1
/**
 * Names the record of
 * which there is a copy.
 */
export const copied = 1
  // Throws with what
  // is missing.
`
  expect(sentencesIn(code).filter((sentence) => hidesNoun.test(sentence))).toEqual([
    'Loads the file, whatever its name.',
    'Names the record of which there is a copy.',
    'Throws with what is missing.',
  ])
})
