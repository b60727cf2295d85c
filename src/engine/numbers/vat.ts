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
