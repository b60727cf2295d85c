/** A number as it is dialled or keyed in, however it is grouped or led in: `+33 (0)6 39…` and `06.39…` are `0639…`. */
export function bareNumber(text: string): string {
  return text
    .replace('(0)', '')
    .replace(/[\s.\-\u2010-\u2013]/gu, '')
    .replace(/^(\+33|0033)0?/, '0')
}

/** Whether a text is a number and nothing else, or the beginning of one. */
export const isNumber = (text: string): boolean => /^\s*\+?\d[\d\s.\-()\u2010-\u2013]*$/u.test(text)
