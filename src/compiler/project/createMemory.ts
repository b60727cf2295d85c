import { type CodeText, readCode } from './readCode.ts'
import { readMetas, type Metas } from './readMetas.ts'
import { checkUtf8, jsonSource, type Source, yamlSource } from '../text/Source.ts'

export type Memory = ReturnType<typeof createMemory>

/** Caches the parsed files between two runs of the checks: in watch mode most files are unchanged. */
export function createMemory() {
  const sources = new Map<string, Source>()
  const code = new Map<string, { text: string; read: CodeText }>()
  let last: { sources: Source[]; metas: Metas } | undefined
  return {
    /** Parses a definition or word file, unless its text is unchanged. */
    readSource(file: string, text: string): Source {
      const known = sources.get(file)
      if (known?.text === text) return known
      const source = checkUtf8(file.endsWith('.json') ? jsonSource(file, text) : yamlSource(file, text))
      sources.set(file, source)
      return source
    },
    /** Collects names and texts of a code file, unless its text is unchanged. */
    code(file: string, text: string): CodeText {
      const known = code.get(file)
      if (known?.text === text) return known.read
      const read = readCode(file, text)
      code.set(file, { text, read })
      return read
    },
    /** Compiles the meta-schemas, unless they are the same as in the run before. */
    metas(wanted: Source[]): Metas {
      const isSame = last?.sources.length === wanted.length && wanted.every((one, at) => one === last?.sources[at])
      last = last && isSame ? last : { sources: wanted, metas: readMetas(wanted) }
      return last.metas
    },
  }
}
