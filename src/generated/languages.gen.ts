// Made by `npm run generate`. Add a folder to locales/ and run it again.

/** The languages of the product; the first one counts where none of them is asked for. */
export const languages = ['fr', 'en'] as const
export type Language = (typeof languages)[number]
