import type { Format, Proposal } from '#generated/definitions.gen.ts'

/** Tests of check digits of French numbers, by the name that formats use. Another country would add a table like this. */
export const checks: Record<NonNullable<Format['advice']>, (value: string) => boolean> = {
  /** The Luhn test: from the right every second digit counts double, its own digits added up. */
  siren(digits) {
    const counts = [...digits].reverse().map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    return sumOf(counts.map((count) => (count > 9 ? count - 9 : count))) % 10 === 0
  },
  /** Source: INSEE. */
  siret: (siret) => checks.siren(siret) || (siret.startsWith(withoutLuhn) && sumOf([...siret].map(Number)) % 5 === 0),
  vat: (vat) => derivations.vatOfSiren(vat.slice(4)) === vat,
  rib: (text) => rib.test(text) && modulo97(text.replace(/[A-Z]/g, (letter) => String(ribDigit(letter)))) === 0,
  /** Of any country. */
  iban: (iban) =>
    /^[A-Z]{2}\d{2}[0-9A-Z]{4,30}$/.test(iban) && modulo97(ibanDigits(iban.slice(4) + iban.slice(0, 4))) === 1,
}

/** The warning about a number that is too short to have a check digit yet; undefined for a number of full length. */
export const tooShort: Partial<Record<keyof typeof checks, (text: string) => string | undefined>> = {
  rib: (text) => (text.length < 23 ? 'ribShort' : undefined),
  /** The IBAN of Norway is the shortest, with 15 letters; IBANs of France and Monaco have 27. */
  iban: (iban) => (iban.length < (/^(FR|MC)/.test(iban) ? 27 : 15) ? 'ibanShort' : undefined),
}

/** Calculations of one number from another, such as the VAT number of a SIREN. Undefined if the text is no such number. */
export const derivations: Record<Proposal, (value: string) => string | undefined> = {
  /** The SIREN (9 digits) of the firm that a SIRET (14 digits) belongs to. */
  sirenOfSiret: (siret) => (/^\d{14}$/.test(siret) ? siret.slice(0, 9) : undefined),
  /** FR and a key of two digits before the SIREN. */
  vatOfSiren(siren) {
    const key = (12 + 3 * (Number(siren) % 97)) % 97
    return /^\d{9}$/.test(siren) ? `FR${String(key).padStart(2, '0')}${siren}` : undefined
  },
  ibanOfRib(text) {
    if (!rib.test(text)) return undefined
    const key = 98 - modulo97(ibanDigits(`${text}FR00`))
    return `FR${String(key).padStart(2, '0')}${text}`
  },
  ribOfIban: (iban) => (frenchIban.test(iban) ? iban.slice(4) : undefined),
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** La Poste numbers its offices without a Luhn key: the plain sum of the digits is a multiple of 5 instead. */
const withoutLuhn = '356000000'

/**
 * French account numbers. A RIB is bank 5, branch 5, account 11, key 2; the account may hold letters. An IBAN of France
 * or Monaco is country 2, key 2, then the RIB.
 */
const rib = /^\d{10}[0-9A-Z]{11}\d{2}$/
const frenchIban = /^(FR|MC)\d{2}\d{10}[0-9A-Z]{11}\d{2}$/

/** In a RIB letters count 1 to 9 and start over, and S starts at 2, as on the tables of the banks. */
const ribDigit = (letter: string) => ('ABCDEFGHIJKLMNOPQR STUVWXYZ'.indexOf(letter) % 9) + 1

/** In an IBAN letters count 10 to 35. */
const ibanDigits = (text: string) => text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))

/** Such numbers are too long for a JavaScript number. */
const modulo97 = (digits: string) => Number(BigInt(digits) % 97n)
