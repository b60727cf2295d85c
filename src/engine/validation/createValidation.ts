import type { Json } from '../record/path.ts'
import type { FollowingField } from '../record/fillFields.ts'
import type { Formats } from '../formats/createFormats.ts'
import { createHolds, type Holds } from './createHolds.ts'
import { createRuntime, type RowOf, type ValidatorRuntime } from './runtime.ts'
import { toProblems, type Problem, type ValidatorError } from './problem.ts'

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
  computed?: readonly FollowingField[]
  initial?: readonly FollowingField[]
  unique?: readonly UniqueFields[]
  takes?: Record<string, (record: Json) => unknown>
}

/** Fields whose values no two records of an owner have alike. */
export interface UniqueFields {
  fields: readonly [string, ...string[]]
  /** Name of the words for it. */
  words: string
  /** Gives true for records that count. */
  counts: (record: Json) => unknown
}

/** Default export of `src/generated/<folder>/validators.gen.js`: validators by name of the record within its folder. */
export type ValidatorFactory = (formats: Formats, runtime: ValidatorRuntime) => Record<string, GeneratedValidators>

/** Checks of one record; the same in the browser and on the server. */
export interface RecordValidation {
  /** What is wrong with a whole record. */
  record: (value: unknown) => Problem[]
  /** What is wrong with the shape in which the record travels. */
  wire: (value: unknown) => Problem[]
  /** What is wrong with one entry of the list at a path; paths of the problems start at the entry. */
  entry: (path: string, value: unknown) => Problem[]
  /** Its computed fields, and those that follow others in a new record. */
  computed: readonly FollowingField[]
  initial: readonly FollowingField[]
  /** What no two records of an owner may have alike. */
  unique: readonly UniqueFields[]
  /** Whether a record takes a change of state, by the expression that says which records do. */
  takes: (condition: string, record: Json) => boolean
  /** Whether a condition of the record, or of a definition over it, is true. */
  holds: Holds
}

/** The checks of a folder of `schemas/`, by name of the record. @param clock tells the present moment */
export function createValidation(
  factory: ValidatorFactory,
  formats: Formats,
  holds: Holds = createHolds(undefined),
  clock = () => new Date(),
  rowOf?: RowOf,
): Record<string, RecordValidation> {
  return Object.fromEntries(
    Object.entries(factory(formats, createRuntime(clock, rowOf))).map(
      ([name, validators]): [string, RecordValidation] => [
        name,
        {
          record: (value) => run(validators.record, value),
          wire: (value) => run(validators.wire, value),
          entry: (path, value) => run(entryValidator(validators, path), value),
          computed: validators.computed ?? [],
          initial: validators.initial ?? [],
          unique: validators.unique ?? [],
          takes: (condition, record) => validators.takes?.[condition]?.(record) === true,
          holds,
        },
      ],
    ),
  )
}

function run(validator: GeneratedValidator, value: unknown): Problem[] {
  return validator(value) ? [] : toProblems(validator.errors ?? [])
}

function entryValidator({ entries }: GeneratedValidators, path: string): GeneratedValidator {
  const validator = entries[path]
  if (!validator) throw new Error(`${path} is no list of objects`)
  return validator
}
