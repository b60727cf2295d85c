import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readFiles } from '../../scripts/check/lintDefinitions.ts'
import alone from './alone.json' with { type: 'json' }
import { tradeFiles } from './withTrade.ts'
import { combinationsIn, declaredWords } from './wordsOf.ts'

const step = '0001-other-names.migration.json'
const later = [`schemas/migrations/${step}`, readFileSync(`tests/trade/later/${step}`, 'utf8')] as const
const ofTrade = combinationsIn(new Map([...tradeFiles, later]))
const countIn = (found: ReturnType<typeof combinationsIn>, word: string) => found.get(word)?.size ?? 0

it('the trade uses every declared word in two combinations, except those that have only one', () => {
  const exceptions = Object.values(alone).flat()
  const seldom = declaredWords().filter((word) => countIn(ofTrade, word) < 2)
  expect(seldom.sort()).toEqual(exceptions.sort())
})

it('no definition of the product combines a word in two ways of which the list says that it has only one', () => {
  const ofAll = combinationsIn(new Map([...readFiles('.'), ...tradeFiles]))
  const words = alone['always with the same words']
  expect(words.filter((word) => countIn(ofAll, word) > 1)).toEqual([])
  expect(words.filter((word) => countIn(ofTrade, word) === 0)).toEqual([])
})
