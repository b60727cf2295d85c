import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The language of those who want none that there is. */
const first = 'fr'

/** The languages of a project: the folders of `locales/`, French first. */
export function languagesOf(root = '.'): string[] {
  const folders = readdirSync(join(root, 'locales'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders.map(({ name }) => name).sort()
  return [...names.filter((name) => name === first), ...names.filter((name) => name !== first)]
}
