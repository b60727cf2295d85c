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

/** Words of the frame that the code asks for. */
export interface CodeWords {
  keys: Set<string>
  /** Beginnings of keys whose rest is only known while the code runs. */
  beginnings: Set<string>
  /** Single words in quotation marks: a key may be put together of them. */
  names: Set<string>
}

interface Found {
  text: string
  keys: string[]
  beginnings: string[]
  names: string[]
}

const remembered = new Map<string, Found>()

/** Finds `'app:…'` in the code; undefined while there is no code. */
export function codeWords(files: ReadonlyMap<string, string>): CodeWords | undefined {
  const found = [...files].filter(([file]) => /\.tsx?$/.test(file)).map(([file, text]) => wordsOf(file, text))
  if (found.length === 0) return undefined
  return {
    keys: new Set(found.flatMap(({ keys }) => keys)),
    beginnings: new Set(found.flatMap(({ beginnings }) => beginnings)),
    names: new Set(found.flatMap(({ names }) => names)),
  }
}

function wordsOf(file: string, text: string): Found {
  const known = remembered.get(file)
  if (known?.text === text) return known
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
  const found = {
    text,
    keys: all(/['"`](app:[\w.]+)['"`]/g),
    beginnings: all(/`(app:[\w.]+)\$\{/g),
    names: all(/'(\w+)'/g),
  }
  remembered.set(file, found)
  return found
}
