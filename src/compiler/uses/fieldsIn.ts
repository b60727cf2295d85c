import { isObject, type Json } from '#engine/record/path.ts'
import { targetOf } from '#engine/schema/dereference.ts'
import { propertyAt, referenceOn, referredRow, wayTo } from '#engine/schema/propertyAt.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { fieldsRead } from '../expressions/fieldsRead.ts'
import { fieldKey, keyAt } from '../project/declarationOf.ts'
import type { Reference } from '../project/Spot.ts'
import { declaredAround, holderAround, holdersOf, operationsAround, selfOf, type Subject } from '../project/Subject.ts'
import type { Path } from '../text/Source.ts'
import type { Named } from './Use.ts'

type Fields = RecordSchema | PropertySchema | undefined

/** How a value names fields, by `to` of its reference. */
const readers: Record<string, (subject: Subject, reference: Reference) => Named[]> = {
  path: (subject, reference) =>
    subject.value === reference.or ? [] : pathNames(startsOf(subject, reference), String(subject.value)),
  template: (subject, reference) => namesInBraces(subject, (name) => pathNames(startsOf(subject, reference), name)),
  unit: (subject) => namesInBraces(subject, (name) => pathNames(startsOf(subject, { to: 'path' }), name)),
  address: (subject) => namesInBraces(subject, (name) => pathNames([subject.record?.whole], name)),
  condition: (subject) => namesInExpression(subject, { self: selfOf(subject) }),
  expression: (subject) => namesInExpression(subject, { self: holderAround(subject) }),
  holder: (subject) => namesInExpression(subject, { self: holderAround(subject) }),
  candidate: (subject) => {
    const field = declaredAround(subject)
    return namesInExpression(subject, { self: holderAround(subject), it: field && referredRow(field) })
  },
  column: (subject) => {
    const name = String(subject.value).replace(/^-/, '')
    const names = pathNames([subject.record?.whole], name)
    const sign = String(subject.value).length - name.length
    return shiftBy(names, sign)
  },
  'pointing field': (subject) => pathNames([holdersOf(subject)?.[0]?.schema], String(subject.value)),
  part: ({ value, definition, project }) => {
    const { file, pointer } = targetOf(String(value), definition.id)
    const path = pointer.split('/').slice(1)
    if (path.at(-2) !== 'properties') return []
    const record = project.records.get(file.replace(/\.schema\.json$/, ''))
    const name = String(path.at(-1))
    const end = String(value).length
    return record ? [{ type: 'field', name: keyAt(record.source, path), start: end - name.length, end }] : []
  },
  demand: (subject) => demandNames(declaredAround(subject), subject.value as Json),
  'field of the object': (subject) => pathNames([declaredAround(subject)], String(subject.value)),
  'field beside': (subject) => pathNames([holderAround(subject)], String(subject.value)),
  'sent field': (subject) => pathNames([holderAround(subject)], String(subject.value)),
  'property of an item': (subject) => {
    const [{ answer } = {}] = operationsAround(subject)
    return pathNames([subject.project.records.get(answer?.record ?? '')?.whole], String(subject.value))
  },
}

/** Whether a type of reference names fields. @param to as its note in the meta-schema calls it */
export const readsFields = (to: string): boolean => Object.hasOwn(readers, to)

/** Returns the fields that a value of a definition names. */
export const fieldsIn = (subject: Subject, reference: Reference): Named[] =>
  readers[reference.to]?.(subject, reference) ?? []

/** The schemas in which a path at a place may start. */
function startsOf(subject: Subject, { here }: Reference): Fields[] {
  const ruleHolder = here ? declaredAround(subject) : undefined
  return ruleHolder ? [ruleHolder] : (holdersOf(subject) ?? []).map(({ schema }) => schema)
}

/**
 * The fields on a path, one for each step, with their range in the text. Steps behind a reference belong to the
 * referred record.
 */
function pathNames(starts: readonly Fields[], path: string): Named[] {
  return starts.flatMap((start) => {
    if (!start) return []
    const through = propertyAt(start, path) && referenceOn(start, path)
    const pathInHolder = through ? through.path : path
    const steps = wayTo(start, pathInHolder).map(({ path: at, schema }) => {
      const name = at.slice(at.lastIndexOf('.') + 1)
      return { type: 'field', name: fieldKey(schema), start: at.length - name.length, end: at.length }
    })
    const reached = through ? pathNames([through.row], through.rest) : []
    return [
      ...steps.filter((step): step is Named => step.name !== undefined),
      ...shiftBy(reached, pathInHolder.length + 1),
    ]
  })
}

/**
 * Moves ranges inside a part of a text to the whole text.
 * @param by characters before the part
 */
const shiftBy = (names: readonly Named[], by: number): Named[] =>
  names.map((one) => ({ ...one, start: one.start + by, end: one.end + by }))

/** The fields that a text names in braces, as in `{firstName} {surname}`. */
function namesInBraces({ value }: Subject, read: (name: string) => Named[]): Named[] {
  return [...String(value).matchAll(/\{([^{}]+)\}/g)].flatMap(({ 1: name = '', index }) =>
    shiftBy(read(name), index + 1),
  )
}

/**
 * The fields that an expression reads.
 * @param scope declarations of its variables, such as `self`
 */
function namesInExpression({ value }: Subject, scope: Record<string, Fields>): Named[] {
  const names = new Map(Object.entries(scope).flatMap(([name, schema]) => (schema ? [[name, schema]] : [])))
  return fieldsRead(String(value), names).flatMap(({ schema, start, end }) => {
    const name = schema && fieldKey(schema)
    return name === undefined ? [] : [{ type: 'field', name, start, end }]
  })
}

const namedSchemas = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else']

/**
 * The fields that the JSON Schema of a demand names under `required` and `properties`, at any depth.
 * @param holder declaration of the object that the schema tests
 * @param inside path in the demand
 */
function demandNames(holder: Fields, demand: Json, inside: Path = []): Named[] {
  if (!holder) return []
  const parts = isObject(demand['properties']) ? Object.entries(demand['properties']) : []
  const required = Array.isArray(demand['required']) ? demand['required'].map(String) : []
  const within = (part: unknown, path: Path, of: Fields) =>
    isObject(part) ? demandNames(of, part, [...inside, ...path]) : []
  return [
    ...required.flatMap((name, index) =>
      pathNames([holder], name).map((one) => ({ ...one, inside: [...inside, 'required', index] })),
    ),
    ...parts.flatMap(([name, part]) => {
      const here = [...inside, 'properties', name]
      const named = pathNames([holder], name).map((one) => ({ ...one, inside: here, isName: true }))
      return [...named, ...within(part, ['properties', name], propertyAt(holder, name)?.schema)]
    }),
    ...namedSchemas.flatMap((keyword) =>
      [demand[keyword]].flat().flatMap((part, index) => {
        const path = Array.isArray(demand[keyword]) ? [keyword, index] : [keyword]
        return within(part, path, holder)
      }),
    ),
    ...['items', 'contains'].flatMap((keyword) => within(demand[keyword], [keyword], (holder as PropertySchema).items)),
  ]
}
