import { isObject, type Json } from '#engine/record/path.ts'
import { didYouMean } from '../nearest.ts'
import type { Report } from '../Project.ts'
import type { Path, Source } from './Source.ts'

/**
 * Forms and details that start from another one of their kind, with what that one says: what a file says itself goes
 * before, and a section of its own is joined with the one of the same id. A finding in what is taken over stands there.
 */
export function takeOver(sources: readonly Source[], report: Report): Source[] {
  return sources.map((source) => takenOver(source, sources, report, []))
}

function takenOver(source: Source, sources: readonly Source[], report: Report, trail: readonly string[]): Source {
  const { use, ...own } = isObject(source.value) ? source.value : {}
  const [, kind] = /\.(form|details)\.json$/.exec(source.file) ?? []
  if (typeof use !== 'string' || kind === undefined) return source
  const file = `schemas/${use}.${kind}.json`
  const found = sources.find((one) => one.file === file)
  if (found === undefined || trail.includes(file)) {
    const names = sources.flatMap((one) => new RegExp(`^schemas/(.+)\\.${kind}\\.json$`).exec(one.file)?.[1] ?? [])
    if (found) report({ source, path: ['use'] }, 'usesItself', use)
    else report({ source, path: ['use'] }, 'noName', kind, use, 'schemas/ holds no such file', didYouMean(use, names))
    return { ...source, broken: [{ ...source.place(['use']), cause: use, cure: '' }] }
  }
  const base = takenOver(found, sources, report, [...trail, file])
  if (base.broken.length > 0) return { ...source, broken: base.broken }
  const { sections: before, ...others } = base.value as Json
  const sections = (own['sections'] ?? before) as Json[]
  const same = (section: Json | undefined) => ((before ?? []) as Json[]).findIndex(({ id }) => id === section?.['id'])
  const joined = sections.map((section) => ({ ...((before ?? []) as Json[])[same(section)], ...section }))
  return {
    ...source,
    value: { ...others, ...own, sections: joined },
    place: (path, at) => {
      if (isWritten(own, path)) return source.place(path, at)
      const [name, index, ...inside] = path
      const there: Path =
        name === 'sections' && typeof index === 'number' ? [name, same(sections[index]), ...inside] : path
      return isWritten(base.value, there) ? { file: base.file, ...base.place(there, at) } : source.place(path, at)
    },
  }
}

/** Whether a file has a value at a path, and not only around it. */
const isWritten = (value: unknown, path: Path): boolean =>
  path.reduce<unknown>((part, step) => (part as Json | undefined)?.[step], value) !== undefined
