import type { Json } from '../record/path.ts'
import type { Problem } from '../record/problem.ts'
import type { FilePart } from './writeRecord.ts'

/** A record after a step of its save. */
export interface Settled {
  record: Json
  /** Ids that the stored record does not hold at such a place, and files without a place or places without a file. */
  problems: Problem[]
}

export interface Save {
  /** Undefined for a new record. */
  stored: Json | undefined
  sent: Json
  arrived: readonly FilePart[]
  newId: () => string
}

/** The files that arrived in a part, as entries without anything but label and id. */
export const filesIn = ({ arrived }: Save, part: string): Json[] =>
  arrived.filter((file) => file.part === part).map(({ id, label }): Json => ({ label, resourceUuid: id }))
