import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { typeOf } from '#engine/schema/typeOf.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import type { Json } from '#engine/record/path.ts'
import { pointerPath } from '../read/readMetas.ts'
import { type Asked, say } from './Asked.ts'
import { didYouMean } from '../nearest.ts'
import type { Path } from '../read/Source.ts'
import { contradictionsIn } from './contradictions.ts'

const ajv = new Ajv({ allErrors: true, strict: false })
addFormats(ajv, ['regex'])
const keywords = [
  ...['type', 'enum', 'const', 'required', 'properties', 'items', 'contains', 'not', 'if', 'then', 'else'],
  ...['allOf', 'anyOf', 'oneOf', 'minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum'],
  ...['exclusiveMaximum', 'minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties'],
]

/** Checks a condition: it must be a JSON Schema that speaks of fields and values which the record can have. */
export function checkCondition(
  asked: Asked,
  path: Path,
  condition: unknown,
  holder: RecordSchema | PropertySchema,
): void {
  if (ajv.validateSchema(condition as Json) !== true) {
    for (const error of ajv.errors ?? [])
      say(
        asked,
        'condition',
        [
          `this is not a JSON Schema: ${error.message ?? 'it cannot be read'}`,
          'a condition is a JSON Schema that the record is tested against',
          'mend the value here',
        ],
        [...path, ...pointerPath(error.instancePath, condition)],
        'value',
      )
    return
  }
  let told = 0
  const tell: Say = (...trouble) => {
    told += 1
    say(asked, 'condition', ...trouble)
  }
  walk(tell, path, condition as Json, holder)
  // A value that does not exist is reported at its place already.
  if (told > 0) return
  for (const { path: at, what } of contradictionsIn(condition as Json, path, holder))
    say(asked, 'condition', [what, 'the condition can never hold', 'take one of the demands out'], at, 'value')
}

type Say = (trouble: [what: string, why: string, mend: string], path: Path, at?: 'value' | 'name') => void

function walk(tell: Say, path: Path, schema: Json, holder: PropertySchema): void {
  for (const keyword of Object.keys(schema))
    if (!keywords.includes(keyword))
      tell(
        [`"${keyword}" tests nothing`, 'a condition holds words of JSON Schema only', didYouMean(keyword, keywords)],
        [...path, keyword],
        'name',
      )
  checkNames(tell, path, schema, holder)
  checkValues(tell, path, schema, holder)
  for (const keyword of ['not', 'if', 'then', 'else'])
    if (keyword in schema) walk(tell, [...path, keyword], schema[keyword] as Json, holder)
  for (const keyword of ['allOf', 'anyOf', 'oneOf'])
    for (const [index, part] of ((schema[keyword] ?? []) as Json[]).entries())
      walk(tell, [...path, keyword, index], part, holder)
  for (const keyword of ['items', 'contains'])
    if (keyword in schema && holder.items) walk(tell, [...path, keyword], schema[keyword] as Json, holder.items)
}

function checkNames(tell: Say, path: Path, schema: Json, holder: PropertySchema): void {
  const names = Object.keys(holder.properties ?? {})
  const missing = (place: Path, name: string, at: 'value' | 'name') =>
    tell(
      [
        `there is no field "${name}"`,
        'the condition speaks of a field that the record does not have',
        didYouMean(name, names),
      ],
      place,
      at,
    )
  for (const [index, name] of ((schema['required'] ?? []) as string[]).entries())
    if (!names.includes(name)) missing([...path, 'required', index], name, 'value')
  for (const [name, part] of Object.entries((schema['properties'] ?? {}) as Record<string, Json>)) {
    const property = holder.properties?.[name]
    if (property) walk(tell, [...path, 'properties', name], part, property)
    else missing([...path, 'properties', name], name, 'name')
  }
}

function checkValues(tell: Say, path: Path, schema: Json, holder: PropertySchema): void {
  const never = (place: Path, what: string, mend: string) =>
    tell([what, 'the condition can never hold', mend], [...path, ...place], 'value')
  const possible = holder.enum?.map(String)
  const values = [
    ...('const' in schema ? [[['const'], schema['const']] as const] : []),
    ...((schema['enum'] ?? []) as unknown[]).map((value, index) => [['enum', index], value] as const),
  ]
  for (const [place, value] of values)
    if (possible && !possible.includes(String(value)))
      never([...place], `${JSON.stringify(value)} is none of the possible values`, didYouMean(String(value), possible))
  const types = [holder.type ?? []].flat()
  for (const type of [schema['type'] ?? []].flat() as string[]) {
    const fits = types.length === 0 || types.includes(type as never) || (type === 'integer' && types.includes('number'))
    if (!fits) never(['type'], `the field is never ${type}`, `write "${typeOf(holder) ?? ''}"`)
  }
}
