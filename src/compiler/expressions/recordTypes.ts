import { Environment } from '@marcbachmann/cel-js'
import { typeOf } from '#engine/schema/typeOf.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import type { Scope } from './Scope.ts'

/** Operations on numbers of both kinds: a record's numbers are doubles, and `rent > 100` must need no `100.0`. */
const mixed: readonly [string, (left: number | bigint, right: number | bigint) => unknown][] = [
  ['+', (left, right) => Number(left) + Number(right)],
  ['-', (left, right) => Number(left) - Number(right)],
  ['*', (left, right) => Number(left) * Number(right)],
  ['/', (left, right) => Number(left) / Number(right)],
]

/**
 * The names and types that an expression may use. Parts and lists that are absent count as empty; all numbers are doubles.
 * @param scope declarations with their references in place
 */
export function environmentOf(scope: Scope): Environment {
  const environment = createEnvironment()
  for (const [name, schema] of scope.names)
    environment.registerVariable(name, registerType(schema, `Type of ${name}`, environment, scope))
  return environment
}

/** CEL with what the language adds, without variables. */
export function createEnvironment(): Environment {
  const environment = new Environment({ homogeneousAggregateLiterals: false })
  for (const [operator, run] of mixed) {
    environment.registerOperator(`double ${operator} int: double`, run)
    environment.registerOperator(`int ${operator} double: double`, run)
  }
  environment.registerFunction('today(): google.protobuf.Timestamp', () => new Date())
  for (const between of ['days', 'months'])
    environment.registerFunction(`${between}(google.protobuf.Timestamp, google.protobuf.Timestamp): double`, () => 0)
  environment.registerOperator('double == int', (left: number, right: bigint) => left === Number(right))
  environment.registerOperator('double in list<int>', (value: number, list: bigint[]) =>
    list.map(Number).includes(value),
  )
  return environment
}

/** Gives the CEL type of a field; registers those of objects under names that lead to them. */
function registerType(schema: PropertySchema, name: string, environment: Environment, scope: Scope): string {
  const inner = (part: PropertySchema, partName = name) => registerType(part, partName, environment, scope)
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(
      ([key, field]) => [key, inner(field, `${name}.${key}`)] as const,
    )
    environment.registerType(name, { fields: Object.fromEntries(fields) })
    return name
  }
  if (schema.items) return `list<${inner(schema.items)}>`
  if (scope.isDate(schema)) return 'google.protobuf.Timestamp'
  const type = typeOf(schema)
  if (type === 'number' || type === 'integer') return 'double'
  return type === 'boolean' ? 'bool' : 'string'
}
