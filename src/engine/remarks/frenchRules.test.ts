import { describe, expect, test } from 'vitest'
import { checks, derivations, tooShort } from './frenchRules.ts'

test.each([
  ['732829320', true],
  ['356000000', true],
  ['552100554', true],
  ['200034528', true],
  ['200034582', false],
])('the Luhn test of %j gives %s', (digits, right) => {
  expect(checks.siren(digits)).toBe(right)
})

test.each([
  ['73282932000074', true],
  ['73282932000075', false],
  ['35600000000048', true],
  ['35600000009075', true],
  ['35600000009076', false],
])('the key of the SIRET %s is right: %s', (siret, right) => {
  expect(checks.siret(siret)).toBe(right)
})

test.each([
  ['732829320', 'FR44732829320'],
  ['356000000', 'FR39356000000'],
  ['404833048', 'FR83404833048'],
])('the VAT number of %s is %s', (siren, vat) => {
  expect(derivations.vatOfSiren(siren)).toBe(vat)
  expect(checks.vat(vat)).toBe(true)
  expect(checks.vat(vat.replace(/^FR\d\d/, 'FR00'))).toBe(false)
})

describe('RIB and IBAN', () => {
  test.each([
    ['20041010050500013M02606', 'FR1420041010050500013M02606'],
    ['30006000011234567890189', 'FR7630006000011234567890189'],
  ])('%s ⇄ %s', (rib, iban) => {
    expect(checks.rib(rib)).toBe(true)
    expect(derivations.ibanOfRib(rib)).toBe(iban)
    expect(derivations.ribOfIban(iban)).toBe(rib)
    expect(checks.iban(iban)).toBe(true)
  })
  test('a RIB with letters in its account', () => {
    expect(checks.rib('12345123451234567891A16')).toBe(true)
    expect(checks.rib('12345123451234567891A17')).toBe(false)
  })
  test.each([
    ['FR1420041010050500013M026', 'ibanShort'],
    ['FR1420041010050500013M02606', undefined],
    ['DE89370400440532013000', undefined],
    ['NO938601111794', 'ibanShort'],
    ['MC5811222000010123456789030', undefined],
    ['MC58112220000101234567890', 'ibanShort'],
  ])('the IBAN %s is too short: %s', (iban, remark) => expect(tooShort.iban?.(iban)).toBe(remark))
  test('a RIB without its key is too short', () => {
    expect(tooShort.rib?.('20041010050500013M026')).toBe('ribShort')
    expect(tooShort.rib?.('20041010050500013M02606')).toBeUndefined()
  })
  test('wrong keys and foreign accounts', () => {
    expect(checks.iban('FR1520041010050500013M02606')).toBe(false)
    expect(checks.iban('DE89370400440532013000')).toBe(true)
    expect(derivations.ribOfIban('DE89370400440532013000')).toBeUndefined()
    expect(derivations.ibanOfRib('2004')).toBeUndefined()
    expect(derivations.sirenOfSiret('73282932000074')).toBe('732829320')
    expect(derivations.sirenOfSiret('7328')).toBeUndefined()
  })
})
