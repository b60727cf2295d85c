import { readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { getAt } from '#engine/record/path.ts'
import { readPage, type Snippet } from '../project/readPage.ts'
import { tradeFiles } from './withTrade.ts'

const step = '0001-other-names.migration.json'
const files = new Map([
  ...tradeFiles,
  [`schemas/migrations/${step}`, readFileSync(`tests/trade/later/${step}`, 'utf8')] as const,
])

const examples = readdirSync('docs')
  .filter((file) => file.endsWith('.md'))
  .flatMap((page) => readPage(page).map((snippet) => ({ page, ...snippet })))
  .filter(({ about }) => about[0] === 'trade')

/** Whether each value of an example stands where it says: expressions anywhere, values in a list or under their names. */
function stands({ language, about: [, file = '', ...place], text }: Snippet): boolean {
  if (language === 'cel') {
    const lines = text.trimEnd().split('\n')
    return lines.every((line) => [...files.values()].some((one) => one.includes(JSON.stringify(line))))
  }
  const held = getAt(JSON.parse(files.get(`schemas/${file}.json`) ?? '{}'), place.join('.'))
  if (text.startsWith('{')) {
    return (JSON.parse(`[${text}]`) as unknown[]).every((one) =>
      (held as unknown[]).some((other) => isDeepStrictEqual(one, other)),
    )
  }
  return Object.entries(JSON.parse(`{${text}}`) as object).every(([name, value]) =>
    isDeepStrictEqual(value, getAt(held, name)),
  )
}

it('what the docs show of the trade stands in it', () => {
  expect(examples.length).toBeGreaterThan(4)
  expect(examples.filter((one) => !stands(one))).toEqual([])
})

it('all examples of the page on expressions are of the trade', () =>
  expect(readPage('expressions.md').filter(({ about }) => about[0] !== 'trade')).toEqual([]))
