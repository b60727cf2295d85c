import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The language of those who want none that there is. */
const first = 'fr'

/** The languages of a project: the folders of `locales/`, French first. */
export function languagesOf(root = '.'): string[] {
  const folders = readdirSync(join(root, 'locales'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders.map(({ name }) => name).sort()
  return names.toSorted((left, right) => Number(right === first) - Number(left === first))
}

/** The text of the module that lists the languages of the product. */
export function languageList(): string {
  const list = languagesOf().map((language) => `'${language}'`)
  return `// Made by \`npm run generate\`. Add a folder to locales/ and run it again.

/** The languages of the product; the first one counts where none of them is asked for. */
export const languages = [${list.join(', ')}] as const
export type Language = (typeof languages)[number]
`
}

/** Languages whose calendar comes with the code. */
const builtIn = ['fr', 'en']

/** The texts of antd and its calendar in further languages, as the text of a module. */
export function calendarTable(): string {
  const others = languagesOf().filter((language) => !builtIn.includes(language))
  const rows = others.flatMap((language) => {
    const names = readdirSync('node_modules/antd/es/locale').map((file) => file.replace(/\.(js|d\.ts)$/, ''))
    const regional = names.filter((name) => name.split('_')[0] === language)
    const name = regional.find((one) => one === `${language}_${language.toUpperCase()}`) ?? regional[0]
    if (name === undefined) return []
    const days = existsSync(`node_modules/dayjs/locale/${language}.js`)
    const before = days ? `await import('dayjs/locale/${language}.js')\n    ` : ''
    return [
      `  ${language}: async () => {\n    ${before}return (await import('antd/es/locale/${name}')).default\n  },\n`,
    ]
  })
  return `// Made by \`npm run generate\`. Add a folder to locales/ and run it again.
import type { Locale } from 'antd/es/locale'

/** The texts of antd in languages other than French and English, if it has them; fetched when one is chosen. */
export const calendars: Readonly<Record<string, () => Promise<Locale>>> = {${rows.length > 0 ? `\n${rows.join('')}` : ''}}
`
}
