import { dirname, join } from 'node:path'
import ts from 'typescript'

/** Files of src/ that a text imports, types included. */
function importsOf(file: string, text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith('#')) return [join('src', fileName.slice(1))]
    return fileName.startsWith('.') ? [join(dirname(file), fileName)] : []
  })
}

/**
 * Groups of files that import each other in a circle, each sorted: the strongly connected components of the imports
 * (Tarjan). @param texts of all files by their path
 */
export function circlesOf(texts: ReadonlyMap<string, string>): string[][] {
  const seen = new Map<string, { index: number; low: number }>()
  const path: string[] = []
  const circles: string[][] = []
  const visit = (file: string, text: string) => {
    const own = { index: seen.size, low: seen.size }
    seen.set(file, own)
    path.push(file)
    const targets = importsOf(file, text)
    for (const target of targets) {
      const inner = texts.get(target)
      if (inner === undefined) continue
      const met = seen.get(target)
      if (!met) own.low = Math.min(own.low, visit(target, inner).low)
      else if (path.includes(target)) own.low = Math.min(own.low, met.index)
    }
    if (own.low === own.index) {
      const circle = path.splice(path.indexOf(file))
      if (circle.length > 1 || targets.includes(file)) circles.push(circle.sort())
    }
    return own
  }
  for (const [file, text] of texts) if (!seen.has(file)) visit(file, text)
  return circles.sort()
}
