import { typeOf } from '#engine/schema/property.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import type { Path } from '../../text/Source.ts'
import type { Sentence } from '../../text/sentences.ts'
import { type Subject, wholeAt } from '../../project/Subject.ts'
import { reportAt } from '../report.ts'

/** Gathers the facts about a field declaration that the checks of fields read. */
export const declaredField = (subject: Subject) => ({
  ...subject,
  property: subject.value as PropertySchema,
  /** The field with its references resolved; undefined if one cannot be found. */
  whole: wholeAt(subject.record, subject.path),
  type: typeOf(subject.value as PropertySchema),
  report: (inside: Path, sentence: Sentence) => reportAt(subject, inside, sentence),
})
export type DeclaredField = ReturnType<typeof declaredField>
