import { createRequire } from 'node:module'
import type { ValuesDefinition } from '#generated/definitions.gen.ts'
import { languages } from '#generated/languages.gen.ts'
import { search, searchable, type Searchable } from './search.ts'

/** A country as it is offered. */
interface Country {
  frName: string
  enName: string
  codeIso3: string
  /** Its name in the language of the caller, where that is another one. */
  name?: string
}

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
export function createCountries({
  first = [],
  values,
}: ValuesDefinition): (query: string, language?: string) => Country[] {
  const own = values.flatMap((value) => (typeof value === 'string' ? [] : [value]))
  const spoken = new Map<string, Map<string, string>>()
  const countries = codes.map(([codeIso2, isoCode]): Searchable<Country> => {
    const mend = own.find((item) => item['codeIso2'] === codeIso2 || item['codeIso3'] === isoCode)
    const codeIso3 = mend?.['codeIso3'] ?? isoCode
    const named = [...usual].map(([language, regions]): [string, string] => [
      language,
      mend?.[`${language}Name`] ?? regions.of(codeIso2) ?? codeIso3,
    ])
    const called = new Map(named)
    spoken.set(codeIso3, called)
    const [frName = codeIso3, enName = codeIso3] = [called.get('fr'), called.get('en')]
    const words = mend?.['words']?.split(', ') ?? []
    const others = [
      ...called.values(),
      ...[...usual.values()].map((regions) => regions.of(codeIso2) ?? ''),
      names.fr.countries[codeIso2],
      names.en.countries[codeIso2],
    ]
    return searchable({ frName, enName, codeIso3 }, [frName, enName, codeIso3, codeIso2, ...others.flat(), ...words])
  })
  const collator = new Intl.Collator('fr')
  const place = ({ item }: Searchable<Country>) =>
    first.includes(item.codeIso3) ? first.indexOf(item.codeIso3) : first.length
  countries.sort((left, right) => place(left) - place(right) || collator.compare(left.item.frName, right.item.frName))
  return (query, language) => {
    const found = search(countries, query)
    if (language === undefined || language === 'fr' || language === 'en') return found
    return found.map((country) => ({ ...country, name: spoken.get(country.codeIso3)?.get(language) ?? country.enName }))
  }
}
