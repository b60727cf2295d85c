import { languages, type Language } from '#generated/languages.gen.ts'

/** The saved choice; without one the first language of the browser that we speak; else the first one of ours. */
export function chosenLanguage(saved: string | null, wanted: readonly string[]): Language {
  const known = (tag: string | null) => languages.find((language) => tag?.toLowerCase().split('-')[0] === language)
  return known(saved) ?? wanted.map(known).find((language) => language !== undefined) ?? languages[0]
}
