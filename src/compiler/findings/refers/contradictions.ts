import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import type { Path } from '../read/Source.ts'
import { meets } from './meets.ts'

type Json = Record<string, unknown>

/** A schema that a value must meet, with the place where it stands; the record's own stands nowhere. */
interface Demand {
  schema: Json
  path: Path | undefined
}

export interface Contradiction {
  path: Path
  what: string
}

/** Limits of a value, the least before the most. */
const limits = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const

/** Why no record could ever meet a condition; empty if nothing speaks against it. */
export function contradictionsIn(
  condition: Json,
  path: Path,
  holder: RecordSchema | PropertySchema,
  above: Demand[] = [],
): Contradiction[] {
  const demands = [...above, ...together({ schema: condition, path })]
  const choices = demands.flatMap(({ schema, path: at }) =>
    at === undefined || above.some((one) => one.path === at)
      ? []
      : (['anyOf', 'oneOf'] as const).flatMap((name) =>
          ((schema[name] ?? []) as Json[]).map((part, index) => ({ part, at: [...at, name, index] })),
        ),
  )
  const here = contradiction(demands, path)
  if (here) return [here]
  return [
    ...choices.flatMap(({ part, at }) => contradictionsIn(part, at, holder, demands)),
    ...below(demands, path, holder),
  ]
}

/** A schema and all that it demands beside itself. */
function together(demand: Demand): Demand[] {
  const { schema, path } = demand
  const parts = (schema['allOf'] ?? []) as Json[]
  return [
    demand,
    ...parts.flatMap((part, index) => together({ schema: part, path: path && [...path, 'allOf', index] })),
  ]
}

/** Contradictions in what is demanded of each field. */
function below(demands: Demand[], path: Path, holder: RecordSchema | PropertySchema): Contradiction[] {
  const names = new Set(demands.flatMap(({ schema }) => Object.keys((schema['properties'] ?? {}) as Json)))
  return [...names].flatMap((name) => {
    const property = holder.properties?.[name]
    if (!property) return []
    const own = demands.flatMap(({ schema, path: at }): Demand[] => {
      const part = ((schema['properties'] ?? {}) as Json)[name]
      return part === undefined ? [] : together({ schema: part as Json, path: [...(at ?? path), 'properties', name] })
    })
    const { path: at = path } = own.at(-1) ?? {}
    const [first, ...others] = own
    if (!first) return []
    const found = contradiction([{ schema: property as unknown as Json, path: undefined }, ...own], at)
    if (found) return [found]
    return contradictionsIn(first.schema, first.path ?? at, property, others)
  })
}

function contradiction(demands: Demand[], path: Path): Contradiction | undefined {
  const schemas = demands.map(({ schema }) => schema)
  const denied = demands.find(
    ({ schema }) =>
      schema['not'] !== undefined &&
      schemas.some((other) => other !== schema && includes(other, schema['not'] as Json)),
  )
  const self = demands.find(
    ({ schema }) => schema['not'] !== undefined && includes(without(schema), schema['not'] as Json),
  )
  const both = denied ?? self
  if (both) return { path, what: 'this demands what it forbids' }
  for (const [least, most] of limits) {
    const low = Math.max(...schemas.map((schema) => numberOf(schema[least], -Infinity)))
    const high = Math.min(...schemas.map((schema) => numberOf(schema[most], Infinity)))
    if (low > high) return { path, what: `${least} ${low} is more than ${most} ${high}` }
  }
  const lists = schemas.flatMap((schema) => [
    ...('const' in schema ? [[schema['const']]] : []),
    ...(Array.isArray(schema['enum']) ? [schema['enum'] as unknown[]] : []),
  ])
  const [values] = lists.sort((left, right) => left.length - right.length)
  // Of a value that the record does not know, more is said elsewhere.
  const told = demands.filter((demand) => demand.path !== undefined).map(({ schema }) => schema)
  if (!values || told.length === 0 || values.some((value) => schemas.every((schema) => meets(value, schema))))
    return undefined
  return { path, what: `no value meets all of this` }
}

const numberOf = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

function without({ not: _, ...rest }: Json): Json {
  return rest
}

/** Whether a schema demands at least all that another one demands. */
function includes(schema: Json, other: Json): boolean {
  const entries = Object.entries(other)
  return (
    entries.length > 0 &&
    entries.every(([name, value]) => {
      if (name === 'required' && Array.isArray(value))
        return value.every((one) => ((schema['required'] ?? []) as unknown[]).includes(one))
      return JSON.stringify(schema[name]) === JSON.stringify(value)
    })
  )
}
