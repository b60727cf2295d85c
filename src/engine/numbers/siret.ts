import { luhn } from './luhn.ts'

/** La Poste numbers its offices without a Luhn key: the plain sum of the digits is a multiple of 5 instead. */
const withoutLuhn = '356000000'

/** Whether the key of a SIRET (14 digits) is right. Source: INSEE. */
export function siretKeyIsRight(siret: string): boolean {
  if (luhn(siret)) return true
  return siret.startsWith(withoutLuhn) && [...siret].reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0
}

/** The SIREN (9 digits) of the firm that a SIRET belongs to; undefined if the text is no SIRET. */
export function sirenOfSiret(siret: string): string | undefined {
  return /^\d{14}$/.test(siret) ? siret.slice(0, 9) : undefined
}
