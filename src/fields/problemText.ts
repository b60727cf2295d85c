import { isAbsent } from '#engine/record/path.ts'
import { absentKeys, problemKeys, unlistedKeys } from '#engine/text/wordKeys.ts'
import type { Problem } from '#engine/validation/problem.ts'
import type { Translate } from '#ui/text/useText.ts'
import { unlistedText } from './controls/unlisted.ts'

/**
 * What is wrong with a field, wherever it was found.
 * @param path of the field's words
 * @param value what stands in the field; undefined where that is not known
 */
export function problemText(
  text: Translate,
  namespace: string,
  path: string,
  problem: Pick<Problem, 'code' | 'params' | 'sentence'>,
  value?: unknown,
): string {
  const { code, params, sentence } = problem
  if (sentence !== undefined) return sentence
  if (value !== undefined && isAbsent(value)) return text(absentKeys(namespace, path, { code }), params)
  return text(
    unlistedText(value) === undefined ? problemKeys(namespace, path, { code }) : unlistedKeys(namespace, path),
    params,
  )
}
