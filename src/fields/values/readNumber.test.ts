import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isLongNumber } from '#engine/expressions/decimals.ts'
import type { ShowProps, TextSurroundings } from '../Field.ts'
import { numberField } from '../kinds/numberField.tsx'
import { readNumber } from './readNumber.ts'

it.each([
  ['9007199254740991', 9007199254740991],
  ['-1 234,50', -1234.5],
  ['0,1', 0.1],
])('reads %s', (text, number) => expect(readNumber(text, 'fr')).toBe(number))

it.each(['9007199254740992', '9 007 199 254 740 993', '0,1234567890123456789', '9'.repeat(320)])(
  'leaves %s as it was typed, and it counts as too long',
  (text) => {
    expect(readNumber(text, 'fr')).toBe(text)
    expect(isLongNumber(text)).toBe(true)
  },
)

it.each([
  ['12 m2', 'm²', 12],
  ['1200 EUR', '€', 1200],
  ['2 450,50 euros', '€', 2450.5],
  ['€ 12', '€', 12],
  ['1,25 ha', 'm²', '1,25 ha'],
  ['m²', 'm²', 'm²'],
])('reads %s of a field in %s as %s', (text, unit, value) => expect(readNumber(text, 'fr', unit)).toBe(value))

it.each(['fr', 'en'])('reads all that a number is shown as in %s, in each unit of the definitions', (language) => {
  const schemas = readdirSync('schemas', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  const declared = schemas.flatMap((name) =>
    [...readFileSync(`schemas/${name}`, 'utf8').matchAll(/"unit": "([^"{]+)"/g)].map(([, unit = '']) => unit),
  )
  const { units } = JSON.parse(readFileSync(`locales/${language}/options.json`, 'utf8')) as { units: object }
  const all = new Set([...declared, ...(Object.values(units) as string[])])
  expect(all.size).toBeGreaterThan(2)
  const surroundings = { language } as TextSurroundings
  for (const unit of all) {
    for (const value of [0, 0.5, 12, 2450.5, 1234567, -3, 1234567.89]) {
      const shown = numberField.text({ schema: { type: 'number', unit }, value } as ShowProps, surroundings)
      expect([shown, readNumber(shown, language, unit)]).toEqual([shown, value])
    }
  }
})

it('reads digit by digit, or leaves the text, on 1,000 made whole numbers', () => {
  const digits = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n })
  const read = fc.property(digits, (whole) => {
    const number = readNumber(String(whole), 'en')
    const isKept = whole <= BigInt(Number.MAX_SAFE_INTEGER) && whole >= BigInt(Number.MIN_SAFE_INTEGER)
    expect(number).toBe(isKept ? Number(whole) : String(whole))
  })
  fc.assert(read, { numRuns: 1_000, seed: 20261127 })
})
