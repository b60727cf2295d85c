import { getAt, setAt, type Json } from '../record/path.ts'
import type { FormPlan } from './formPlan.ts'

/**
 * The record cut into leaves: value by path of the field. The path of an optional object stands for its presence
 * (`true` or `false`).
 */
export type Values = Record<string, unknown>

/** Cuts a record into the values of a form. */
export function flatten(plan: FormPlan, record: Json): Values {
  const values: Values = {}
  for (const { optional } of plan.sections) {
    if (optional !== undefined) values[optional] = isPresent(getAt(record, optional))
  }
  for (const { path } of plan.fields) {
    const value = getAt(record, path)
    if (value !== undefined && value !== null) values[path] = value
  }
  return values
}

/**
 * Puts the values of a form back into the record that they were cut from; what the form does not show stays.
 * The fields of an optional object that is not present are left out with it.
 */
export function unflatten(plan: FormPlan, values: Values, record: Json): Json {
  let result = record
  for (const { optional } of plan.sections) {
    if (optional === undefined) continue
    const before = getAt(result, optional)
    const after = values[optional] === true ? (isPresent(before) ? before : {}) : undefined
    if (before !== after) result = setAt(result, optional, after)
  }
  const absent = plan.sections.flatMap(({ optional }) =>
    optional !== undefined && values[optional] !== true ? [`${optional}.`] : [],
  )
  for (const { path } of plan.fields) {
    if (absent.some((prefix) => path.startsWith(prefix))) continue
    if (getAt(result, path) !== values[path]) result = setAt(result, path, values[path])
  }
  return result
}

const isPresent = (value: unknown) => value !== undefined && value !== null
