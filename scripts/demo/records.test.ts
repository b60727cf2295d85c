import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mapValues } from '#engine/record/mapValues.ts'
import { getAt } from '#engine/record/path.ts'
import { remarksOf } from '#engine/remarks/remarksOf.ts'
import type { FormatsDefinition, LookupsDefinition } from '#generated/definitions.gen.ts'
import { values } from '#generated/values.gen.ts'
import { createLookups } from '#server/lookups/createLookups.ts'
import { catalogue, definitionOf, recordOf } from './orderedRecords.ts'
import { demoAccount } from './prepareDemo.ts'
import { readOrders, type RecordOrder } from './readOrders.ts'

const json = <Value>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Value
const formats = json<FormatsDefinition>('schemas/formats.json')
const { lookups } = json<LookupsDefinition>('schemas/lookups.json')
const offered = createLookups(values)
const orders = readOrders()
const estates = orders.filter(({ operation }) => operation === 'createRealEstate')

const label = ({ operation, json: record }: RecordOrder) =>
  ['label', 'person.name', 'person.surname', 'surname']
    .map((path) => getAt(record, path))
    .find(Boolean)
    ?.toString() ?? operation

/** The values that a lookup offers. */
function valuesOf(lookup: string): unknown[] {
  const { operation, value = '' } = lookups[lookup] ?? {}
  const operate = catalogue.operations.find(({ id }) => id === operation)?.operate
  if (operate?.kind === 'values') return [...operate.values]
  const values = operate?.kind === 'lookup' ? offered.values(operate.lookup, '') : offered.countries('')
  return values.map((entry) =>
    typeof entry === 'string' ? entry : (entry as unknown as Record<string, unknown>)[value],
  )
}

describe('the records of the demo', () => {
  it('are a dozen properties of many types, one of them found by "elan"', () => {
    expect(estates).toHaveLength(12)
    expect(new Set(estates.map((order) => order.json['type'])).size).toBeGreaterThanOrEqual(10)
    expect(estates.map(label).filter((text) => text.includes('Élan'))).toHaveLength(1)
    expect(estates.some((order) => order.json['measureUnity'] === 'HECTARES')).toBe(true)
    expect(estates.filter((order) => order.json['condominiumTrustee']).length).toBeGreaterThanOrEqual(4)
  })

  it.each(orders.map((order) => [label(order), order] as const))(
    '%s is valid as it travels and as a whole, and all its keys are right',
    (_, order) => {
      const { schema, validation } = definitionOf(order.operation)
      const { sent, whole, problems } = recordOf(order)
      expect(problems).toEqual([])
      expect(validation.wire(sent)).toEqual([])
      expect(validation.record(whole)).toEqual([])
      expect(remarksOf(schema, whole, formats)).toEqual([])
    },
  )

  it('take from the lists what they say, wherever a list is the last word', () => {
    const unknown: unknown[] = []
    const asked = new Set<string>()
    for (const order of orders) {
      mapValues(definitionOf(order.operation).schema, recordOf(order).whole, (value, { lookup, open }) => {
        if (lookup === undefined || open === true || value === undefined) return value
        asked.add(lookup)
        if (!valuesOf(lookup).includes(value)) unknown.push([label(order), lookup, value])
        return value
      })
    }
    expect(unknown).toEqual([])
    expect([...asked]).toEqual(expect.arrayContaining(['countries', 'documentTypes', 'legalStatuses', 'contractTypes']))
  })

  it('belong to an account whose password keeps the rule of PWD-01 to PWD-05', () => {
    const { password } = demoAccount
    expect(password.length).toBeGreaterThan(6)
    for (const letter of [/[a-z]/, /[A-Z]/, /[0-9]/, /[~!@#$%^&*_+=\-'|(){}[\]:;"<>,.?/ ]/])
      expect(password).toMatch(letter)
  })
})
