import type { SaveCall } from '#generated/definitions.gen.ts'
import type { Json } from '../record/path.ts'
import type { Holds } from './shown.ts'

/** The operation that saves a record: the first alternative whose condition holds, else the usual one. */
export function saveOperation({ operation, alternatives = [] }: SaveCall, record: Json, holds: Holds): string {
  return alternatives.find(({ onlyIf }) => holds(onlyIf, record))?.operation ?? operation
}
