import { leavesOf, type Path, type Source } from '../text/Source.ts'

export interface Word {
  /** `namespace:key.with.dots` */
  key: string
  source: Source
  path: Path
  value: unknown
}

/**
 * Reads the translated words of `locales/<language>/<namespace>.json`. The checks note in it which words the
 * definitions need.
 */
export function readWords(sources: Source[]) {
  const files = new Map<string, Source>()
  /** By language, then by key. */
  const by = new Map<string, Map<string, Word>>()
  /** Words that a definition needs, where it does, and no language has. Any of the keys would do. */
  const missing: { source: Source; path: Path; keys: readonly string[]; what: string }[] = []
  for (const source of sources) {
    const [, language, namespace] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(source.file) ?? []
    if (language === undefined || namespace === undefined) continue
    files.set(`${language}/${namespace}`, source)
    const words = by.get(language) ?? new Map<string, Word>()
    by.set(language, words)
    for (const [path, value] of leavesOf(source.value)) {
      const key = `${namespace}:${path.join('.')}`
      words.set(key, { key, source, path, value })
    }
  }
  return {
    languages: [...by.keys()],
    by,
    file: (language: string, namespace: string) => files.get(`${language}/${namespace}`),
    /** Keys that a definition may use; every other key is unused. */
    known: new Set<string>(),
    /** Keys that are needed; fallbacks of each other may share words. */
    needed: new Set<string>(),
    missing,
  }
}
