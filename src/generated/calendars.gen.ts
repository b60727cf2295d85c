// Made by `npm run generate`. Add a folder to locales/ and run it again.
import type { Locale } from 'antd/es/locale'

/** The texts of antd in languages other than French and English, if it has them; fetched when one is chosen. */
export const calendars: Readonly<Record<string, () => Promise<Locale>>> = {}
