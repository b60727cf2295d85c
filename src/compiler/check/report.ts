import type { Subject } from '../project/Subject.ts'
import type { Sentence } from '../text/sentences.ts'
import type { Path } from '../text/Source.ts'

export function report({ project, definition: { source }, path, isName }: Subject, sentence: Sentence): void {
  project.report({ source, path, isName }, sentence)
}

export function reportAt(subject: Subject, inside: Path, sentence: Sentence): void {
  report({ ...subject, path: [...subject.path, ...inside], isName: false }, sentence)
}
