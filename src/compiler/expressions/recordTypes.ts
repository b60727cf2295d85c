import { Environment } from '@marcbachmann/cel-js'
import type { PropertySchema } from '#generated/definitions.gen.ts'

/** Operations on numbers of both kinds: a record's numbers are doubles, and `rent > 100` must need no `100.0`. */
const mixed: readonly [string, (left: number | bigint, right: number | bigint) => unknown][] = [
  ['+', (left, right) => Number(left) + Number(right)],
  ['-', (left, right) => Number(left) - Number(right)],
  ['*', (left, right) => Number(left) * Number(right)],
  ['/', (left, right) => Number(left) / Number(right)],
]

/** Functions of expressions beside those of CEL, by signature. */
export interface ExpressionFunction {
  signature: string
  run: (...given: never[]) => unknown
}

/**
 * The names and types that expressions on a record may use: `self` is the record. Parts and lists that are absent count as
 * empty; all numbers are doubles; dates are texts, which compare as dates do.
 * @param schema the record's, with its references in place
 */
export function environmentOf(schema: PropertySchema, functions: readonly ExpressionFunction[]): Environment {
  const environment = createEnvironment(functions)
  environment.registerVariable('self', typeOf(schema, 'Record', environment))
  return environment
}

/** CEL with what the language adds, without variables. */
export function createEnvironment(functions: readonly ExpressionFunction[]): Environment {
  const environment = new Environment({ homogeneousAggregateLiterals: false })
  for (const [operator, run] of mixed) {
    environment.registerOperator(`double ${operator} int: double`, run)
    environment.registerOperator(`int ${operator} double: double`, run)
  }
  environment.registerOperator('double == int', (left: number, right: bigint) => left === Number(right))
  environment.registerOperator('double in list<int>', (value: number, list: bigint[]) =>
    list.map(Number).includes(value),
  )
  for (const { signature, run } of functions) environment.registerFunction(signature, run)
  return environment
}

/** The CEL type of a field; registers those of objects under names that lead to them. */
function typeOf(schema: PropertySchema, name: string, environment: Environment): string {
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(
      ([key, field]) => [key, typeOf(field, `${name}_${key}`, environment)] as const,
    )
    environment.registerType(name, { fields: Object.fromEntries(fields) })
    return name
  }
  if (schema.items) return `list<${typeOf(schema.items, name, environment)}>`
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type
  if (type === 'number' || type === 'integer') return 'double'
  return type === 'boolean' ? 'bool' : 'string'
}
