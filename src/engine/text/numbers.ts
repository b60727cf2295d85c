import { withoutUnseen } from './unseen.ts'

/** Signs with which people part the groups of a number: dashes, brackets, bars and points. */
export const separators = /[\p{Pd}\p{Ps}\p{Pe}\p{Pc}.,:/\\|·•\u2212]+/gu

/** A number as it is keyed in, however it is grouped or led in: `+33 (0)6 39…` and `06.39…` are `0639…`. */
export function bareNumber(text: string): string {
  const digits = withoutUnseen(text).replace(/\s/gu, '').replace(separators, '')
  return digits.replace(/^(\+33|0033)0?/, '0')
}

/** A telephone number as it is dialled in France: nine digits have lost their zero in a spreadsheet. */
export function dialledNumber(text: string): string {
  const number = bareNumber(text)
  return /^[1-9]\d{8}$/.test(number) ? `0${number}` : number
}

/** Whether a text is a number and nothing else, or the beginning of one. */
export const isNumber = (text: string): boolean => /^\+?\d+$/.test(bareNumber(text))
