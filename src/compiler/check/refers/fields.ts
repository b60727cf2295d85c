import { rowSchema } from '#engine/schema/mapParts.ts'
import { isTime } from '#engine/schema/wireFields.ts'
import { typeOf } from '#engine/schema/property.ts'
import type { FieldOnWire, PropertySchema } from '#generated/definitions.gen.ts'
import { findPointer, targetOf } from '#engine/schema/dereference.ts'
import { didYouMean } from '../../text/nearest.ts'
import { typeName } from '../../text/Finding.ts'
import { sentences } from '../../text/sentences.ts'
import type { Definition } from '../../project/Definition.ts'
import { type Subject, holderAround, operationsAround } from '../../project/Subject.ts'
import { report } from '../report.ts'
import { refusingKeyword } from './values.ts'
import type { Reference, Spot } from '../../project/Spot.ts'

type Holder = Pick<PropertySchema, 'properties'>

/** Makes a check that a holder has the named field. A holder that cannot be found is reported elsewhere. */
export function checkFieldOf(holderOf: (subject: Subject) => Holder | undefined) {
  return (subject: Subject): void => {
    const name = String(subject.value)
    const holder = holderOf(subject)
    const names = Object.keys(holder?.properties ?? {})
    if (holder && !names.includes(name)) report(subject, sentences.noField({ name, cure: didYouMean(name, names) }))
  }
}

/**
 * Checks a key of `sentAs`: the path of the field beside an upload that carries its name or id when the record is sent.
 */
export function checkSentField(subject: Subject): void {
  const path = String(subject.value)
  const all = holderAround(subject)?.properties
  const [name = '', inner] = path.split('.')
  const field = all?.[name]
  const held = inner === undefined ? field : field?.properties?.[inner]
  if (field && held) checkFieldBesideFile(subject, name, field, held)
  else if (all) {
    report(subject, sentences.noField({ name: path, cure: didYouMean(path, Object.entries(all).flatMap(pathsIn)) }))
  }
}

const pathsIn = ([name, { properties = {} }]: [string, PropertySchema]) => [
  name,
  ...Object.keys(properties).map((inner) => `${name}.${inner}`),
]

/**
 * Checks that the field beside an upload can hold the part of it that is sent: an object or text, write-only, whose
 * limits refuse no id or time.
 * @param field the field beside the file: it holds the sent value, or is the value itself
 */
function checkFieldBesideFile(subject: Subject, name: string, field: PropertySchema, held: PropertySchema): void {
  const path = String(subject.value)
  const part = (subject.above?.value as FieldOnWire['sentAs'])?.[path]
  const marked = part === 'keptChosenAt' ? 'readOnly' : 'writeOnly'
  checkTypeAndMark(subject, { marked, typed: isTime(part) ? 'string' : 'object' }, name, field)
  if (held !== field) checkTypeAndMark(subject, { typed: 'string' }, path, held)
  if (isTime(part) && subject.project.formats.formats[held.format ?? '']?.check !== 'stamp') {
    report(subject, sentences.noTime({ path }))
  }
  const limit = refusingKeyword(held, isTime(part) ? someTime : someId)
  if ((isTime(part) || part === 'id') && limit !== undefined) {
    report(subject, sentences.refusesOwn({ word: limit, value: part ?? '' }))
  }
}

const someTime = '12/31/2026 23:59:59'
const someId = '00000000-0000-4000-8000-000000000000'

type Demand = Pick<Reference, 'typed' | 'marked'>

/** Reports a field that has another type, or lacks the mark read-only or write-only. */
export function checkTypeAndMark(
  subject: Subject,
  { typed, marked }: Demand,
  name: string,
  field: PropertySchema,
): void {
  if (typed && typeOf(field) !== typed) {
    report(
      subject,
      sentences.otherType({ name, type: typeName(typeOf(field) ?? 'field without type'), wanted: typeName(typed) }),
    )
  } else if (marked && !field[marked]) {
    report(subject, sentences.unmarked({ name, mark: marked.replace('Only', '-only'), word: marked }))
  }
}

/** Checks a property that a lookup stores (`value`) or shows (`label`): the items of its API operation must have it. */
export function checkItemProperty(subject: Subject): void {
  const [operation] = operationsAround(subject)
  if (!operation) return
  const names = itemProperties(subject, operation.id)
  const name = String(subject.value)
  if (names.length === 0) {
    const [, , property] = subject.path
    report(subject, sentences.plainItems({ operation: operation.id, property: String(property) }))
  } else if (!names.includes(name)) {
    report(subject, sentences.noItemProperty({ operation: operation.id, name, cure: didYouMean(name, names) }))
  }
}

/**
 * Checks the target of a `$ref`, a record or a part under its `$defs`: it must exist, and must not contain the
 * reference.
 */
export function checkPart(subject: Subject): void {
  const { project, definition } = subject
  const reference = String(subject.value)
  const [written = ''] = reference.split('#')
  const { file, pointer } = targetOf(reference, definition.id)
  const id = file.replace('.schema.json', '')
  const record = project.records.get(id)
  const parts = Object.keys(record?.value.$defs ?? {}).map((name) => `${written}#/$defs/${name}`)
  const ids = project.idsOf('record')
  const files = ids.map((one) => `../${one}.schema.json`)
  const lost = `the reference ${reference} leads nowhere`
  if (!ids.includes(id)) report(subject, sentences.reference({ cause: lost, cure: didYouMean(written, files) }))
  if (!record) return
  if (findPointer(record.value, pointer) === undefined) {
    report(subject, sentences.reference({ cause: lost, cure: didYouMean(reference, parts) }))
  } else if (refersToOwnHolder(definition, subject)) report(subject, sentences.insideItself())
}

/** Whether a `$ref` points at the declaration that contains it. Its expansion would never end. */
export function refersToOwnHolder({ name }: Definition, { path, value }: Spot): boolean {
  if (path.at(-1) !== '$ref' || typeof value !== 'string') return false
  const [file = '', pointer = ''] = value.split('#')
  const isBeside = pointer === '' && path[0] === '$defs'
  return ['', `${name}.schema.json`].includes(file) && !isBeside && `/${path.join('/')}`.startsWith(`${pointer}/`)
}

/** Names of the properties of the items that an operation lists; none if the items are plain values. */
export function itemProperties({ project }: Subject, operation: string): string[] {
  const { answer } = project.contract.operations.get(operation) ?? {}
  const record = project.records.get(answer?.record ?? '')?.whole
  const fields = Object.entries(record ? rowSchema(record).properties : {})
  const read = fields.filter(([, field]) => !['object', 'array'].includes(typeOf(field) ?? ''))
  return [...(answer?.names ?? []), ...read.map(([name]) => name)]
}
