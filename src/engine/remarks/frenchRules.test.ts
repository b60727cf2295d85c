import { describe, expect, test } from 'vitest'
import {
  luhn,
  sirenOfSiret,
  siretKeyIsRight,
  vatKeyIsRight,
  vatOfSiren,
  ibanKeyIsRight,
  ibanOfRib,
  ribKeyIsRight,
  ribOfIban,
} from './frenchRules.ts'

test.each([
  ['732829320', true],
  ['356000000', true],
  ['552100554', true],
  ['200034528', true],
  ['200034582', false],
  ['', false],
])('the Luhn test of %j gives %s', (digits, right) => {
  expect(luhn(digits)).toBe(right)
})

test.each([
  ['73282932000074', true],
  ['73282932000075', false],
  ['35600000000048', true],
  ['35600000009075', true],
  ['35600000009076', false],
])('the key of the SIRET %s is right: %s', (siret, right) => {
  expect(siretKeyIsRight(siret)).toBe(right)
})

test.each([
  ['732829320', 'FR44732829320'],
  ['356000000', 'FR39356000000'],
  ['404833048', 'FR83404833048'],
])('the VAT number of %s is %s', (siren, vat) => {
  expect(vatOfSiren(siren)).toBe(vat)
  expect(vatKeyIsRight(vat)).toBe(true)
  expect(vatKeyIsRight(vat.replace(/^FR\d\d/, 'FR00'))).toBe(false)
})

describe('RIB and IBAN', () => {
  test.each([
    ['20041010050500013M02606', 'FR1420041010050500013M02606'],
    ['30006000011234567890189', 'FR7630006000011234567890189'],
  ])('%s ⇄ %s', (rib, iban) => {
    expect(ribKeyIsRight(rib)).toBe(true)
    expect(ibanOfRib(rib)).toBe(iban)
    expect(ribOfIban(iban)).toBe(rib)
    expect(ibanKeyIsRight(iban)).toBe(true)
  })
  test('a RIB with letters in its account', () => {
    expect(ribKeyIsRight('12345123451234567891A16')).toBe(true)
    expect(ribKeyIsRight('12345123451234567891A17')).toBe(false)
  })
  test('wrong keys and foreign accounts', () => {
    expect(ibanKeyIsRight('FR1520041010050500013M02606')).toBe(false)
    expect(ibanKeyIsRight('DE89370400440532013000')).toBe(true)
    expect(ribOfIban('DE89370400440532013000')).toBeUndefined()
    expect(ibanOfRib('2004')).toBeUndefined()
    expect(sirenOfSiret('73282932000074')).toBe('732829320')
    expect(sirenOfSiret('7328')).toBeUndefined()
  })
})
