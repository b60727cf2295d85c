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

/** Digit by digit, for such numbers are too long for a JavaScript number. */
function modulo97(digits: string): number {
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
}
