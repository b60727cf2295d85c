import { createFormats, type Formats } from '#engine/formats/createFormats.ts'
import { earliestClock, latestClock } from '#engine/formats/dates.ts'
import { createPresenter, createRecordReader } from '#engine/wire/answer.ts'
import { referenceFields } from '#engine/schema/references.ts'
import { rowSchema } from '#engine/schema/mapParts.ts'
import { createValidation, type RowOf, type RecordValidation } from '#engine/validation/createValidation.ts'
import { formats as formatsDefinition } from '#generated/formats.gen.ts'
import { records as compiled } from '#generated/records.gen.ts'
import { screens } from '#generated/routes.gen.ts'
import { serverOperations } from '#generated/serverContract.gen.ts'

export type Catalogue = ReturnType<typeof openCatalogue>

/** A kind of record: its schema with references resolved, its checks and its presenters. */
export type RecordDefinition = ReturnType<typeof recordDefinition>

type Compiled = (typeof compiled)[string]

/**
 * Binds the generated schema and validators of a record to formats and clocks.
 * @param name `folder/name` below `schemas/`
 */
export function recordDefinition(name: string, { schema, validators }: Compiled, formats: Formats, clock: () => Date) {
  // The validators are made once, and each check has rows of its own: those that `reaching` has set for its time.
  let reached: RowOf | undefined
  const rowOf: RowOf = (target, id) => reached?.(target, id)
  const validationBy = (clockThere: () => Date) => createValidation(validators, formats, clockThere, rowOf)
  const validation = validInAnyZone(validationBy(latestClock(clock)), validationBy(earliestClock(clock)))
  const { computed } = validation
  return {
    name,
    schema,
    validation,
    references: referenceFields(schema).map((field) => ({
      ...field,
      ...validation.pointing.find(({ path }) => path === field.path),
    })),
    /** Reads a record in any spelling that its schema knows. */
    read: createRecordReader(schema),
    present: { record: createPresenter(schema, computed), row: createPresenter(rowSchema(schema), computed) },
    /** Runs a check with the rows that expressions reach. The check may not wait: another one would take its rows. */
    reaching: <Result>(rows: RowOf, check: () => Result): Result => {
      reached = rows
      try {
        return check()
      } finally {
        reached = undefined
      }
    },
  }
}

/**
 * Returns the definitions by which the server works: operations, routes, and each record with its validators. Made
 * once, at the start.
 * @param clock returns the present moment, for dates that may not be in the future
 */
export function openCatalogue(clock: () => Date) {
  const formats = createFormats(formatsDefinition, latestClock(clock))
  const records = new Map(
    Object.entries(compiled).map(([name, one]) => [name, recordDefinition(name, one, formats, clock)]),
  )
  return {
    operations: serverOperations,
    formats,
    screens,
    /** Returns a record by name. Throws if there is none. */
    record(name: string) {
      const found = records.get(name)
      if (!found) throw new Error(`There is no record ${name} in schemas/`)
      return found
    },
    /** The kinds of records with a field that points at the given kind. */
    pointingAt: (name: string) =>
      [...records.values()].filter(({ references }) => references.some(({ target }) => target === name)),
  }
}

/**
 * Accepts a date that is valid in some time zone, as the server does not know the caller's: "not after today" fails
 * only if it fails everywhere.
 */
function validInAnyZone(late: RecordValidation, early: RecordValidation): RecordValidation {
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
