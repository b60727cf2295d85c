import { templateNames } from '#engine/text/fillTemplate.ts'
import type { Project } from '../Project.ts'
import type { Path, Source } from '../read/Source.ts'

/** Checks templates of which the first counts that can be filled: each must name a field and have its turn. */
export function checkTemplates(project: Project, source: Source, texts: readonly string[], path: Path): void {
  texts.forEach((text, index) => {
    const names = templateNames(text)
    const wrong = (what: string, why: string, mend: string) =>
      project.report('template', source, [...path, index], { what, why, mend })
    if (names.length === 0) wrong(`"${text}" names no field`, 'every record would show the same', 'write {name}')
    // The last one also counts where none can be filled.
    const earlier = texts.slice(0, index).find((other) => templateNames(other).every((name) => names.includes(name)))
    if (earlier !== undefined && index < texts.length - 1)
      wrong(`"${text}" never has its turn`, `"${earlier}" can be filled whenever it can`, 'put it before that one')
  })
}
