import type { Subject } from '../project/Subject.ts'
import type { Sentence } from '../text/sentences.ts'
import type { Path } from '../text/Source.ts'

/** Reports a finding at the value of a subject. */
export function report({ project, definition: { source }, path, isName }: Subject, sentence: Sentence): void {
  project.report({ source, path, isName }, sentence)
}

/** Reports a finding at a place inside the value of a subject. */
export function reportAt(subject: Subject, inside: Path, sentence: Sentence): void {
  report({ ...subject, path: [...subject.path, ...inside], isName: false }, sentence)
}
