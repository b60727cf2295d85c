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
