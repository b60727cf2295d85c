// Made by `npm run generate`. Add a folder to locales/ and run it again.
import type { Locale } from 'antd/es/locale'

/** What antd says in languages other than French and English, where it speaks them; fetched when one is chosen. */
export const calendars: Readonly<Record<string, () => Promise<Locale>>> = {}
