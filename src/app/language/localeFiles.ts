import type { WordTree } from '#engine/words/flattenWords.ts'

/** The words by path of their file, each fetched when a screen first needs it. */
export const localeFiles = import.meta.glob<WordTree>('/locales/*/*.json', { import: 'default' })
