import { expect, it } from 'vitest'
import { clientCalls } from '#compiler/emit/contract/clientCalls.ts'
import { compareContracts } from '../../scripts/contract/compareContracts.ts'
import { offeredValues } from '../../scripts/generate/offeredValues.ts'
import { laterTexts } from './later.ts'
import { withTrade } from './withTrade.ts'

const callsOf = (texts: ReadonlyMap<string, string>) =>
  clientCalls((file) => texts.get(file) ?? '', [...texts.keys()], offeredValues)
const breaks = (texts: ReadonlyMap<string, string>) =>
  compareContracts(callsOf(withTrade()), callsOf(texts)).map(
    ({ operation, place, what }) => `${operation}: ${place} ${what}`,
  )

/** The trade with one text of a record in the place of another. */
function changed(file: string, from: string, to: string): Map<string, string> {
  const texts = withTrade()
  const text = texts.get(`schemas/${file}.schema.json`) ?? ''
  expect(text, file).toContain(from)
  return texts.set(`schemas/${file}.schema.json`, text.replace(from, to))
}

it('nothing of the contract of the trade is broken while nothing changes, nor by what is only added', () => {
  expect(breaks(withTrade())).toEqual([])
  const added = changed('apiary/apiary', '"altitude": {', '"shade": { "type": "boolean" }, "altitude": {')
  expect(breaks(added)).toEqual([])
})

it('what the later trade breaks is named, for each call and at its place', () => {
  const found = breaks(laterTexts(false)).join('\n')
  const named = [
    /^createColony: .*diary/m,
    /^listColonies: .*race/m,
    /^updateColony: .*frames\.\d*\.?nectar|^updateColony: .*frames.*nectar/m,
    /^createHarvest: .*organic/m,
    /^getHarvest: .*season/m,
    /^createPersonKeeper: .*firstName/m,
  ]
  expect(
    named.filter((one) => !one.test(found)),
    found,
  ).toEqual([])
  expect(found).not.toMatch(/^\w*Apiar/m)
})
