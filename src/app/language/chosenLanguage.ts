import type { Language } from '#ui/text/useText.ts'

const languages: readonly Language[] = ['fr', 'en']

/** The saved choice; without one the first language of the browser that we speak; else French. */
export function chosenLanguage(saved: string | null, wanted: readonly string[]): Language {
  const known = (tag: string | null) => languages.find((language) => tag?.toLowerCase().split('-')[0] === language)
  return known(saved) ?? wanted.map(known).find((language) => language !== undefined) ?? 'fr'
}
