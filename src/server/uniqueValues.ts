import { hash } from 'node:crypto'
import { fillFields } from '#engine/record/fillFields.ts'
import { getAt, isAbsent, type Json } from '#engine/record/path.ts'
import { normalForm } from '#engine/text/normalForm.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { UniqueFields } from '#engine/validation/createValidation.ts'
import { problemAt } from '#engine/record/problem.ts'
import type { RecordDefinition } from './catalogue.ts'
import { refusals } from './errors.ts'
import { type UniqueValues, ValuesTaken } from './store/UniqueValueStore.ts'

type Definition = Pick<RecordDefinition, 'schema' | 'validation'>

/** The name of a rule within its record. Two rules may have the same words. */
const nameOf = ({ words }: UniqueFields, index: number) => `${index} ${words}`

/**
 * Hashes of the values that no other record of the owner may have, one for each uniqueness rule that applies to the
 * record. They are stored in an index, which finds duplicates without reading the records.
 */
export function uniqueValuesOf({ schema, validation: { unique, computed } }: Definition, record: Json): UniqueValues[] {
  const whole = fillFields(computed, record)
  return unique.flatMap((rule, index) => {
    const values = rule.fields.map((path) => getAt(whole, path))
    if (values.some(isAbsent) || rule.counts(whole) !== true) return []
    const normal = values.map((value, at) => {
      const isSet = Array.isArray(value) && propertyAt(schema, rule.fields[at] ?? '')?.schema.uniqueItems
      return isSet ? value.map(inNormalForm).toSorted() : inNormalForm(value)
    })
    return [{ rule: nameOf(rule, index), hash: hash('sha256', JSON.stringify(normal), 'base64url') }]
  })
}

/** Texts that only differ in how their accents are encoded are the same. */
const inNormalForm = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inNormalForm)
  return typeof value === 'string' ? normalForm(value) : value
}

/** Turns `ValuesTaken` into the 422 at the first field of its rule. Other errors stay as they are. */
export function refusalOfTaken({ validation: { unique } }: Definition, error: unknown): unknown {
  const rule = error instanceof ValuesTaken && unique.find((one, index) => nameOf(one, index) === error.rule)
  return rule ? refusals.invalid([problemAt(rule.fields[0], rule.words)]) : error
}
