const parting = /[\t\n\v\f\r\u0085]/
const partings = new RegExp(`${parting.source}+`, 'g')

interface Kept {
  /** Whether joiners between letters that need them stay. */
  keepJoiners?: boolean
}

/** Replaces tabs and line breaks by spaces, and removes invisible characters such as direction marks and soft hyphens. */
export const withoutUnseen = (text: string, kept?: Kept): string =>
  linesWithoutUnseen(text.replace(partings, ' '), kept)

/** Removes invisible characters; tabs and line breaks stay. */
export const linesWithoutUnseen = (text: string, { keepJoiners = false }: Kept = {}): string =>
  text.replace(/[\p{Cc}\p{Cf}]/gu, (sign, at: number) =>
    parting.test(sign) || (keepJoiners && isJoining(text, sign, at)) ? sign : '',
  )

/** Whether a character joins its neighbours: letters of Persian or of a language of India, or the parts of an emoji. */
function isJoining(text: string, sign: string, at: number): boolean {
  if (!/[\u200C\u200D]/.test(sign)) return false
  // A pattern with `$` would miss a letter of two halves: V8 begins to match at the second half.
  const isSecondHalf = /[\uDC00-\uDFFF]/.test(text.charAt(at - 1))
  const before = text.slice(Math.max(0, at - (isSecondHalf ? 2 : 1)), at)
  const joined = /^[\p{L}\p{M}\p{Extended_Pictographic}]/u
  const isParted = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u
  return joined.test(before) && !isParted.test(before) && joined.test(text.slice(at + 1))
}
