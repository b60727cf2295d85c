import { leavesOf, type Path, type Source } from './Source.ts'

export interface Word {
  /** `namespace:key.with.dots` */
  key: string
  source: Source
  path: Path
  value: unknown
}

/** The words of all languages. */
export interface Words {
  languages: string[]
  /** By language, then by key. */
  by: Map<string, Map<string, Word>>
  /** The file of a namespace in a language. */
  file: (language: string, namespace: string) => Source | undefined
  /** Keys that a definition may use; what is left over is unused. */
  known: Set<string>
  /** Keys of which some must have words. */
  asked: Set<string>
  /** Words that a definition needs and no language has. */
  missing: MissingWords[]
}

export interface MissingWords {
  /** Where they are needed. */
  source: Source
  path: Path
  /** Any of these would do. */
  keys: readonly string[]
  what: string
}

/** Reads `locales/<language>/<namespace>.json`. */
export function readWords(sources: Source[]): Words {
  const files = new Map<string, Source>()
  const by = new Map<string, Map<string, Word>>()
  for (const source of sources) {
    const [, language, namespace] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(source.file) ?? []
    if (language === undefined || namespace === undefined) continue
    files.set(`${language}/${namespace}`, source)
    const words = by.get(language) ?? new Map<string, Word>()
    by.set(language, words)
    for (const [path, value] of leavesOf(source)) {
      const key = `${namespace}:${path.join('.')}`
      words.set(key, { key, source, path, value })
    }
  }
  return {
    languages: [...by.keys()],
    by,
    file: (language, namespace) => files.get(`${language}/${namespace}`),
    known: new Set(),
    asked: new Set(),
    missing: [],
  }
}
