import type { Answer } from '#client/Answer.ts'
import { isObject, type Json } from '#engine/record/path.ts'
import { createReader } from '#engine/record/answer.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'

/** A record as it was stored when a form took it in. */
export interface SeenRecord {
  record: Json
  /** As the server names it; a server that names none stores whatever comes last. */
  version?: string | undefined
}

/** The record of an answer; undefined if it holds none. */
export function readSeen(schema: RecordSchema, answer: Answer): SeenRecord | undefined {
  return isObject(answer.data) ? { record: createReader(schema)(answer.data), version: versionOf(answer) } : undefined
}

export function versionOf({ headers }: Answer): string | undefined {
  return headers.get('etag') ?? undefined
}

/** An item of a list that is typed in a form over another one. */
export interface OverItem {
  /** Path of the list. */
  list: string
  /** The item that is changed, by its place in the list and how people know it; none for a new one. */
  changed?: { index: number; name: string } | undefined
  /** What was typed in that form before, and stands in it again. */
  typed?: Typed
}

/** What stands in a form. */
export interface Typed {
  record: Json
  /** Items that are typed in place and not added yet, by the paths of their lists. */
  items?: Record<string, Json>
  /** Paths of the fields that follow others still: of the record under an empty name, of these items by their lists. */
  follows?: Record<string, readonly string[]>
  /** The item that is typed in a form over this one. */
  over?: OverItem
}

/** What was typed into a form and is not saved yet. */
export interface Draft extends Typed {
  /** ISO. */
  savedAt: string
  /** The stored record that it started from. */
  base?: SeenRecord
  /** Key of a save that was tried: the same save, tried again, makes no second record. */
  idempotencyKey?: string
}

/** The draft of a form that is open, in this browser: one for each tab that has it open. */
export interface DraftBox {
  /** The newest that was kept before. */
  read: () => Draft | undefined
  write: (draft: Omit<Draft, 'savedAt'>) => void
  drop: () => void
}
