import { readFileSync } from 'node:fs'
import { setJson } from '../../scripts/new/planFiles.ts'
import { withTrade } from './withTrade.ts'

export const stepName = '0001-other-names'

/** The step that carries the records of the trade over to its later definitions. */
export const stepText = readFileSync(`tests/trade/later/${stepName}.migration.json`, 'utf8')

const colony = 'schemas/colony/colony.schema.json'
const harvest = 'schemas/harvest/harvest.schema.json'

/** Names and values that are others later, by the folder whose definitions and words have them. */
const respelled: [folder: string, from: RegExp, to: string][] = [
  ['colony', /\bdiary\b/g, 'notebook'],
  ['colony', /"frames\.honey"/g, '"frames.nectar"'],
  ['colony', /"comb",\s*"honey"/g, '"comb", "nectar"'],
  ['colony', /self\.honey\b/g, 'self.nectar'],
  ['colony', /"honey": \{\s*"type"/g, '"nectar": { "type"'],
  ['colony', /"hive\.warranty"/g, '"warrantyEnds"'],
  ['harvest', /"LOST"/g, '"GONE"'],
  ['harvest', /'LOST'/g, "'GONE'"],
  ['harvest', /,\s*"site"(?!:)|"site",/g, ''],
]

/** Declarations that are others later; undefined takes one away. */
const declared: [file: string, path: string, value: unknown][] = [
  [colony, 'properties hive properties warranty', undefined],
  [colony, 'properties warrantyEnds', { type: 'string', format: 'beeDay', expiresSoon: 10, listed: false }],
  [colony, 'properties race', { type: 'array', maxItems: 3, items: { type: 'string', lookup: 'races', maxLength: 3 } }],
  [harvest, 'properties season', { type: 'string', pattern: '^[0-9]{4}$', maxLength: 4 }],
  [harvest, 'properties site', undefined],
  [harvest, 'properties price maximum', 10000],
  [harvest, 'properties organic', { type: 'boolean' }],
  [harvest, 'required', ['colony', 'day', 'weight', 'price', 'state', 'consent', 'organic']],
  ['schemas/keeper/keeper.schema.json', 'oneOf 0 properties firstName maxLength', 40],
  ['locales/fr/harvest.json', 'fields site', undefined],
  ['locales/en/harvest.json', 'fields site', undefined],
  ['locales/fr/harvest.json', 'fields organic', { label: 'Biologique' }],
  ['locales/en/harvest.json', 'fields organic', { label: 'Organic' }],
]

/** The texts of the product and the trade once these have changed. @param step whether the step is among them */
export function laterTexts(step = true): Map<string, string> {
  const texts = withTrade()
  for (const [file, text] of texts) {
    const [, folder = ''] = /^(?:schemas|locales\/\w+)\/([\w-]+)(?:\.json|\/)/.exec(file) ?? []
    const changes = respelled.filter(([one]) => one === folder)
    texts.set(
      file,
      changes.reduce((whole, [, from, to]) => whole.replace(from, to), text),
    )
  }
  for (const [file, path, value] of declared) {
    const place = path.split(' ').map((name) => (/^\d+$/.test(name) ? Number(name) : name))
    texts.set(file, setJson(texts.get(file) ?? '', place, value))
  }
  if (step) texts.set(`schemas/migrations/${stepName}.migration.json`, stepText)
  return texts
}
