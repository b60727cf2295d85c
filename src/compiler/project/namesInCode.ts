import type { CodeText } from './readCode.ts'

/** Code by its file below the root of the project. */
export type Code = ReadonlyMap<string, CodeText>

type NamesInCode = Partial<Record<'icon' | 'drawing' | 'page' | 'handler', string[]>>

/**
 * Names that the code gives to definitions. A kind is absent if its file does not exist.
 * @param icons the text of the file of icons
 */
export function namesInCode(code: Code, icons = '{}'): NamesInCode {
  const pages = [...code.keys()].flatMap((file) => /^src\/app\/pages\/([A-Z]\w*?)(?:Page)?\.tsx$/.exec(file)?.[1] ?? [])
  const found = {
    icon: Object.keys(JSON.parse(icons) as object),
    drawing: code.get('src/ui/drawings.tsx')?.tables.get('drawings') ?? [],
    handler: code.get('src/server/operations/operations.ts')?.tables.get('namedHandlers') ?? [],
    page: pages.map((name) => name.charAt(0).toLowerCase() + name.slice(1)),
  }
  return Object.fromEntries(Object.entries(found).filter(([, names]) => names.length > 0))
}

/** Keys of the frame's words that the code asks for. */
export interface CodeWords {
  keys: Set<string>
  /** Beginnings of keys that are completed at run time. */
  beginnings: Set<string>
  /** Names that may complete a key. */
  names: Set<string>
}

/** Undefined while there is no code. */
export function codeWords(code: Code): CodeWords | undefined {
  if (code.size === 0) return undefined
  const texts = [...code.values()]
  const strings = texts.flatMap((text) => text.strings)
  const isKey = (text: string) => text.startsWith('app:')
  return {
    keys: new Set(strings.filter(isKey)),
    beginnings: new Set(texts.flatMap((text) => text.beginnings.filter(isKey))),
    names: new Set(strings),
  }
}
