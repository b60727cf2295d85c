import type { i18n } from 'i18next'

/**
 * Loads namespaces in a language, and once more what failed before: i18next itself remembers a failure for ever.
 * Throws if some cannot be had, for a screen that shows keys is worse than none.
 */
export async function ensureWords(words: i18n, language: string, namespaces: readonly string[]): Promise<void> {
  const missing = () => namespaces.filter((namespace) => !words.hasResourceBundle(language, namespace))
  await words.loadLanguages(language)
  await words.loadNamespaces([...namespaces])
  if (missing().length > 0) await words.reloadResources([language], missing())
  if (missing().length > 0) throw new Error(`The words of ${missing().join(', ')} could not be loaded`)
}
