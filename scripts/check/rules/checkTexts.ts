import type { Project } from '../Project.ts'
import type { Path, Source } from '../read/Source.ts'

/** Checks every text of the definitions for braces that do not match: a name in them would stand there as it is. */
export function checkTexts(project: Project): void {
  for (const source of project.sources)
    if (source.file.startsWith('schemas/') && !source.file.startsWith('schemas/meta/'))
      visit(project, source, source.value, [])
}

function visit(project: Project, source: Source, value: unknown, path: Path): void {
  if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      visit(project, source, inner, [...path, Array.isArray(value) ? Number(name) : name])
  if (
    typeof value !== 'string' ||
    path.at(-1) === 'pattern' ||
    path.at(-2) === 'demands' ||
    !/[{}]/.test(value.replace(/\{[^{}]+\}/g, ''))
  )
    return
  project.report('braces', source, path, {
    what: `the braces of "${value}" do not match`,
    why: 'a name in braces is filled with a value',
    mend: 'write {name}',
  })
}
