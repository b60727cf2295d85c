import { Ajv } from 'ajv'
import { createFormats } from '#engine/formats/createFormats.ts'
import { isTime } from '#engine/schema/wireFields.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { typeOf } from '#engine/schema/property.ts'
import type { FieldOnWire, PropertySchema } from '#generated/definitions.gen.ts'
import { findPointer, resolvePath } from '#engine/schema/dereference.ts'
import { didYouMean } from '../nearest.ts'
import { typeName } from '../Finding.ts'
import type { Definition } from '../Project.ts'
import { type Asked, declaredAround, holdersOf, recordOf, say, wholeAt } from './Asked.ts'
import { around, beside, type Reference, type Spot } from './Spot.ts'

/** Checks a name in `required`. */
export function checkOwnField(asked: Asked): void {
  const name = String(asked.spot.value)
  const holder = declaredAround(asked)
  const names = Object.keys(holder?.properties ?? {})
  if (holder && !names.includes(name)) say(asked, 'noField', name, didYouMean(name, names))
}

/** Checks the name of a field beside the one that is declared here. */
export function checkFieldBeside(asked: Asked): void {
  const name = String(asked.spot.value)
  const all = fieldsBeside(asked)
  if (all && !all[name]) say(asked, 'noField', name, didYouMean(name, Object.keys(all)))
}

function fieldsBeside(asked: Asked): Record<string, PropertySchema> | undefined {
  const fields = around(asked.spot, ({ path }) => path.at(-1) === 'properties')
  const record = recordOf(asked.project, asked.definition)
  return fields && record?.whole && (wholeAt(record, fields.path.slice(0, -1))?.properties ?? {})
}

/** Checks the path, beside a file, of a field that stands for the file where it is sent. */
export function checkSentField(asked: Asked): void {
  const path = String(asked.spot.value)
  const all = fieldsBeside(asked)
  const [name = '', inner] = path.split('.')
  const field = all?.[name]
  const held = inner === undefined ? field : field?.properties?.[inner]
  if (field && held) checkHeld(asked, name, field, held)
  else if (all) say(asked, 'noField', path, didYouMean(path, Object.entries(all).flatMap(pathsIn)))
}

const pathsIn = ([name, { properties = {} }]: [string, PropertySchema]) => [
  name,
  ...Object.keys(properties).map((inner) => `${name}.${inner}`),
]

/** @param field the field beside the file, which holds what is sent or is it */
function checkHeld(asked: Asked, name: string, field: PropertySchema, held: PropertySchema): void {
  const path = String(asked.spot.value)
  const part = (asked.spot.above?.value as FieldOnWire['sentAs'])?.[path]
  const marked = part === 'keptChosenAt' ? 'readOnly' : 'writeOnly'
  checkDeclared(asked, { marked, typed: isTime(part) ? 'string' : 'object' }, name, field)
  if (held !== field) checkDeclared(asked, { typed: 'string' }, path, held)
  if (isTime(part) && asked.project.formats.value.formats[held.format ?? '']?.check !== 'stamp')
    say(asked, 'noTime', path)
}

type Demand = Pick<Reference, 'typed' | 'marked'>

/** Checks the type and the mark that a field must have. */
export function checkDeclared(asked: Asked, { typed, marked }: Demand, name: string, field: PropertySchema): void {
  if (typed && typeOf(field) !== typed)
    say(asked, 'otherType', name, typeName(typeOf(field) ?? 'field without type'), typeName(typed))
  else if (marked && !field[marked]) say(asked, 'unmarked', name, marked.replace('Only', '-only'), marked)
}

/** Checks a value: the field it is for must be able to hold it. */
export function checkValue(asked: Asked, { of, to }: Reference): void {
  const { spot, definition } = asked
  const path = String(of === undefined ? spot.path.at(-1) : beside(spot, of))
  // What a field declares for itself.
  const isOwn = definition.kind === 'record' && to === 'value'
  const [holder] = isOwn ? [] : (holdersOf(asked) ?? [])
  const field = isOwn ? declaredAround(asked) : holder && propertyAt(holder.schema, path)?.schema
  if (!field) return
  const { value } = spot
  const type = typeOf(field)
  const wrong = (why: string, cure: string) => say(asked, 'noValue', JSON.stringify(value), why, cure)
  if (field.const !== undefined && field.const !== value)
    wrong('the record allows one value only', `write ${JSON.stringify(field.const)}`)
  else if (field.enum && !field.enum.includes(value as never))
    wrong('the field does not take it', didYouMean(String(value), field.enum.map(String)))
  else if (type !== undefined && !isOf(value, type)) wrong(`the field is ${typeName(type)}`, `write ${typeName(type)}`)
  else checkDemanded(asked, field)
}

/** Checks a value of the right type: it must meet format and limits of its field. */
function checkDemanded(asked: Asked, field: PropertySchema): void {
  const { value } = asked.spot
  if (value === null) return
  const { format = '' } = field
  const isOfFormat = createFormats(asked.project.formats.value, () => new Date())[format]?.validate(value as string)
  const cure = 'write one; a day as 31/12/2026; today() stands under "initial" and "sets"'
  const word = refusing(field, value)
  if (field.refers !== undefined) say(asked, 'pointsFixed', JSON.stringify(value))
  else if (isOfFormat === false) say(asked, 'noValue', JSON.stringify(value), `it is no ${format}`, cure)
  else if (word !== undefined) say(asked, 'refusesOwn', word, JSON.stringify(value))
}

const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'pattern'] as const
const ajv = new Ajv({ strict: false, logger: false })

/** The word of a field that refuses a value; undefined if none does. */
export const refusing = (field: PropertySchema, value: unknown) =>
  limits.find((one) => field[one] !== undefined && !ajv.validate({ [one]: field[one] }, value))

const isOf = (value: unknown, type: string) =>
  type === 'integer' ? Number.isInteger(value) : value === null || typeof value === type

/** Checks the name of a property of the items that a lookup is offered. */
export function checkItemProperty(asked: Asked): void {
  const { project, spot } = asked
  const lookup = around(spot, ({ value }) => typeof (value as { operation?: unknown }).operation === 'string')
  const { operation: id } = (lookup?.value ?? {}) as { operation: string }
  const operation = project.contract.operations.get(id)
  if (!operation) return
  const names = itemProperties(asked, id)
  const name = String(spot.value)
  if (names.length === 0) say(asked, 'plainItems', id, String(spot.path[2]))
  else if (!names.includes(name)) say(asked, 'noItemProperty', id, name, didYouMean(name, names))
}

/** Checks a reference to another record, or to a part of one: it must be there, and not hold the reference itself. */
export function checkPart(asked: Asked): void {
  const { project, definition, spot } = asked
  const [file = '', pointer = ''] = String(spot.value).split('#')
  const id = file === '' ? definition.id : resolvePath(definition.id, file).replace('.schema.json', '')
  const record = project.records.get(id)
  const parts = Object.keys(record?.value.$defs ?? {}).map((name) => `${file}#/$defs/${name}`)
  const ids = project.idsOf('record')
  const files = ids.map((one) => `../${one}.schema.json`)
  const lost = `the reference ${String(spot.value)} leads nowhere`
  if (!ids.includes(id)) say(asked, 'reference', lost, didYouMean(file, files))
  if (!record) return
  if (findPointer(record.value, pointer) === undefined)
    say(asked, 'reference', lost, didYouMean(String(spot.value), parts))
  else if (isInside(definition, spot)) say(asked, 'insideItself')
}

/** Whether a reference stands in what it refers to. */
export function isInside({ name }: Definition, { path, value }: Spot): boolean {
  if (path.at(-1) !== '$ref' || typeof value !== 'string') return false
  const [file = '', pointer = ''] = value.split('#')
  const isBeside = pointer === '' && path[0] === '$defs'
  return ['', `${name}.schema.json`].includes(file) && !isBeside && `/${path.join('/')}`.startsWith(`${pointer}/`)
}

/** Checks that a part of a record, `folder/name#/pointer`, is an enumeration. */
export function checkEnumeration(asked: Asked): void {
  const records = [...asked.project.records.values()]
  const all = records.flatMap(({ id, value: { $defs = {} } }) =>
    Object.keys($defs).flatMap((name) => ($defs[name]?.enum ? [`${id}#/$defs/${name}`] : [])),
  )
  const name = String(asked.spot.value)
  const [id = '', pointer = ''] = name.split('#')
  const whole = asked.project.records.get(id)?.whole
  // A record that cannot be read is not to blame.
  if (!whole && asked.project.idsOf('record').includes(id)) return
  const part = findPointer(whole, pointer) as PropertySchema | undefined
  if (!part?.enum) say(asked, 'noEnumeration', name, didYouMean(name, all))
}

/** Properties that the items of a list have; none for plain values. */
export function itemProperties({ project }: Pick<Asked, 'project'>, operation: string): string[] {
  const { answer } = project.contract.operations.get(operation) ?? {}
  const fields = Object.entries(project.records.get(answer?.record ?? '')?.whole?.properties ?? {})
  const read = fields.filter(
    ([, field]) => field.listed !== false && !field.writeOnly && !['object', 'array'].includes(typeOf(field) ?? ''),
  )
  return [...(answer?.names ?? []), ...read.map(([name]) => name)]
}
