import { createRequire } from 'node:module'
import type { ValuesDefinition } from '#generated/definitions.gen.ts'
import { languages } from '#generated/languages.gen.ts'
import { search, searchable } from '#engine/text/ranking.ts'

/** The data of the package: the two-letter and the three-letter code of each country, and its names. */
const require = createRequire(import.meta.url)
const codes = require('i18n-iso-countries/codes.json') as [codeIso2: string, codeIso3: string][]
const names = {
  fr: require('i18n-iso-countries/langs/fr.json') as { countries: Record<string, string | string[]> },
  en: require('i18n-iso-countries/langs/en.json') as { countries: Record<string, string | string[]> },
}
const usual = new Map(
  ['fr', 'en', ...languages].map((language) => [language, new Intl.DisplayNames([language, 'en'], { type: 'region' })]),
)

/**
 * All countries in the order of their French names. A country has its usual name of today (`Intl`), unless the
 * definition gives another; it is found by all its names, its codes and the words of the definition. A code of no
 * country, such as the code for people without a nationality, has the names that the definition gives. In a third
 * language, countries have their names in that language as well.
 */
export function createCountries({ first = [], values }: ValuesDefinition) {
  const additional = values.flatMap((value) => (typeof value === 'string' ? [] : [value]))
  const isIso = (item: (typeof additional)[number]) =>
    codes.some(([two, three]) => item['codeIso2'] === two || item['codeIso3'] === three)
  const others = additional
    .filter((item) => !isIso(item))
    .map(({ codeIso3 = '' }): (typeof codes)[number] => [codeIso3, codeIso3])
  const countries = [...codes, ...others].map(([codeIso2, isoCode]) => {
    const mend = additional.find((item) => item['codeIso2'] === codeIso2 || item['codeIso3'] === isoCode)
    const codeIso3 = mend?.['codeIso3'] ?? isoCode
    const usualIn = (regions?: Intl.DisplayNames) => (codeIso2 === codeIso3 ? undefined : regions?.of(codeIso2))
    const nameIn = (language: string) =>
      mend?.[`${language}Name`] ?? usualIn(usual.get(language)) ?? mend?.['enName'] ?? codeIso3
    const country = { frName: nameIn('fr'), enName: nameIn('en'), codeIso3 }
    const inAll = [...usual].flatMap(([language, regions]) => [nameIn(language), usualIn(regions)])
    const older = [names.fr.countries[codeIso2], names.en.countries[codeIso2]].flat()
    const nationalities = mend?.['words']?.split(', ') ?? []
    const all = [codeIso3, codeIso2, ...inAll, ...older, ...nationalities].filter((text) => text !== undefined)
    const shown = Object.values(country)
    const words = [...new Set(all)].filter((text) => !shown.includes(text))
    const isoCodes = [codeIso3, codeIso2]
    return searchable(
      { country, nameIn, words },
      {
        codes: isoCodes,
        names: [country.frName, country.enName],
        words: words.filter((word) => !isoCodes.includes(word)),
      },
    )
  })
  const collator = new Intl.Collator('fr')
  const place = ({ codeIso3 }: { codeIso3: string }) =>
    first.includes(codeIso3) ? first.indexOf(codeIso3) : first.length
  countries.sort(
    ({ item: { country: left } }, { item: { country: right } }) =>
      place(left) - place(right) || collator.compare(left.frName, right.frName),
  )
  return (query: string, language?: string) =>
    search(countries, query).map(({ country, nameIn, words }) => ({
      ...country,
      ...(language !== undefined && !['fr', 'en'].includes(language) && { name: nameIn(language) }),
      // Who has typed something compares it with all that finds a country.
      ...(query.trim() !== '' && { words }),
    }))
}
