const parting = /[\t\n\v\f\r\u0085]/
const partings = new RegExp(`${parting.source}+`, 'g')

/**
 * A text without the signs that nobody sees, such as marks of direction and soft hyphens; a tab or a line break is a space.
 * @param isName whether joiners stay where letters need them
 */
export const withoutUnseen = (text: string, isName = false): string =>
  linesWithoutUnseen(text.replace(partings, ' '), isName)

/** A text without invisible characters; tabs and line breaks stay. @param isName as above */
export const linesWithoutUnseen = (text: string, isName = false): string =>
  text.replace(/[\p{Cc}\p{Cf}]/gu, (sign, at: number) =>
    parting.test(sign) || (isName && isJoining(text, sign, at)) ? sign : '',
  )

/** Whether a sign joins the letters beside it, as in Persian and in the languages of India, or the parts of an emoji. */
function isJoining(text: string, sign: string, at: number): boolean {
  if (!/[\u200C\u200D]/.test(sign)) return false
  // Not by a pattern with `$`: V8 looks for a last letter of two halves from its second half on, and misses it.
  const isSecondHalf = /[\uDC00-\uDFFF]/.test(text.charAt(at - 1))
  const before = text.slice(Math.max(0, at - (isSecondHalf ? 2 : 1)), at)
  const joined = /^[\p{L}\p{M}\p{Extended_Pictographic}]/u
  const isParted = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u
  return joined.test(before) && !isParted.test(before) && joined.test(text.slice(at + 1))
}
