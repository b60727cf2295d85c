import { normalForm } from './normalForm.ts'

/** Letters of French and its neighbours that have no accent to lose, and the signs that people type for an apostrophe. */
const plain: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ĳ: 'ij',
  ß: 'ss',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  ŀ: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ŉ: 'n',
  ı: 'i',
  ĸ: 'k',
  ſ: 's',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  ʹ: "'",
  '′': "'",
  '´': "'",
  '`': "'",
}

/** The text in lower case and without accents, as people type when they search. @example 'Élan' → 'elan' */
export const plainLetters = (text: string): string =>
  normalForm(text.toLowerCase(), 'NFD').replace(
    /[^\0-\x7f]|`/gu,
    (letter) => plain[letter] ?? letter.replace(/\p{M}/u, ''),
  )

/** Spaces and signs between words: people remember only that something was there. */
const between = /[\t\v\f\r\p{Z}\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}'"/,;\u2212]+/gu

/** Points behind letters, as in `S.A.R.L.`, and signs that nobody sees. */
const dropped = /(?<=\p{L})\.|\p{Cf}/gu

/** The words of each line, apart by one space. @example 'S.A.R.L. Guinée-Bissau' → 'sarl guinee bissau' */
export const plainLines = (text: string): string =>
  plainLetters(text)
    .replace(dropped, '')
    .replace(between, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()

/** The same of a text that is one line. */
export const plainWords = (text: string): string => plainLines(text).replaceAll('\n', ' ')
