import { Environment } from '@marcbachmann/cel-js'
import { referredRow, withTargets } from '#engine/schema/propertyAt.ts'
import { typeOf } from '#engine/schema/property.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import type { Scope } from './Scope.ts'

/**
 * Operators that the language adds to CEL: numbers of a record are doubles, and `rent > 100` must work without `100.0`.
 */
const operators = [
  ...['+', '-', '*', '/'].flatMap((sign) => [`double ${sign} int: double`, `int ${sign} double: double`]),
  'double == int',
  'double in list<int>',
]
const functions = [
  'today(): google.protobuf.Timestamp',
  'days(google.protobuf.Timestamp, google.protobuf.Timestamp): double',
  'months(google.protobuf.Timestamp, google.protobuf.Timestamp): double',
  'list<double>.sum(): double',
  ...['double', 'int'].flatMap((number) => [
    `Mathematics.round(${number}): double`,
    `Mathematics.round(${number}, int): double`,
    `Mathematics.floor(${number}): double`,
    `Mathematics.ceil(${number}): double`,
  ]),
]

/** The name space `math` of CEL; the language has only its rounding functions. */
class Mathematics {
  readonly name = 'math'
}

/** Compiled code runs without the library. */
const neverRun = () => 0

/**
 * Returns the environment in which the CEL library checks the types of expressions, and a function for the type of a
 * field. Absent objects and lists count as empty, and all numbers are doubles. A reference has the type of the target's
 * rows, whose own references are texts, since records may refer to each other.
 * @param scope declarations with their references resolved
 */
export function typedEnvironment(scope: Scope) {
  const known = environments.get(scope) ?? createEnvironment(scope)
  environments.set(scope, known)
  return known
}

/** Environments by scope: an expression is checked, compiled and tried in the same one. */
const environments = new WeakMap<Scope, ReturnType<typeof createEnvironment>>()

/** Registers operators, functions and the types of the variables with the CEL library. */
function createEnvironment(scope: Scope) {
  const environment = new Environment({ homogeneousAggregateLiterals: false })
  environment.registerType('Mathematics', Mathematics).registerConstant('math', 'Mathematics', new Mathematics())
  for (const operator of operators) environment.registerOperator(operator, neverRun)
  for (const one of functions) environment.registerFunction(one, neverRun)
  const registered = new Map<string, string>()
  /** Name of the CEL type of a field. Objects with equal fields share one type, so that they can be compared. */
  const typeIn = (schema: PropertySchema): string => {
    const row = referredRow(schema)
    if (row) return typeIn(withTargets({ type: 'object', properties: row.properties }, () => undefined))
    if (schema.properties) {
      const properties = Object.entries(schema.properties)
      const fields = Object.fromEntries(properties.map(([key, field]) => [key, typeIn(field)]))
      const signature = JSON.stringify(fields)
      const known = registered.get(signature)
      if (known !== undefined) return known
      const name = `record ${registered.size}`
      environment.registerType(name, { fields })
      registered.set(signature, name)
      return name
    }
    if (schema.items) return `list<${typeIn(schema.items)}>`
    if (scope.isDate(schema)) return 'google.protobuf.Timestamp'
    const type = typeOf(schema)
    if (type === 'number' || type === 'integer') return 'double'
    return type === 'boolean' ? 'bool' : 'string'
  }
  for (const [name, schema] of scope.names) environment.registerVariable(name, typeIn(schema))
  return { environment, typeIn }
}
