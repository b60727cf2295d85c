import i18next from 'i18next'
import { createTranslate } from '#app/language/LanguageProvider.tsx'
import { flattenWords, type WordTree } from '#engine/words/flattenWords.ts'

const files = import.meta.glob<WordTree>('../../../../locales/fr/*.json', { eager: true, import: 'default' })
const namespaces = Object.entries(files).map(([file, words]): [string, Record<string, string>] => [
  file.replace(/^.*\/|\.json$/g, ''),
  flattenWords(words),
])

export const productWords = i18next.createInstance()
await productWords.init({
  lng: 'fr',
  resources: { fr: Object.fromEntries(namespaces) },
  ns: namespaces.map(([name]) => name),
  defaultNS: 'app',
  keySeparator: false,
  interpolation: { escapeValue: false },
})

/** The French words of the product. */
export const productText = createTranslate(productWords)
