import { isSafePattern } from 'redos-detector'
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
  if (typeof value === 'string')
    // In an expression.
    for (const [, pattern = ''] of value.matchAll(/\.matches\('([^']*)'\)/g))
      checkPattern(project, source, path, pattern)
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    const here = [...path, Array.isArray(value) ? Number(name) : name]
    if (name === 'pattern' && typeof part === 'string') checkPattern(project, source, here, part)
    else checkBelow(project, source, part, here)
  }
}

function checkPattern(project: Project, source: Source, path: Path, pattern: string): void {
  const place = known.get(pattern) ?? backtracksAt(pattern)
  known.set(pattern, place)
  if (place === '') return
  project.report({ source, path }, 'backtracking', place)
}

/** Where patterns backtrack; empty for those that do not. Finding it out takes a while. */
const known = new Map<string, string>()
/** What the search may cost: beyond it, a pattern that was not found to be safe is not. */
const maxSteps = 3000

function backtracksAt(pattern: string): string {
  try {
    const { safe, trails } = isSafePattern(pattern, { unicode: true, maxSteps })
    return safe ? '' : `"${trails[0]?.trail.at(-1)?.a.node.source ?? pattern}"`
  } catch {
    // The meta-schema reports what is no regular expression.
    return ''
  }
}
