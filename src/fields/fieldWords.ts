import { isAbsent, isObject } from '#engine/record/path.ts'
import { absentKeys, problemKeys } from '#engine/words/wordKeys.ts'
import type { Problem } from '#engine/record/problem.ts'
import type { Translate } from '#ui/text/useText.ts'

/**
 * The problem of a field, from browser or server.
 * @param words where the field's words stand
 * @param value what stands in the field; undefined where that is not known
 */
export function problemText(
  text: Translate,
  words: string,
  problem: Pick<Problem, 'code' | 'params' | 'sentence'>,
  value?: unknown,
): string {
  const {
    code,
    params: { file, ...params },
    sentence,
  } = problem
  if (typeof file === 'string') {
    return text('app:error.ofFile', { file, said: problemText(text, words, { ...problem, params }) })
  }
  if (sentence !== undefined) return sentence
  if (value !== undefined && isAbsent(value)) return text(absentKeys(words, { code }), params)
  const isUnlisted = [value].flat().some((one) => unlistedText(one) !== undefined)
  if (!isUnlisted) return text(problemKeys(words, { code }), params)
  return text([`${words}.errors.unlisted`, 'app:error.unlisted'], params)
}

/**
 * A text typed into a choice, or into a list of choices, that is none of its values. It stands in the record in the
 * place of one, so that it is kept
 * with all else that is typed, and no record with it can be saved.
 */
export interface Unlisted {
  unlisted: string
}

/** The text that is none of the values; undefined where there is none. */
export function unlistedText(value: unknown): string | undefined {
  return isObject(value) && typeof value['unlisted'] === 'string' ? value['unlisted'] : undefined
}
