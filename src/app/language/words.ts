import i18next, { type BackendModule, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { languages, type Language } from '#generated/languages.gen.ts'
import { attempt } from '#ui/attempt.ts'
import { ensureWords, renewWords } from './ensureWords.ts'
import { flattenWords } from './flattenWords.ts'
import { localeFiles } from './localeFiles.ts'

/** The saved choice; without one the first language of the browser that we speak; else the first one of ours. */
export function chosenLanguage(saved: string | null, wanted: readonly string[]): Language {
  const known = (tag: string | null) => languages.find((language) => tag?.toLowerCase().split('-')[0] === language)
  return known(saved) ?? wanted.map(known).find((language) => language !== undefined) ?? languages[0]
}

const storageKey = 'language'
let files = localeFiles

const fileBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    const load = files[`/locales/${language}/${namespace}.json`]
    if (!load) {
      done(new Error(`There is no locales/${language}/${namespace}.json`), null)
      return
    }
    load().then(
      (words) => done(null, flattenWords(words)),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    )
  },
}

/** Opens the words of the product in the person's language; resolves when those of the frame are there. */
export async function openWords(): Promise<i18n> {
  const words = i18next.createInstance()
  const saved = attempt(() => localStorage.getItem(storageKey), null)
  words.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  await words
    .use(fileBackend)
    .use(initReactI18next)
    .init({
      lng: chosenLanguage(saved, navigator.languages),
      supportedLngs: languages,
      fallbackLng: false,
      ns: ['app'],
      defaultNS: 'app',
      keySeparator: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    })
  if (import.meta.hot) {
    import.meta.hot.accept('./localeFiles.ts', (module) => {
      if (!module) return
      files = (module as unknown as { localeFiles: typeof localeFiles }).localeFiles
      void renewWords(words, files)
    })
  }
  return words
}

/**
 * Speaks another language from now on. What was loaded so far is loaded in it before anything changes; where that
 * fails, as without a network, the old language stays.
 */
export async function chooseLanguage(words: i18n, language: Language): Promise<void> {
  try {
    await ensureWords(words, language, [words.options.ns ?? []].flat())
  } catch {
    return
  }
  await words.changeLanguage(language)
  // Where nothing can be kept, the choice lives as long as the page.
  attempt(() => localStorage.setItem(storageKey, language), undefined)
}
