import { readFileSync } from 'node:fs'

export type Language = 'fr' | 'en'

/** Browser locale of a language. */
export const localeOf: Record<Language, string> = { fr: 'fr-FR', en: 'en-US' }

/** The text of a key such as `sign-in:fields.username.label`, read from the locale files as the product has them. */
export function word(language: Language, key: string, gaps: Record<string, string | number> = {}): string {
  const text = findWord(language, key)
  if (text === undefined) throw new Error(`locales/${language} has no "${key}"`)
  return text.replace(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) => String(gaps[name] ?? `{{${name}}}`))
}

/** The same, as it stands in the file; undefined if there is none. */
export function findWord(language: Language, key: string): string | undefined {
  const [namespace = '', path = ''] = key.split(':')
  const name = `locales/${language}/${namespace}.json`
  const file = files.get(name) ?? (JSON.parse(readFileSync(name, 'utf8')) as unknown)
  files.set(name, file)
  return find(file, path)
}

const files = new Map<string, unknown>()

// Names may hold dots themselves: `fields["condominium.name"].label`.
function find(value: unknown, path: string): string | undefined {
  if (path === '') return typeof value === 'string' ? value : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    if (name !== path && !path.startsWith(`${name}.`)) continue
    const found = find(inner, path.slice(name.length + 1))
    if (found !== undefined) return found
  }
  return undefined
}
