import { readFileSync } from 'node:fs'

export type Language = 'fr' | 'en'

/** Browser locale of a language. */
export const localeOf: Record<Language, string> = { fr: 'fr-FR', en: 'en-US' }

/** The text of a key such as `sign-in:fields.username.label`, read from the locale files as the product has them. */
export function word(language: Language, key: string, gaps: Record<string, string | number> = {}): string {
  const [namespace = '', path = ''] = key.split(':')
  const file: unknown = JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'))
  const text = find(file, path)
  if (text === undefined) throw new Error(`locales/${language}/${namespace}.json has no "${path}"`)
  return text.replace(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) => String(gaps[name] ?? `{{${name}}}`))
}

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
