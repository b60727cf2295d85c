import { jsonSource, type Path, type Source, yamlSource } from './Source.ts'
import { readMetas, type Metas } from './readMetas.ts'

/** What one run of the check leaves to the next: a file whose text is the same is not read again. */
export interface Memory {
  source: (file: string, text: string) => Source
  metas: (sources: Source[]) => Metas
  /** A file with more in its value than its text gives; `written` leads from a place in the value to one in the text. */
  completed: (source: Source, value: unknown, written: (path: Path) => Path) => Source
}

/** Texts of a file that are kept: the one on disk and the one being tried in its place. */
const kept = 2

export function createMemory(): Memory {
  const sources = new Map<string, Source[]>()
  const completed = new WeakMap<Source, Source>()
  const compiled: { sources: Source[]; metas: Metas }[] = []
  const same = (left: Source[], right: Source[]) =>
    left.length === right.length && left.every((source, index) => source === right[index])
  return {
    source(file, text) {
      const known = sources.get(file) ?? []
      const source =
        known.find((one) => one.text === text) ??
        (file.endsWith('.json') ? jsonSource(file, text) : yamlSource(file, text))
      // The first text stays, for the next one is a trial as well.
      if (!known.includes(source)) sources.set(file, [...known.slice(0, kept - 1), source])
      return source
    },
    completed(source, value, written) {
      const known = completed.get(source)
      if (known && JSON.stringify(known.value) === JSON.stringify(value)) return known
      const next: Source = { ...source, value, place: (path, at) => source.place(written(path), at) }
      completed.set(source, next)
      return next
    },
    metas(wanted) {
      const found = compiled.find((one) => same(one.sources, wanted))
      const metas = found?.metas ?? readMetas(wanted)
      if (!found) compiled.splice(kept - 1, kept, { sources: wanted, metas })
      return metas
    },
  }
}
