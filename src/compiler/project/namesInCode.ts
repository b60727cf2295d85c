import { derivedOnce } from '#engine/derivedOnce.ts'
import type { Source } from '../text/Source.ts'
import type { CodeText } from './readCode.ts'

/** Code by its file below the root of the project. */
export type Code = ReadonlyMap<string, CodeText>

/** A project as far as its code is concerned. */
interface WithCode {
  sources: readonly Source[]
  readCode: () => Code
}

type NamesInCode = Partial<Record<'icon' | 'drawing' | 'page' | 'handler', string[]>>

/** Names that the code gives to definitions. A kind is absent while the code that holds its names does not exist. */
export const namesInCode = derivedOnce((project: WithCode): NamesInCode => {
  const code = project.readCode()
  const icons = project.sources.find(({ file }) => file === 'src/ui/icons.json')
  const pages = [...code.keys()].flatMap((file) => /^src\/app\/pages\/([A-Z]\w*?)(?:Page)?\.tsx$/.exec(file)?.[1] ?? [])
  const found = {
    icon: Object.keys(icons?.value ?? {}),
    drawing: code.get('src/ui/drawings.tsx')?.tables.get('drawings') ?? [],
    handler: code.get('src/server/operations/operations.ts')?.tables.get('namedHandlers') ?? [],
    page: pages.map((name) => name.charAt(0).toLowerCase() + name.slice(1)),
  }
  return Object.fromEntries(Object.entries(found).filter(([, names]) => names.length > 0))
})

/** Keys of the frame's words that the code asks for. */
export interface CodeWords {
  keys: Set<string>
  /** Beginnings of keys that are completed at run time. */
  beginnings: Set<string>
  /** Names that may complete a key. */
  names: Set<string>
}

/** Undefined while there is no code. */
export const codeWords = derivedOnce(({ readCode }: Pick<WithCode, 'readCode'>): CodeWords | undefined => {
  const code = readCode()
  if (code.size === 0) return undefined
  const texts = [...code.values()]
  const strings = texts.flatMap((text) => text.strings)
  const isKey = (text: string) => text.startsWith('app:')
  return {
    keys: new Set(strings.filter(isKey)),
    beginnings: new Set(texts.flatMap((text) => text.beginnings.filter(isKey))),
    names: new Set(strings),
  }
})
