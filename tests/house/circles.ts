import { dirname, join } from 'node:path'
import ts from 'typescript'

/** The files, or folders, that each file or folder imports. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>

/** Imports between files of src/, types and lazy imports included. @param texts of all files by their path */
export const fileArrows = (texts: ReadonlyMap<string, string>): Arrows =>
  new Map([...texts].map(([file, text]) => [file, new Set(importsOf(file, text))]))

function importsOf(file: string, text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith('#')) return [join('src', fileName.slice(1))]
    return fileName.startsWith('.') ? [join(dirname(file), fileName)] : []
  })
}

/** Imports between the folders and files that lie side by side in a folder. */
export function arrowsInside(folder: string, files: Arrows): Arrows {
  const childOf = (file: string) =>
    file.startsWith(`${folder}/`) ? join(folder, file.slice(folder.length + 1).split('/')[0] ?? '') : undefined
  const arrows = new Map<string, Set<string>>()
  for (const [file, imports] of files) {
    const child = childOf(file)
    if (child === undefined) continue
    const targets = arrows.get(child) ?? new Set()
    arrows.set(child, targets)
    for (const imported of imports) {
      const target = childOf(imported)
      if (target !== undefined && target !== child) targets.add(target)
    }
  }
  return arrows
}

/** Groups that import each other in a circle, each sorted. */
export function circlesOf(arrows: Arrows): string[][] {
  const reachedFrom = (start: string) => {
    const reached = new Set<string>()
    const left = [...(arrows.get(start) ?? [])]
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (reached.has(next)) continue
      reached.add(next)
      left.push(...(arrows.get(next) ?? []))
    }
    return reached
  }
  const reached = new Map([...arrows.keys()].map((start) => [start, reachedFrom(start)]))
  const circles = [...reached].flatMap(([start, from]) => {
    const circle = [...from].filter((other) => reached.get(other)?.has(start)).sort()
    // Each circle is reported once, at its first member.
    return circle[0] === start ? [circle] : []
  })
  return circles.sort()
}
