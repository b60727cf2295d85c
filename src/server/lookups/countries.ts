import { createRequire } from 'node:module'
import type { ValuesDefinition } from '#generated/definitions.gen.ts'
import { languages } from '#generated/languages.gen.ts'
import { search, searchable } from './search.ts'

/** What the package knows: the two-letter and the three-letter code of each country, and its names. */
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
 * All countries in the order of their French names. A country goes by the name that is usual today (`Intl`), unless the
 * definition gives another; it is found by all its names, its codes and the words of the definition. Where a language is
 * given that is neither French nor English, countries are named in it as well.
 */
export function createCountries({ first = [], values }: ValuesDefinition) {
  const own = values.flatMap((value) => (typeof value === 'string' ? [] : [value]))
  const countries = codes.map(([codeIso2, isoCode]) => {
    const mend = own.find((item) => item['codeIso2'] === codeIso2 || item['codeIso3'] === isoCode)
    const codeIso3 = mend?.['codeIso3'] ?? isoCode
    const nameIn = (language: string) => mend?.[`${language}Name`] ?? usual.get(language)?.of(codeIso2) ?? codeIso3
    const country = { frName: nameIn('fr'), enName: nameIn('en'), codeIso3 }
    const others = [...usual].flatMap(([language, regions]) => [nameIn(language), regions.of(codeIso2)])
    const older = [names.fr.countries[codeIso2], names.en.countries[codeIso2]].flat()
    const nationalities = mend?.['words']?.split(', ') ?? []
    const all = [codeIso3, codeIso2, ...others, ...older, ...nationalities].filter((text) => text !== undefined)
    const shown = Object.values(country)
    const words = [...new Set(all)].filter((text) => !shown.includes(text))
    return searchable({ country, nameIn, words }, all)
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
