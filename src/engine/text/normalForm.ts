/** Marks that are put in order with each other. Two signs are marks in the forms that end in KC and KD alone. */
const mark = String.raw`\p{M}\uFF9E\uFF9F`

/** A run of more marks than any language writes: Unicode's limit for texts that are read as a stream (UAX 15). */
const longRun = new RegExp(`(?:^|[^${mark}])[${mark}]{31}`, 'u')

/**
 * A text in a normal form of Unicode. A text with a longer run of marks than any language writes is left unchanged:
 * sorting a run takes the square of its length, which is seconds for a body of the largest size.
 */
export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' = 'NFC'): string =>
  longRun.test(text) ? text : text.normalize(form)
