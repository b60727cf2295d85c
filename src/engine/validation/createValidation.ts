import type { Formats } from '../formats/createFormats.ts'
import type { Condition } from '#generated/definitions.gen.ts'
import { conditionKey } from './conditionKey.ts'
import { runtime, type ValidatorRuntime } from './runtime.ts'
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
}

export interface GeneratedModule {
  /** By name of the record within its folder. */
  records: Record<string, GeneratedValidators>
  /** Conditions of the folder's definitions, by their text. */
  rules: Record<string, GeneratedValidator>
}

/** Default export of `src/generated/validators/<folder>.gen.js`. */
export type ValidatorFactory = (formats: Formats, runtime: ValidatorRuntime) => GeneratedModule

/** Checks of one record; the same in the browser and on the server. */
export interface RecordValidation {
  /** What is wrong with a whole record. */
  record: (value: unknown) => Problem[]
  /** What is wrong with the shape in which the record travels. */
  wire: (value: unknown) => Problem[]
  /** What is wrong with one entry of the list at a path; paths of the problems start at the entry. */
  entry: (path: string, value: unknown) => Problem[]
  /** Whether a condition of a definition of the folder holds. */
  holds: (condition: Condition, record: unknown) => boolean
}

/** The checks of a folder of `schemas/`, by name of the record. */
export function createValidation(factory: ValidatorFactory, formats: Formats): Record<string, RecordValidation> {
  const { records, rules } = factory(formats, runtime)
  const holds = (condition: Condition, record: unknown) => known(rules, conditionKey(condition))(record)
  return Object.fromEntries(
    Object.entries(records).map(([name, validators]): [string, RecordValidation] => [
      name,
      {
        record: (value) => run(validators.record, value),
        wire: (value) => run(validators.wire, value),
        entry: (path, value) => run(known(validators.entries, path), value),
        holds,
      },
    ]),
  )
}

function run(validator: GeneratedValidator, value: unknown): Problem[] {
  return validator(value) ? [] : toProblems(validator.errors ?? [])
}

function known(validators: Record<string, GeneratedValidator>, name: string): GeneratedValidator {
  const validator = validators[name]
  if (!validator) throw new Error(`No validator was generated for ${name}: run npm run generate`)
  return validator
}
