/** Whether digits pass the Luhn test: from the right every second digit counts double, its own digits added up. */
export function luhn(digits: string): boolean {
  return /^\d+$/.test(digits) && luhnSum(digits) % 10 === 0
}

function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}

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

/** The French VAT number of a SIREN (9 digits), FR and a key of two digits before it; undefined if it is no SIREN. */
export function vatOfSiren(siren: string): string | undefined {
  if (!/^\d{9}$/.test(siren)) return undefined
  const key = (12 + 3 * (Number(siren) % 97)) % 97
  return `FR${String(key).padStart(2, '0')}${siren}`
}

/** Whether the key of a French VAT number (FR and 11 digits) is right. */
export function vatKeyIsRight(vat: string): boolean {
  return vatOfSiren(vat.slice(4)) === vat
}
