import type { Subject } from '../project/Subject.ts'
import type { Told } from '../text/Finding.ts'
import type { Path } from '../text/Source.ts'

/** Reports a mistake at a value of a definition. */
export function report({ project, definition: { source }, path, isName }: Subject, ...told: Told): void {
  project.report({ source, path, isName }, ...told)
}

/** Reports a mistake at a path inside a value. */
export function reportAt(subject: Subject, inside: Path, ...told: Told): void {
  report({ ...subject, path: [...subject.path, ...inside], isName: false }, ...told)
}
