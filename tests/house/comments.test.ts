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

const all = files.flatMap((file) => sentencesIn(readFileSync(file, 'utf8')).map((sentence) => ({ file, sentence })))

test('comments begin with their noun: at most one sentence in a hundred does not', () => {
  expect(all.length).toBeGreaterThan(3000)
  const without = all.filter(({ sentence }) => beginsWithoutNoun.test(sentence))
  const listed = without.map(({ file, sentence }) => `${file}: ${sentence}`).join('\n')
  expect(without.length / all.length, listed).toBeLessThanOrEqual(0.01)
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
