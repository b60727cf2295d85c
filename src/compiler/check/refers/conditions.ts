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

/** Checks the demand of a rule: a JSON Schema with fields and values that its holder can have. */
export function checkDemand(subject: Subject): void {
  const holder = declaredAround(subject)
  if (!holder) return
  const condition = subject.value as Json
  if (ajv.validateSchema(condition) === true) walk(subject, [], condition, holder)
  else {
    for (const { message = 'it cannot be read', instancePath } of ajv.errors ?? []) {
      reportAt(subject, pointerPath(instancePath, condition), sentences.noSchema({ problem: message }))
    }
  }
}

function walk(subject: Subject, path: Path, schema: Json, holder: PropertySchema): void {
  const inside = (place: Path, part: unknown, of: PropertySchema | undefined) => {
    if (part !== undefined && of) walk(subject, [...path, ...place], part as Json, of)
  }
  for (const keyword of Object.keys(schema).filter((one) => !keywords.includes(one))) {
    reportAt(subject, [...path, keyword], sentences.testsNothing({ keyword, cure: didYouMean(keyword, keywords) }))
  }
  checkValues(subject, path, schema, holder)
  const names = Object.keys(holder.properties ?? {})
  const parts = Object.entries((schema['properties'] ?? {}) as Json)
  const required = ((schema['required'] ?? []) as string[]).map((name, index) => [name, ['required', index]] as const)
  for (const [name, place] of [...required, ...parts.map(([one]) => [one, ['properties', one]] as const)]) {
    if (!names.includes(name)) {
      reportAt(subject, [...path, ...place], sentences.noField({ name, cure: didYouMean(name, names) }))
    }
  }
  for (const [name, part] of parts) inside(['properties', name], part, holder.properties?.[name])
  for (const keyword of ['not', 'if', 'then', 'else']) inside([keyword], schema[keyword], holder)
  for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
    for (const [index, part] of ((schema[keyword] ?? []) as Json[]).entries()) inside([keyword, index], part, holder)
  }
  for (const keyword of ['items', 'contains']) inside([keyword], schema[keyword], holder.items)
}

function checkValues(subject: Subject, path: Path, schema: Json, holder: PropertySchema): void {
  const possible = holder.enum?.map(String)
  const offered = ((schema['enum'] ?? []) as unknown[]).map((value, index): [Path, unknown] => [['enum', index], value])
  for (const [place, value] of [...offered, ...('const' in schema ? [[['const'], schema['const']] as const] : [])]) {
    if (possible && !possible.includes(String(value))) {
      reportAt(
        subject,
        [...path, ...place],
        sentences.neverHolds({ value: JSON.stringify(value), cure: didYouMean(String(value), possible) }),
      )
    }
  }
  const types = [holder.type ?? []].flat()
  for (const type of [schema['type'] ?? []].flat() as string[]) {
    const fits = types.length === 0 || types.includes(type as never) || (type === 'integer' && types.includes('number'))
    if (!fits) {
      reportAt(
        subject,
        [...path, 'type'],
        sentences.neverHolds({ value: type, cure: `write "${typeOf(holder) ?? ''}"` }),
      )
    }
  }
}
