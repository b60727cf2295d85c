import type { Condition } from '#generated/definitions.gen.ts'
import { getAt, type Json } from '../record/path.ts'
import type { FollowingField } from '../record/fillFields.ts'
import type { Formats } from '../formats/createFormats.ts'
import type { Problem } from '../record/problem.ts'
import { toProblems, type ValidatorError } from './toProblems.ts'
import * as cel from '../expressions/values.ts'
import { isLongNumber } from '../expressions/decimals.ts'
import { fit } from '../expressions/fit.ts'
import { isEqual } from '../expressions/values.ts'
import { today } from '../formats/dates.ts'

/** Whether a condition of a definition is true of a record. */
export type ConditionTest = (condition: Condition, record: unknown) => boolean

/** The same of the record at hand. */
export type Matches = (condition: Condition) => boolean

/**
 * Returns the test of a compiled condition on a record. An absent result counts as false.
 * @param rowOf returns the records to which fields refer
 * @param clock returns the present moment
 */
export function createConditionTest(rowOf?: RowOf, clock = () => new Date()): ConditionTest {
  const { cel } = createRuntime(clock, rowOf)
  return (condition, record) => {
    if (typeof condition === 'string') throw new Error(`The condition ${condition} is not compiled`)
    // A condition on an absent value is not true.
    return condition(record, cel) === true
  }
}

/** A validator as it is generated: false leaves its errors behind. */
export interface GeneratedValidator {
  (value: unknown): boolean
  errors?: readonly ValidatorError[] | null
}

/** The validators of one record schema and of the definitions that show it. */
export interface GeneratedValidators {
  record: GeneratedValidator
  wire: GeneratedValidator
  /** Validators of one entry of a list, by the path of the list. */
  entries: Record<string, GeneratedValidator>
  computed: readonly FollowingField[]
  /** Fields that follow others in a new record. */
  initial: readonly FollowingField[]
  /** The keywords of reference fields, besides the kind of their target. */
  pointing: readonly PointingField[]
  /** Rules that make values unique among the records of an owner. */
  unique: readonly UniqueFields[]
  /** Word paths of the fields that a rule demands, where its condition gives true. */
  demands: readonly { paths: readonly string[]; when: (record: Json) => unknown }[]
  takes: Record<string, (record: Json) => unknown>
}

/** A field that points at records, by word path, with conditions on choosing or removing them. */
export interface PointingField {
  path: string
  /** Gives true for a record that may be chosen. @param it what lists answer of it */
  fits?: (holder: Json, it: Json) => unknown
  /** Gives true where the record that is pointed at cannot be removed. */
  refuses?: (holder: Json) => unknown
}

/** Fields whose values no two records of an owner have alike. */
export interface UniqueFields {
  fields: readonly [string, ...string[]]
  words: string
  /** Gives true for records that count. */
  counts: (record: Json) => unknown
}

/** Default export of `src/generated/<folder>/<name>.validators.gen.js`. */
export type ValidatorFactory = (formats: Formats, runtime: ValidatorRuntime) => GeneratedValidators

/** Checks of one record; the same in the browser and on the server. */
export type RecordValidation = ReturnType<typeof createValidation>

/**
 * Binds the generated validators of a record to formats and clock. Browser and server use the same, so that both find
 * the same problems.
 * @param clock returns the present moment
 */
export function createValidation(factory: ValidatorFactory, formats: Formats, clock = () => new Date(), rowOf?: RowOf) {
  const { record, wire, entries, demands, takes, ...facts } = factory(formats, createRuntime(clock, rowOf))
  return {
    ...facts,
    record: (value: unknown): Problem[] => validate(record, value),
    /** The problems of a record in the shape in which it is sent. */
    wire: (value: unknown): Problem[] => validate(wire, value),
    /** The problems of one entry of the list at a path. Their paths start at the entry. */
    entry: (path: string, value: unknown): Problem[] => {
      const entry = entries[path]
      if (!entry) throw new Error(`${path} is no list of objects`)
      return validate(entry, value)
    },
    /** Whether a record takes a change of state, by the expression that says which records do. */
    takes: (condition: string, value: Json): boolean => takes[condition]?.(value) === true,
    /** Word paths of the fields that the rules of the record demand as it stands. */
    demanded: (value: Json): ReadonlySet<string> =>
      new Set(demands.flatMap(({ paths, when }) => (when(value) === true ? paths : []))),
  }
}

/**
 * Runs a generated validator and returns its problems. A number with too many digits, which is kept as text, gets the
 * code `digits`.
 */
function validate(validator: GeneratedValidator, value: unknown): Problem[] {
  if (validator(value)) return []
  return toProblems(validator.errors ?? []).map((problem) =>
    problem.code === 'type' && isLongNumberIn(problem, value) ? { ...problem, code: 'digits' } : problem,
  )
}

/** Whether a number was typed that has too many digits: it is kept as text until it is mended. */
function isLongNumberIn({ path, params: { type } }: Problem, record: unknown): boolean {
  const typed = getAt(record, path)
  return typeof typed === 'string' && /number|integer/.test(String(type)) && isLongNumber(typed)
}

/** The row of a record at which a field points; undefined where that is not known. @param name of its kind, `folder/name` */
export type RowOf = (name: string, id: unknown) => Json | undefined

/** Functions that generated validators call. */
export type ValidatorRuntime = ReturnType<typeof createRuntime>

/** The functions that generated validators and compiled expressions call. */
export const createRuntime = (clock: () => Date, rowOf: RowOf = () => undefined) => ({
  /** Length of a text in characters, as JSON Schema counts them. */
  ucs2length(text: string): number {
    let length = 0
    for (const _ of text) length += 1
    return length
  },
  equal: isEqual,
  fit,
  /** Functions of expressions; `today` gives the day now, as a number, and `rowOf` the record at which a field points. */
  cel: { ...cel, today: () => today(clock), rowOf },
})
