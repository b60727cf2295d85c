/** Words as they stand in a locale file: texts, nested by name. */
export interface WordTree {
  [name: string]: string | WordTree
}

/** The words by path of their file, each fetched when a screen first needs it. */
export const localeFiles = import.meta.glob<WordTree>('/locales/*/*.json', { import: 'default' })
