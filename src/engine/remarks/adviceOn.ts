import type { FormatsDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { proposalsOf } from '../proposals/proposalsOf.ts'
import type { Json } from '../record/path.ts'
import { remarksOf } from './remarksOf.ts'

/** Names of warnings, and values that follow for empty fields, by path. */
export interface Advice {
  warnings: [string, string][]
  suggestions: [string, string][]
}

/** What the French rules know of a record in normal form. Only forms whose record asks for it fetch them. */
export function adviceOn(schema: RecordSchema, record: Json, formats: FormatsDefinition): Advice {
  return {
    warnings: remarksOf(schema, record, formats).map(({ path, name }) => [path, name]),
    suggestions: proposalsOf(schema, record).map(({ path, value }) => [path, value]),
  }
}
