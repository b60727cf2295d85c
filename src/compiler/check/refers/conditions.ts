import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { typeOf } from '#engine/schema/property.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import type { Json } from '#engine/record/path.ts'
import { pointerPath } from '../../project/readMetas.ts'
import { type Subject, declaredAround } from '../../project/Subject.ts'
import { reportAt } from '../report.ts'
import { didYouMean } from '../../text/nearest.ts'
import type { Path } from '../../text/Source.ts'
import { sentences } from '../../text/sentences.ts'

const ajv = new Ajv({ allErrors: true, strict: false })
addFormats(ajv, ['regex'])
const keywords = [
  'type',
  'enum',
  'const',
  'required',
  'properties',
  'items',
  'contains',
  'not',
  'if',
  'then',
  'else',
  'allOf',
  'anyOf',
  'oneOf',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
]

/** Checks the `demand` of a rule, a JSON Schema: it may name only keywords, fields and values that a record can have. */
export function checkDemand(subject: Subject): void {
  const tested = declaredAround(subject)
  if (!tested) return
  const condition = subject.value as Json
  if (ajv.validateSchema(condition) === true) {
    checkSchema(subject, [], condition, tested)
    return
  }
  for (const { message = 'it cannot be read', instancePath } of ajv.errors ?? []) {
    reportAt(subject, pointerPath(instancePath, condition), sentences.noSchema({ problem: message }))
  }
}

/**
 * Reports the mistakes of a condition and of the conditions in it. A misspelt keyword, field or value would be valid JSON
 * Schema, but never test anything.
 * @param path of the condition within the demand
 * @param tested declaration of the value that the condition tests
 */
function checkSchema(subject: Subject, path: Path, condition: Json, tested: PropertySchema): void {
  checkKeywords(subject, path, condition)
  checkValues(subject, path, condition, tested)
  checkTypes(subject, path, condition, tested)
  checkFields(subject, path, condition, tested)
  for (const inner of innerConditions(condition, tested)) {
    checkSchema(subject, [...path, ...inner.place], inner.condition, inner.tested)
  }
}

/** Reports unknown keywords. JSON Schema ignores them, so a misspelt one would test nothing. */
function checkKeywords(subject: Subject, path: Path, condition: Json): void {
  for (const keyword of Object.keys(condition)) {
    if (keywords.includes(keyword)) continue
    reportAt(subject, [...path, keyword], sentences.testsNothing({ keyword, cure: didYouMean(keyword, keywords) }))
  }
}

/** Reports the values of `enum` and `const` that the tested field does not offer. */
function checkValues(subject: Subject, path: Path, condition: Json, tested: PropertySchema): void {
  const possible = tested.enum?.map(String)
  if (!possible) return
  const listed = ((condition['enum'] ?? []) as unknown[]).map((value, index) => ({ value, place: ['enum', index] }))
  const single = 'const' in condition ? [{ value: condition['const'], place: ['const'] }] : []
  for (const { value, place } of [...listed, ...single]) {
    if (possible.includes(String(value))) continue
    const cure = didYouMean(String(value), possible)
    reportAt(subject, [...path, ...place], sentences.neverHolds({ value: JSON.stringify(value), cure }))
  }
}

/** Reports the types that the tested field never has. */
function checkTypes(subject: Subject, path: Path, condition: Json, tested: PropertySchema): void {
  const possible: string[] = [tested.type ?? []].flat()
  if (possible.length === 0) return
  for (const type of [condition['type'] ?? []].flat() as string[]) {
    if (possible.includes(type) || (type === 'integer' && possible.includes('number'))) continue
    const cure = `write "${typeOf(tested) ?? ''}"`
    reportAt(subject, [...path, 'type'], sentences.neverHolds({ value: type, cure }))
  }
}

/** Reports the names under `required` and `properties` that are no fields of the tested object. */
function checkFields(subject: Subject, path: Path, condition: Json, tested: PropertySchema): void {
  const fields = Object.keys(tested.properties ?? {})
  const required = ((condition['required'] ?? []) as string[]).map((name, index) => ({
    name,
    place: ['required', index],
  }))
  const described = Object.keys(condition['properties'] ?? {}).map((name) => ({ name, place: ['properties', name] }))
  for (const { name, place } of [...required, ...described]) {
    if (fields.includes(name)) continue
    reportAt(subject, [...path, ...place], sentences.noField({ name, cure: didYouMean(name, fields) }))
  }
}

interface InnerCondition {
  place: Path
  condition: Json
  tested: PropertySchema
}

/** The conditions directly inside a condition, each with the declaration that it tests. Unknown fields have none. */
function innerConditions(condition: Json, tested: PropertySchema): InnerCondition[] {
  const at = (place: Path, inner: unknown, declared: PropertySchema | undefined): InnerCondition[] =>
    inner === undefined || !declared ? [] : [{ place, condition: inner as Json, tested: declared }]
  return [
    ...Object.entries(condition['properties'] ?? {}).flatMap(([name, inner]) =>
      at(['properties', name], inner, tested.properties?.[name]),
    ),
    ...['not', 'if', 'then', 'else'].flatMap((keyword) => at([keyword], condition[keyword], tested)),
    ...['allOf', 'anyOf', 'oneOf'].flatMap((keyword) =>
      ((condition[keyword] ?? []) as Json[]).flatMap((inner, index) => at([keyword, index], inner, tested)),
    ),
    ...['items', 'contains'].flatMap((keyword) => at([keyword], condition[keyword], tested.items)),
  ]
}
