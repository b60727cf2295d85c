import { createFormats } from '#engine/formats/createFormats.ts'
import type { CarriedChange, KnownShape } from '#engine/migration/carryShape.ts'
import { changeRecord, UnfitValue, type Calculation, type Way } from '#engine/migration/changeRecord.ts'
import type { StoredFields } from '#engine/migration/storedShape.ts'
import { fillFields } from '#engine/record/fillFields.ts'
import { getAt, holderOf, isAbsent, isObject, isWithin, joinPath, wordPath, type Json } from '#engine/record/path.ts'
import {
  createRuntime,
  createValidation,
  type RecordValidation,
  type ValidatorFactory,
} from '#engine/validation/createValidation.ts'
import { blocks } from '#engine/record/problem.ts'
import type { RecordChange } from '#generated/definitions.gen.ts'
import type { Project } from '../../project/readProject.ts'
import { type OfferedValues, validatorsModule } from '../../emit/validators/validatorsModule.ts'
import { pathAfter } from '../../emit/calculations.ts'
import { madeRecords } from './madeRecords.ts'

/** A value that a change leaves wrong, or does not bring back. */
type Fault =
  | { how: 'unfit'; value: unknown; code: string }
  /** A value that the change left alone becomes another one on the way back, or one that it changed. */
  | { how: 'overwritten' | 'lost'; value: unknown; back: unknown }

/** The worst fault of a change, and the path of the field. */
export type FailedTrial = Pick<CarriedChange, 'step' | 'position' | 'change'> & { path: string } & Fault

/** Gives the default export of a module that the compiler made. */
export type RunModule = (text: string) => unknown

/** Gives the function of an expression of a change; undefined where it is wrong, which is a finding already. */
export type FunctionOf = (carried: CarriedChange, way: Way['way']) => Calculation | undefined

/**
 * Runs each change on generated records of the shape before it and checks the result: the current schema must accept
 * each new value, and the way back must restore the old one, unless the change says `because`.
 * @param records the shapes of the stored records after all changes
 */
export function tryChanges(
  project: Project,
  made: readonly CarriedChange[],
  records: ReadonlyMap<string, KnownShape>,
  { offered, run, functionOf }: { offered: OfferedValues; run: RunModule; functionOf: FunctionOf },
): FailedTrial[] {
  const formats = createFormats(project.formats, () => new Date())
  const calculation: Way['calculation'] = (change, way) => {
    const carried = made.find((one) => one.change === change)
    return carried && functionOf(carried, way)
  }
  const validations = new Map<string, RecordValidation | undefined>()
  /** The validation of now; undefined where a definition is wrong, which is a finding already. */
  const validationIn = (name: string) => {
    const schema = project.schemas.get(name)
    if (!schema) return undefined
    try {
      const factory = run(validatorsModule(name, schema, project.formats, offered)) as ValidatorFactory
      return createValidation(factory, formats)
    } catch {
      return undefined
    }
  }
  const validationOf = (name: string) => {
    if (!validations.has(name)) validations.set(name, validationIn(name))
    return validations.get(name)
  }
  return made.flatMap((carried, index) => {
    const { change, step, position, before } = carried
    const path = change.retype ?? change.set ?? change.calculate
    if (path === undefined) return []
    const later = made.slice(index + 1)
    const place = pathAfter(path, change.record, later)
    const isJudged = place !== undefined && !isAccepted(place, records.get(change.record))
    const validation = isJudged ? validationOf(change.record) : undefined
    const judge = (record: Json) => (validation && place !== undefined ? errorsOfField(validation, record, place) : [])
    const carry = (record: Json, changes: RecordChange[], way: Way['way']) =>
      unlessUnfit(() => changeRecord(change.record, record, changes, { way, calculation }))
    const laterChanges = later.map((one) => one.change)
    const found = madeRecords(before.fields, formats, { [path]: valuesIn(change) }).flatMap((record) =>
      tryChange(carried, record, { carry, finish: (after) => carry(after, laterChanges, 'forth'), judge }),
    )
    // A wrong value counts more than one that is lost, and one of each is enough.
    const worst = found.find(({ how }) => how !== 'lost') ?? found[0]
    return worst ? [{ step, position, change, path, ...worst }] : []
  })
}

interface Trial {
  /** The record after some changes; undefined where a value has no place, which stops the step and is named then. */
  carry: (record: Json, changes: RecordChange[], way: Way['way']) => Json | undefined
  finish: (record: Json) => Json | undefined
  judge: (record: Json) => { value: unknown; code: string }[]
}

/**
 * Runs a change on one record, forth and back. Returns the first fault: a value that does not come back, or a new value
 * that the current schema rejects.
 */
function tryChange({ change, before }: CarriedChange, record: Json, { carry, finish, judge }: Trial): Fault[] {
  const after = carry(record, [change], 'forth')
  if (!after) return []
  const again = carry(after, [change], 'back')
  const there = again
    ? firstDifference(pickFields(record, before.fields), pickFields(again, before.fields))
    : { value: 'a value', back: undefined }
  const isChanged = firstDifference(record, after) !== undefined
  if (there && !isChanged) return [{ how: 'overwritten', ...there }]
  const lost: Fault[] = there && change.because === undefined ? [{ how: 'lost', ...there }] : []
  // The limits of a calculated value are only known by trying it.
  const end = isChanged || change.calculate !== undefined ? finish(after) : undefined
  const [problem] = end ? judge(end) : []
  return problem ? [{ how: 'unfit', ...problem }] : lost
}

/**
 * Whether a step declared, with `narrow`, that stored values at a place may break the limits of their field or the
 * rules of its holder.
 */
function isAccepted(place: string, known: KnownShape | undefined): boolean {
  return known?.accepted.has(place) === true || known?.accepted.has(joinPath(holderOf(place), '*')) === true
}

/**
 * Validates a migrated record and returns the errors of the field that a change wrote, each with the value. Other fields
 * hold generated values, whose errors say nothing about the change.
 * @param place path of the field without positions in lists
 */
function errorsOfField(validation: RecordValidation, record: Json, place: string): { value: unknown; code: string }[] {
  // Computed fields are not stored, but rules may read them.
  const problems = validation.record(fillFields(validation.computed, record))
  return problems
    .filter((problem) => blocks(problem) && isWithin(wordPath(problem.path), place))
    .map(({ path, code }) => ({ value: getAt(record, path), code }))
}

/** Returns the carried record; undefined if a change cannot convert a value of it. */
function unlessUnfit(carry: () => Json): Json | undefined {
  try {
    return carry()
  } catch (problem) {
    if (problem instanceof UnfitValue) return undefined
    throw problem
  }
}

/** The values that a change names, which may be stored as well as any other. */
const valuesIn = ({ values = [], otherwise, to }: RecordChange): unknown[] => [...values.flat(), otherwise, to]

/** Keeps the fields that the shape knows. The way back does not restore other fields, so they are not compared. */
function pickFields(value: unknown, fields: StoredFields, path = ''): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => pickFields(entry, fields, path))
  if (!isObject(value)) return value
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const fieldPath = joinPath(path, name)
    return fieldPath in fields && !isAbsent(inner) ? [[name, pickFields(inner, fields, fieldPath)] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Returns the first two values that differ, before and after; undefined if all are equal. */
function firstDifference(before: unknown, after: unknown): { value: unknown; back: unknown } | undefined {
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].map((name) => firstDifference(before[name], after[name])).find((found) => found !== undefined)
  }
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : { value: before, back: after }
}

/**
 * Turns a compiled expression into the function that computes a field from its holder, the object that the expression
 * calls `self`.
 */
export function calculationOf(code: string, run: RunModule): Calculation {
  const { cel } = createRuntime(() => new Date())
  const of = run(`export default (self, cel) => ${code}`) as (self: Json, cel: object) => unknown
  return (holder) => of(holder, cel)
}
