import { describe, expect, it } from 'vitest'
import { daysBetween, parseDate, today } from '#engine/formats/dates.ts'
import { valuesNamed } from './orderedRecords.ts'
import { readOrders } from './readOrders.ts'

const orders = readOrders()
const people = orders.filter(({ operation }) => operation === 'createIndividualTenant')
const companies = orders.filter(({ operation }) => operation === 'createCorporationTenant')
const tenants = [...people, ...companies].map(({ json }) => json)
const invented = [
  ...tenants,
  ...orders.filter(({ operation }) => operation.endsWith('Account')).map(({ json }) => json),
]
const texts = (name: string, value: unknown = invented) =>
  valuesNamed(name, value).filter((text) => typeof text === 'string')

describe('the tenants of the demo', () => {
  it('are nine people and three companies, each with its guarantors and people to call', () => {
    expect([people.length, companies.length]).toEqual([9, 3])
    expect(companies.map(({ json }) => texts('legalStatus', json['person'])[0]).toSorted()).toEqual([
      'SARL',
      'SAS',
      'SCI',
    ])
    expect(texts('contractType')).toEqual(expect.arrayContaining(['CDI', 'CDD']))
    const types = (name: string) => new Set(tenants.flatMap((tenant) => valuesNamed('type', tenant[name])))
    for (const name of ['guarantors', 'emergencyContacts'])
      expect(types(name)).toEqual(new Set(['INDIVIDUAL', 'CORPORATION']))
    expect(texts('name')).toContain('Visale (Action Logement)')
    expect(tenants.filter((tenant) => tenant['followupAddress'])).toHaveLength(1)
    expect(tenants.filter((tenant) => tenant['privateComment']).length).toBeGreaterThanOrEqual(4)
    expect(
      new Set(
        texts(
          'type',
          tenants.map((tenant) => tenant['documents']),
        ),
      ).size,
    ).toBeGreaterThanOrEqual(5)
  })

  it('show one identity document that has expired and one that will within 30 days, on whatever day the demo is made', () => {
    for (const begun of [new Date(2026, 0, 31, 9), new Date(2028, 1, 29, 23, 59), new Date()]) {
      const left = texts('expirationDate', readOrders(begun)).map((text) => {
        const day = parseDate(text)
        return day
          ? daysBetween(
              today(() => begun),
              day,
            )
          : NaN
      })
      expect(left).toHaveLength(9)
      expect(left.filter((days) => days < 0)).toHaveLength(1)
      expect(left.filter((days) => days >= 0 && days <= 30)).toHaveLength(1)
    }
  })

  it('are nobody: numbers, addresses and accounts are of ranges that are given to none', () => {
    // No firm has a SIREN that begins with 0, no bank the codes from 991 on; the phones are those kept for fiction.
    for (const number of [...texts('siren'), ...texts('siret')]) expect(number).toMatch(/^00/)
    for (const rib of texts('rib')) expect(rib).toMatch(/^991/)
    for (const bic of texts('bic')) expect(bic).toMatch(/^EXEM/)
    for (const mobile of texts('mobile')) expect(mobile).toMatch(/^06 39 98 /)
    for (const phone of texts('phone')) expect(phone).toMatch(/^(01 99 00|02 61 91|03 53 01|04 65 71|05 36 49) /)
    for (const address of [...texts('email'), ...texts('secondEmail'), ...texts('website')])
      expect(address).toMatch(/\.example$/)
    for (const number of texts('registrationNumber')) expect(number).toContain('XX')
    expect([texts('siren'), texts('rib'), texts('mobile'), texts('email')].every((found) => found.length >= 4)).toBe(
      true,
    )
  })
})
