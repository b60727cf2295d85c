import type { i18n } from 'i18next'
import { flattenWords, type WordTree } from './flattenWords.ts'

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

/** The last of those that have begun: one that comes late must not bring older words back. */
let renewal = 0

/** Takes all words that are in use anew from their files, while developing. */
export async function renewWords(words: i18n, files: Record<string, () => Promise<WordTree>>): Promise<void> {
  const own = ++renewal
  const loaded = Object.entries(words.store.data).flatMap(([language, namespaces]) =>
    Object.keys(namespaces).map((namespace) => ({ language, namespace })),
  )
  const fresh = await Promise.all(
    loaded.map(async (one) => ({ ...one, tree: await files[`/locales/${one.language}/${one.namespace}.json`]?.() })),
  )
  if (own !== renewal) return
  for (const { language, namespace, tree } of fresh) {
    words.removeResourceBundle(language, namespace)
    if (tree) words.addResourceBundle(language, namespace, flattenWords(tree))
  }
  // Components that show text re-render on this event.
  words.emit('languageChanged', words.language)
}
