import { descriptionKey } from '#engine/text/wordKeys.ts'
import type { ScreensDefinition } from '#generated/definitions.gen.ts'
import { escapeHtml } from '../escapeHtml.ts'
import { languages, type Language } from '#generated/languages.gen.ts'
import { readWords } from '../languages.ts'

/** The pages that search engines may list. Throws where a description is missing. */
export function readPublicPages({ routes, notFound, landing }: ScreensDefinition) {
  const descriptions = new Map<string, Map<Language, string>>()
  for (const route of routes) {
    const [namespace, key] = descriptionKey(route, notFound)?.split(':') ?? []
    if (namespace === undefined || key === undefined) continue
    const words = readWords(namespace)
    descriptions.set(route.path, new Map(languages.map((language) => [language, escapeHtml(words(language, key))])))
  }
  return {
    /** HTML text by which search engines describe the page at a path; that of the landing page for all that are not theirs. */
    description: (path: string, language: Language) =>
      (descriptions.get(path) ?? descriptions.get(landing))?.get(language) ?? '',
    /** `robots.txt`: opens the pages that need no session and name no record, closes all else. */
    robots: (basePath: string, apiPrefix: string) =>
      [
        'User-agent: *',
        ...[...descriptions.keys()].map((path) => `Allow: ${basePath}${path.slice(1)}$`),
        `Allow: ${basePath}assets/`,
        `Disallow: ${basePath}`,
        `Disallow: ${apiPrefix}/`,
        '',
      ].join('\n'),
  }
}
