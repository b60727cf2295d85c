import { lastNameOf } from '#engine/schema/definitionName.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFormats } from '#engine/formats/createFormats.ts'
import { earliestClock, latestClock } from '#engine/formats/dates.ts'
import { createPresenter } from '#engine/record/answer.ts'
import type { Json } from '#engine/record/path.ts'
import { referenceFields, type ReferenceField } from '#engine/record/references.ts'
import { rowSchema } from '#engine/schema/mapParts.ts'
import { noRows, createValidation, type RowOf, type RecordValidation } from '#engine/validation/createValidation.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { formats as formatsDefinition } from '#generated/formats.gen.ts'
import { records as compiled } from '#generated/records.gen.ts'
import { screens } from '#generated/routes.gen.ts'
import { serverOperations } from '#generated/serverContract.gen.ts'
import { projectRoot } from './paths.ts'

/** A kind of record: its declaration, its references in place, its checks, and what is shown of it. */
export interface RecordDefinition {
  /** `folder/name` below `schemas/`. */
  name: string
  schema: RecordSchema
  validation: Pick<RecordValidation, 'record' | 'wire' | 'computed' | 'unique' | 'takes'>
  /** Runs a check of a record that points at others, which expressions reach. It may not wait. */
  reaching: <Result>(rowOf: RowOf, check: () => Result) => Result
  /** What leaves the server: of a record alone, and as a row of a list. */
  present: Record<'record' | 'row', (record: Json) => Json>
  references: readonly ReferenceField[]
}

export type Catalogue = ReturnType<typeof openCatalogue>

/** @param clock tells the present moment, for dates that may not lie after today */
export function openCatalogue(clock: () => Date) {
  const formats = createFormats(formatsDefinition, latestClock(clock))
  const records = new Map(
    Object.entries(compiled).map(([name, { schema, validators }]): [string, RecordDefinition] => {
      let reached = noRows
      const rowOf: RowOf = (target, id) => reached(target, id)
      const reaching: RecordDefinition['reaching'] = (rows, check) => {
        reached = rows
        try {
          return check()
        } finally {
          reached = noRows
        }
      }
      const validationBy = (own: () => Date): RecordValidation => {
        const validation = createValidation(validators, formats, undefined, own, rowOf)[lastNameOf(name)]
        if (!validation) throw new Error(`${name} has no validators`)
        return validation
      }
      const validation = onAnyDay(validationBy(latestClock(clock)), validationBy(earliestClock(clock)))
      const { computed } = validation
      const present = { record: createPresenter(schema, computed), row: createPresenter(rowSchema(schema), computed) }
      return [name, { name, schema, validation, reaching, present, references: referenceFields(schema) }]
    }),
  )
  return {
    operations: serverOperations,
    formats,
    screens,
    /** Throws if there is no such record. */
    record(name: string) {
      const found = records.get(name)
      if (!found) throw new Error(`There is no record ${name} in schemas/`)
      return found
    },
    /** The kinds of records that point at those of a kind. */
    pointingAt: (name: string) =>
      [...records.values()].filter(({ references }) => references.some(({ target }) => target === name)),
    /** The API document in one piece, for clients outside. */
    contract: (apiPrefix: string) => ({
      ...(JSON.parse(readFileSync(join(projectRoot, 'src/generated/publicContract.gen.json'), 'utf8')) as object),
      servers: [{ url: apiPrefix }],
    }),
  }
}

/** Refuses what is wrong on whatever day it may be where the caller is. */
function onAnyDay(late: RecordValidation, early: RecordValidation): RecordValidation {
  return {
    ...late,
    record(value) {
      const problems = late.record(value)
      if (problems.length === 0) return problems
      const others = early.record(value)
      return problems.filter(({ path, code }) => others.some((other) => other.path === path && other.code === code))
    },
  }
}
