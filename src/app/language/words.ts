import i18next, { type i18n, type InitOptions } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { flattenWords } from '#engine/words/flattenWords.ts'
import { languages, type Language } from '#generated/languages.gen.ts'
import { browserStorage } from '#ui/browserStorage.ts'
import { localeFiles } from './localeFiles.ts'

/** The saved choice; without one the first language of the browser that we speak; else the first one of ours. */
export function chosenLanguage(saved: string | null, wanted: readonly string[]): Language {
  const known = (tag: string | null) => languages.find((language) => tag?.toLowerCase().split('-')[0] === language)
  return known(saved) ?? wanted.map(known).find((language) => language !== undefined) ?? languages[0]
}

const storageKey = 'language'

/** The language of this browser. */
export const languageHere = () => chosenLanguage(browserStorage.getItem(storageKey), navigator.languages)

let files = localeFiles

const fileBackend = {
  type: 'backend' as const,
  init: () => undefined,
  async read(language: string, namespace: string) {
    const load = files[`/locales/${language}/${namespace}.json`]
    if (!load) throw new Error(`There is no locales/${language}/${namespace}.json`)
    return flattenWords(await load())
  },
}

/** i18next splits no key: keys contain values and field names, which may hold any separator. */
export const wholeKeys = { keySeparator: false, nsSeparator: false } satisfies InitOptions

/** Loads the words of the product in a language; resolves once the words of the frame are loaded. */
export async function openWords(language: Language): Promise<i18n> {
  const words = i18next.createInstance()
  await words
    .use(fileBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: languages,
      fallbackLng: false,
      ns: ['app'],
      defaultNS: 'app',
      ...wholeKeys,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    })
  if (import.meta.hot) {
    let renewed: Promise<unknown> = Promise.resolve()
    import.meta.hot.accept('./localeFiles.ts', (module) => {
      if (!module) return
      files = (module as unknown as { localeFiles: typeof localeFiles }).localeFiles
      // Loads run one after the other: a load under way is not repeated, and would bring older words.
      renewed = renewed.then(() => words.reloadResources())
      // Components that show text are drawn again on this event.
      void renewed.then(() => words.emit('languageChanged', words.language))
    })
  }
  return words
}

/**
 * Speaks another language from now on. The loaded namespaces are loaded in the new language before anything changes. If
 * that fails, as without a network, the old language stays.
 */
export async function chooseLanguage(words: i18n, language: Language): Promise<void> {
  try {
    await ensureWords(words, language, [words.options.ns ?? []].flat())
  } catch {
    return
  }
  await words.changeLanguage(language)
  rememberLanguage(language)
}

/** Keeps the choice in this browser, which sends it along with a cookie: pages come in this language. */
function rememberLanguage(language: Language): void {
  browserStorage.setItem(storageKey, language)
  const { pathname } = new URL(document.baseURI)
  document.cookie = `${storageKey}=${language}; path=${pathname}; max-age=${secondsOfYear}; samesite=lax`
}

/** Keeps the choice for another year, also where it was made before the server was told of it. */
export function renewChoice(): void {
  const chosen = browserStorage.getItem(storageKey)
  if (chosen !== null) rememberLanguage(chosenLanguage(chosen, []))
}

const secondsOfYear = 31_536_000

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
