import { backtracksAt } from '../../backtracksAt.ts'
import type { Project } from '../Project.ts'
import { leavesOf, type Path, type Source } from '../read/Source.ts'

/** Refuses regular expressions that can backtrack: one long text would hold up the page, or the server and all it serves. */
export function checkPatterns(project: Project): void {
  for (const source of project.sources)
    if (/^(schemas|openapi)\//.test(source.file))
      for (const [path, value] of leavesOf(source))
        if (path.at(-1) === 'pattern' && typeof value === 'string') checkPattern(project, source, path, value)
  const { source, value } = project.formats
  for (const [name, { demands = {} }] of Object.entries(value.formats))
    for (const [demand, pattern] of Object.entries(demands))
      checkPattern(project, source, ['formats', name, 'demands', demand], pattern)
}

function checkPattern(project: Project, source: Source, path: Path, pattern: string): void {
  const place = backtracksAt(pattern)
  if (place !== '') project.report({ source, path }, 'backtracking', place)
}
