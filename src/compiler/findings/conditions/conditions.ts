import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { typeOf } from '#engine/schema/typeOf.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { pointerPath } from '../read/metaSchemas.ts'
import { didYouMean } from '../nearest.ts'
import type { Project } from '../Project.ts'
import type { Path, Source } from '../read/Source.ts'
import { contradictionsIn } from './contradictions.ts'

type Json = Record<string, unknown>

const ajv = new Ajv({ allErrors: true, strict: false })
addFormats(ajv, ['regex'])
const keywords = [
  ...['type', 'enum', 'const', 'required', 'properties', 'items', 'contains', 'not', 'if', 'then', 'else'],
  ...['allOf', 'anyOf', 'oneOf', 'minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum'],
  ...['exclusiveMaximum', 'minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties'],
]

/** Checks a condition: it must be a JSON Schema that speaks of fields and values which the record can have. */
export function checkCondition(
  project: Project,
  source: Source,
  path: Path,
  condition: unknown,
  holder: RecordSchema | PropertySchema,
): void {
  if (ajv.validateSchema(condition as Json) !== true) {
    for (const error of ajv.errors ?? [])
      project.report('condition', source, [...path, ...pointerPath(error.instancePath, condition)], {
        what: `this is not a JSON Schema: ${error.message ?? 'it cannot be read'}`,
        why: 'a condition is a JSON Schema that the record is tested against',
        mend: 'mend the value here',
      })
    return
  }
  const told: string[] = []
  const report: Project['report'] = (...finding) => {
    told.push(finding[0])
    project.report(...finding)
  }
  walk({ project: { ...project, report }, source }, path, condition as Json, holder)
  // A value that does not exist is told where it stands, and says enough.
  if (told.length > 0) return
  for (const { path: at, what } of contradictionsIn(condition as Json, path, holder))
    project.report('condition', source, at, {
      what,
      why: 'the condition can never hold',
      mend: 'take one of the demands out',
    })
}

interface Context {
  project: Project
  source: Source
}

function walk(context: Context, path: Path, schema: Json, holder: PropertySchema): void {
  const { project, source } = context
  for (const keyword of Object.keys(schema))
    if (!keywords.includes(keyword))
      project.report(
        'condition',
        source,
        [...path, keyword],
        {
          what: `"${keyword}" tests nothing`,
          why: 'a condition holds words of JSON Schema only',
          mend: didYouMean(keyword, keywords),
        },
        'name',
      )
  checkNames(context, path, schema, holder)
  checkValues(context, path, schema, holder)
  for (const keyword of ['not', 'if', 'then', 'else'])
    if (keyword in schema) walk(context, [...path, keyword], schema[keyword] as Json, holder)
  for (const keyword of ['allOf', 'anyOf', 'oneOf'])
    for (const [index, part] of ((schema[keyword] ?? []) as Json[]).entries())
      walk(context, [...path, keyword, index], part, holder)
  for (const keyword of ['items', 'contains'])
    if (keyword in schema && holder.items) walk(context, [...path, keyword], schema[keyword] as Json, holder.items)
}

function checkNames(context: Context, path: Path, schema: Json, holder: PropertySchema): void {
  const names = Object.keys(holder.properties ?? {})
  const missing = (place: Path, name: string, at: 'value' | 'name') => {
    context.project.report(
      'condition',
      context.source,
      place,
      {
        what: `there is no field "${name}"`,
        why: 'the condition speaks of a field that the record does not have',
        mend: didYouMean(name, names),
      },
      at,
    )
  }
  for (const [index, name] of ((schema.required ?? []) as string[]).entries())
    if (!names.includes(name)) missing([...path, 'required', index], name, 'value')
  for (const [name, part] of Object.entries((schema.properties ?? {}) as Record<string, Json>)) {
    const property = holder.properties?.[name]
    if (property) walk(context, [...path, 'properties', name], part, property)
    else missing([...path, 'properties', name], name, 'name')
  }
}

function checkValues({ project, source }: Context, path: Path, schema: Json, holder: PropertySchema): void {
  const never = (place: Path, what: string, mend: string) =>
    project.report('condition', source, place, { what, why: 'the condition can never hold', mend })
  const possible = holder.enum?.map(String)
  const values = [
    ...('const' in schema ? [[['const'], schema.const] as const] : []),
    ...((schema.enum ?? []) as unknown[]).map((value, index) => [['enum', index], value] as const),
  ]
  for (const [place, value] of values)
    if (possible && !possible.includes(String(value)))
      never(
        [...path, ...place],
        `${JSON.stringify(value)} is none of the possible values`,
        didYouMean(String(value), possible),
      )
  const types = [holder.type ?? []].flat()
  for (const type of [schema.type ?? []].flat() as string[]) {
    const fits = types.length === 0 || types.includes(type as never) || (type === 'integer' && types.includes('number'))
    if (!fits) never([...path, 'type'], `the field is never ${type}`, `write "${typeOf(holder) ?? ''}"`)
  }
}
