import type { Format, Proposal } from '#generated/definitions.gen.ts'

/** The rules of French numbers, by the names under which definitions ask for them: another country adds a table like this. */
export const frenchRules: {
  checks: Record<NonNullable<Format['advice']>, (value: string) => boolean>
  derivations: Record<Proposal, (value: string) => string | undefined>
} = {
  checks: {
    siren: luhn,
    siret: siretKeyIsRight,
    vat: vatKeyIsRight,
    rib: ribKeyIsRight,
    iban: ibanKeyIsRight,
  },
  derivations: { sirenOfSiret, vatOfSiren, ibanOfRib, ribOfIban },
}

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

/**
 * French account numbers. A RIB is bank 5, branch 5, account 11, key 2; the account may hold letters. An IBAN of France
 * or Monaco is country 2, key 2, then the RIB.
 */
const rib = /^\d{10}[0-9A-Z]{11}\d{2}$/
const frenchIban = /^(FR|MC)\d{2}\d{10}[0-9A-Z]{11}\d{2}$/

/** In a RIB letters count 1 to 9 and start over, and S starts at 2, as on the tables of the banks. */
const ribDigits: Record<string, string> = Object.fromEntries(
  ['AJ', 'BKS', 'CLT', 'DMU', 'ENV', 'FOW', 'GPX', 'HQY', 'IRZ'].flatMap((letters, index) =>
    [...letters].map((letter) => [letter, String(index + 1)]),
  ),
)

/** Whether the key of a RIB (23 characters) is right. */
export function ribKeyIsRight(text: string): boolean {
  if (!rib.test(text)) return false
  const digits = text.replace(/[A-Z]/g, (letter) => ribDigits[letter] ?? '')
  return modulo97(digits) === 0
}

/** The IBAN of a RIB; undefined if the text is no RIB. */
export function ibanOfRib(text: string): string | undefined {
  if (!rib.test(text)) return undefined
  const key = 98 - modulo97(ibanDigits(`${text}FR00`))
  return `FR${String(key).padStart(2, '0')}${text}`
}

/** The RIB inside a French IBAN; undefined for any other. */
export function ribOfIban(iban: string): string | undefined {
  return frenchIban.test(iban) ? iban.slice(4) : undefined
}

/** Whether the key of an IBAN of any country is right. */
export function ibanKeyIsRight(iban: string): boolean {
  return /^[A-Z]{2}\d{2}[0-9A-Z]{4,30}$/.test(iban) && modulo97(ibanDigits(iban.slice(4) + iban.slice(0, 4))) === 1
}

/** In an IBAN letters count 10 to 35. */
const ibanDigits = (text: string) => text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))

/** Such numbers are too long for a JavaScript number. */
const modulo97 = (digits: string) => Number(BigInt(digits) % 97n)
