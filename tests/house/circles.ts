import { dirname, join } from 'node:path'
import ts from 'typescript'

/** Files of src/ that a text imports, types included. */
function importsOf(file: string, text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith('#')) return [join('src', fileName.slice(1))]
    return fileName.startsWith('.') ? [join(dirname(file), fileName)] : []
  })
}

/** Groups of files that import each other in a circle, each sorted. @param texts of all files by their path */
export function circlesOf(texts: ReadonlyMap<string, string>): string[][] {
  const targets = new Map([...texts].map(([file, text]) => [file, importsOf(file, text)]))
  const reachedFrom = (file: string) => {
    const reached = new Set<string>()
    const left = [...(targets.get(file) ?? [])]
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (reached.has(next)) continue
      reached.add(next)
      left.push(...(targets.get(next) ?? []))
    }
    return reached
  }
  const reached = new Map([...texts.keys()].map((file) => [file, reachedFrom(file)]))
  const circles = [...reached].flatMap(([file, from]) => {
    const circle = [...from].filter((other) => reached.get(other)?.has(file)).sort()
    // Each circle is told once, by the first of its files.
    return circle[0] === file ? [circle] : []
  })
  return circles.sort()
}
