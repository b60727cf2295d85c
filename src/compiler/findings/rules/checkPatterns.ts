import { backtracksAt } from '../../backtracksAt.ts'
import type { Project } from '../Project.ts'
import type { Path, Source } from '../read/Source.ts'

/** Refuses regular expressions that can backtrack: one long text would hold up the page, or the server and all it serves. */
export function checkPatterns(project: Project): void {
  for (const source of project.sources)
    if (/^(schemas|openapi)\//.test(source.file)) checkBelow(project, source, source.value, [])
  const { source, value } = project.formats
  for (const [name, { demands = {} }] of Object.entries(value.formats))
    for (const [demand, pattern] of Object.entries(demands))
      checkPattern(project, source, ['formats', name, 'demands', demand], pattern)
}

function checkBelow(project: Project, source: Source, value: unknown, path: Path): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    const here = [...path, Array.isArray(value) ? Number(name) : name]
    if (name === 'pattern' && typeof part === 'string') checkPattern(project, source, here, part)
    else checkBelow(project, source, part, here)
  }
}

function checkPattern(project: Project, source: Source, path: Path, pattern: string): void {
  const place = backtracksAt(pattern)
  if (place !== '') project.report({ source, path }, 'backtracking', place)
}
