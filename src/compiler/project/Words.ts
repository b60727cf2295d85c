import { leavesOf, type Path, type Source } from '../text/Source.ts'

export interface Word {
  /** `namespace:key.with.dots` */
  key: string
  source: Source
  path: Path
  value: unknown
}

/** The words of all languages, of `locales/<language>/<namespace>.json`. */
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

/**
 * Patterns for the keys of frame words in code: whole keys, beginnings of keys completed at run time, and quoted names
 * that may be joined into a key.
 */
const patterns = { keys: /['"`](app:[\w.]+)['"`]/g, beginnings: /`(app:[\w.]+)\$\{/g, names: /'(\w+)'/g }

export type CodeWords = Record<keyof typeof patterns, Set<string>>

/** Finds `'app:…'` in the code; undefined while there is no code. */
export function codeWords(files: ReadonlyMap<string, string>): CodeWords | undefined {
  const code = [...files].flatMap(([file, text]) => (/\.tsx?$/.test(file) ? [text] : []))
  const all = (pattern: RegExp) =>
    new Set(code.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))
  return code.length === 0
    ? undefined
    : { keys: all(patterns.keys), beginnings: all(patterns.beginnings), names: all(patterns.names) }
}
