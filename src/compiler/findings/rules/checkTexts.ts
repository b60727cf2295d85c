import type { Project } from '../Project.ts'
import type { Path, Source } from '../read/Source.ts'

/** Checks every text of the definitions for braces that do not match: a name in them would stand there as it is. */
export function checkTexts(project: Project): void {
  for (const source of project.sources) {
    if (!source.file.startsWith('schemas/') || source.file.startsWith('schemas/meta/')) continue
    const found = remembered.get(source) ?? unmatched(source.value, [])
    remembered.set(source, found)
    for (const { path, value } of found) project.report({ source, path }, 'braces', value)
  }
}

interface Unmatched {
  path: Path
  value: string
}

const remembered = new WeakMap<Source, Unmatched[]>()

function unmatched(value: unknown, path: Path): Unmatched[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) =>
      unmatched(inner, [...path, Array.isArray(value) ? Number(name) : name]),
    )
  if (typeof value !== 'string' || path.at(-1) === 'pattern' || path.at(-2) === 'demands') return []
  return /[{}]/.test(value.replace(/\{[^{}]+\}/g, '')) ? [{ path, value }] : []
}
