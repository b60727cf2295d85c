import { expect, it } from 'vitest'
import { daysBetween, parseDate, today } from '#engine/formats/dates.ts'
import { isObject } from '#engine/record/path.ts'
import { adviceOn } from '#engine/remarks/adviceOn.ts'
import { openCatalogue } from '#server/catalogue.ts'
import { arrivedRecord, readOrders } from './readOrders.ts'

const orders = readOrders()
const jsonOf = (operation: RegExp) => orders.filter((order) => operation.test(order.operation)).map(({ json }) => json)

/** All texts that stand under a name, at any depth. */
function texts(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => texts(name, entry))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === name && typeof inner === 'string' ? [inner] : []),
    ...texts(name, inner),
  ])
}

it('no record of the demo has anything odd about it', () => {
  const { operations, record, formats } = openCatalogue(() => new Date())
  for (const order of orders) {
    const { schema } = record(operations.find(({ id }) => id === order.operation)?.body?.record ?? '')
    expect(adviceOn(schema, arrivedRecord(schema, formats, order).whole, formats).warnings).toEqual([])
  }
})

it('one identity document has expired and one will within 30 days, on whatever day the demo is made', () => {
  for (const begun of [new Date(2026, 0, 31, 9), new Date(2028, 1, 29, 23, 59), new Date()]) {
    const now = today(() => begun)
    const left = texts('expirationDate', readOrders(begun)).map((text) => daysBetween(now, parseDate(text) ?? now))
    expect(left).toHaveLength(9)
    expect(left.filter((days) => days < 0)).toHaveLength(1)
    expect(left.filter((days) => days >= 0 && days <= 30)).toHaveLength(1)
  }
})

it('people and firms of the demo do not exist: numbers, addresses and accounts are of unassigned ranges', () => {
  const invented = jsonOf(/Tenant|Account/)
  // No firm has a SIREN that begins with 0, no bank the codes from 991 on; the phones are those kept for fiction.
  for (const [name, range] of [
    ['siren', /^00/],
    ['siret', /^00/],
    ['rib', /^991/],
    ['bic', /^EXEM/],
    ['mobile', /^06 39 98 /],
    ['phone', /^(01 99 00|02 61 91|03 53 01|04 65 71|05 36 49) /],
    ['email', /\.example$/],
    ['secondEmail', /\.example$/],
    ['website', /\.example$/],
    ['registrationNumber', /XX/],
  ] as const) {
    const found = texts(name, invented)
    expect([name, found.filter((text) => !range.test(text)), found.length > 0]).toEqual([name, [], true])
  }
})
