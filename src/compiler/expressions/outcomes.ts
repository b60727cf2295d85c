import type { ASTNode } from '@marcbachmann/cel-js'
import { parseDate } from '#engine/formats/dates.ts'
import { typeOf } from '#engine/schema/property.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { typedEnvironment } from './recordTypes.ts'
import { isAlwaysThere } from './unasked.ts'
import { partsOf, pathOf, schemaOf, type Scope } from './Scope.ts'

/** The results that a condition can have over all values that the schema allows. */
export interface Outcomes {
  canBeTrue: boolean
  canBeFalse: boolean
  /** Whether it can be neither, because a value is absent. */
  canBeAbsent: boolean
}

/** Undefined stands for a value that is absent, and for what follows from one. */
type Value = string | number | boolean | undefined
export type Given = ReadonlyMap<string, Value>

/** Records that are tried at most; a condition over more is not judged. */
const maxRecords = 20_000

const comparisons = ['==', '!=', '<', '<=', '>', '>=']
const logical = ['&&', '||', '!_']

/**
 * Finds the results that a condition can have, by evaluating it on all combinations of values that it can tell apart:
 * `self.rooms > 3` needs 2, 3, 4 and absent. Parts that are too complex count as both true and false. Undefined if
 * there are too many combinations.
 * @param fixed fields whose value is known, by their path
 */
export function outcomesOf(condition: ASTNode, scope: Scope, fixed: Given = new Map()): Outcomes | undefined {
  const names = new Map<string, ASTNode>()
  collectVariables(condition, scope, names)
  const isFixed = ([name]: [string, ASTNode]) => fixed.has(name)
  const known = new Map(
    [...names].filter(isFixed).map(([name, node]) => [name, asCompared(fixed.get(name), node, scope)] as const),
  )
  const constants = [...constantsIn(condition), ...known.values()]
  const fields = new Map<string, readonly Value[]>()
  for (const [name, node] of names) {
    fields.set(name, known.has(name) ? [known.get(name)] : triedValues(node, scope, constants, names.size))
  }
  const count = [...fields.values()].reduce((product, values) => product * values.length, 1)
  if (count > maxRecords) return undefined
  const found: Outcomes = { canBeTrue: false, canBeFalse: false, canBeAbsent: false }
  for (const given of combinations([...fields])) {
    const outcome = evaluate(condition, scope, given)
    if (outcome === true) found.canBeTrue = true
    if (outcome === false) found.canBeFalse = true
    if (outcome === undefined) found.canBeAbsent = true
    if (found.canBeTrue && found.canBeFalse && found.canBeAbsent) break
  }
  return found
}

/** Whether a node is a field of a plain value, whose values are tried. */
function isField(node: ASTNode, scope: Scope): boolean {
  const schema = node.op === '.' && pathOf(node) !== undefined ? schemaOf(node, scope) : undefined
  return schema !== undefined && ['string', 'number', 'integer', 'boolean'].includes(typeOf(schema) ?? '')
}

const isConstant = (node: ASTNode) =>
  node.op === 'value' && ['string', 'boolean', 'number', 'bigint'].includes(typeof node.args)

const isPlain = (node: ASTNode, scope: Scope) => isField(node, scope) || isConstant(node)

/**
 * Whether the value of a comparison is computed from its fields and constants. Any other part counts as both true and
 * false.
 */
function isEvaluated(node: ASTNode, scope: Scope): boolean {
  if (comparisons.includes(node.op)) return (node.args as ASTNode[]).every((part) => isPlain(part, scope))
  if (node.op !== 'in') return false
  const [field, list] = node.args
  return isField(field, scope) && list.op === 'list' && list.args.every(isConstant)
}

const isAsked = (node: ASTNode, scope: Scope) =>
  node.op === 'call' && node.args[0] === 'has' && node.args[1][0] !== undefined && isField(node.args[1][0], scope)

/** Collects the variables of a condition by name: fields by their path, parts that are not evaluated by their range. */
function collectVariables(node: ASTNode, scope: Scope, names: Map<string, ASTNode>): void {
  if (logical.includes(node.op)) for (const part of partsOf(node)) collectVariables(part, scope, names)
  else if (isEvaluated(node, scope) || isAsked(node, scope)) {
    for (const part of partsOf(node)) if (isField(part, scope)) names.set(pathOf(part) ?? '', part)
  } else if (isField(node, scope)) names.set(pathOf(node) ?? '', node)
  else if (!isConstant(node)) names.set(placeOf(node), node)
}

const placeOf = ({ range }: ASTNode) => `${range.start}-${range.end}`

function constantsIn(node: ASTNode): Value[] {
  const ofNode = isConstant(node) ? [typeof node.args === 'bigint' ? Number(node.args) : (node.args as Value)] : []
  return [...ofNode, ...partsOf(node).flatMap(constantsIn)]
}

/** The values to try for a variable. Undefined is among them unless the field is always present. */
function triedValues(node: ASTNode, scope: Scope, constants: readonly Value[], fields: number): Value[] {
  const schema = isField(node, scope) ? schemaOf(node, scope) : undefined
  if (!schema) return [true, false, undefined]
  const values = fieldValues(schema, scope, constants, fields).map((value) => asCompared(value, node, scope))
  return isAlwaysThere(node, scope) ? values : [undefined, ...values]
}

/** A date as the number by which dates are compared; undefined for a text that is no date. */
function asCompared(value: Value, node: ASTNode, scope: Scope): Value {
  const schema = schemaOf(node, scope)
  return schema && scope.isDate(schema) && typeof value === 'string' ? parseDate(value) : value
}

/**
 * The values of a field that the constants of a condition can tell apart: its options, its numbers, or the texts and
 * some that differ from all.
 * @param fields number of fields: as many different other texts are needed
 */
function fieldValues(schema: PropertySchema, scope: Scope, constants: readonly Value[], fields: number): Value[] {
  const type = typeOf(schema)
  if (schema.const !== undefined && schema.const !== null) return [schema.const]
  if (type === 'boolean') return [true, false]
  if (schema.enum) return schema.enum.filter((value) => value !== null)
  if (type === 'number' || type === 'integer' || scope.isDate(schema)) return triedNumbers(schema, constants, fields)
  const texts = constants.filter((value) => typeof value === 'string')
  // Texts that no constant is: as many as there are fields, before and behind all, since texts compare too.
  const others = Array.from({ length: fields }, (_, index) => [
    `\uFFFF${index}`,
    `${index}`,
    ...texts.map((text) => `${text}${index}`),
  ])
  return [...new Set([...texts, ...others.flat()])].filter((text) => text !== '')
}

/**
 * Numbers to try: limits and constants, values between each two of them, and values beyond the first and last.
 * @param fields number of fields: between two constants, each may need a number of its own
 */
function triedNumbers(
  { type, minimum, maximum }: PropertySchema,
  constants: readonly Value[],
  fields: number,
): number[] {
  const limits = [minimum, maximum].filter((limit) => limit !== undefined)
  const known = [...new Set([0, ...limits, ...constants.filter((value) => typeof value === 'number')])].sort(
    (a, b) => a - b,
  )
  const [first = 0, last = 0] = [known[0], known.at(-1)]
  const steps = Array.from({ length: fields }, (_, index) => (index + 1) / (fields + 1))
  const between = known.flatMap((number, index) => {
    const next = known[index + 1] ?? number
    return steps.flatMap((step) => [number + (next - number) * step, number + fields * step, next - fields * step])
  })
  const beyond = steps.flatMap((_, index) => [first - index - 1, last + index + 1])
  const all = [
    ...new Set([...known, ...between, ...beyond].map((number) => (type === 'integer' ? Math.round(number) : number))),
  ]
  return all.filter((number) => number >= (minimum ?? -Infinity) && number <= (maximum ?? Infinity))
}

/** Yields every combination of values. The same map is filled anew each time. */
function* combinations(
  fields: readonly (readonly [string, readonly Value[]])[],
  given: Map<string, Value> = new Map(),
): Generator<Given> {
  const [first, ...others] = fields
  if (!first) {
    yield given
    return
  }
  for (const value of first[1]) {
    given.set(first[0], value)
    yield* combinations(others, given)
  }
}

/**
 * The value of a condition for given values of its variables, with the semantics of the compiled code: undefined if it
 * depends on an absent value.
 */
function evaluate(node: ASTNode, scope: Scope, given: Given): Value {
  const inner = (part: ASTNode) => evaluate(part, scope, given)
  switch (node.op) {
    case '&&':
      return evaluateLogical(node.args.map(inner), false)
    case '||':
      return evaluateLogical(node.args.map(inner), true)
    case '!_': {
      const value = inner(node.args)
      return value === undefined ? undefined : !value
    }
    case 'value':
      return typeof node.args === 'bigint' ? Number(node.args) : (node.args as Value)
    default:
      if (isAsked(node, scope)) return given.get(pathOf(partsOf(node)[0] as ASTNode) ?? '') !== undefined
      if (isEvaluated(node, scope)) return evaluateComparison(node, scope, given)
      return given.get(isField(node, scope) ? (pathOf(node) ?? '') : placeOf(node))
  }
}

/**
 * The result of `&&` or `||`, in which an absent part may be outweighed.
 * @param decisive the value of one part that decides alone
 */
function evaluateLogical(values: readonly Value[], decisive: boolean): Value {
  if (values.includes(decisive)) return decisive
  return values.every((value) => value === !decisive) ? !decisive : undefined
}

/** The result of a comparison; undefined if one side is absent. */
function evaluateComparison(node: ASTNode, scope: Scope, given: Given): Value {
  const [leftNode, rightNode] = node.args as [ASTNode, ASTNode]
  const left = evaluate(leftNode, scope, given)
  if (left === undefined) return undefined
  if (node.op === 'in') return (rightNode.args as ASTNode[]).some((one) => evaluate(one, scope, given) === left)
  const right = evaluate(rightNode, scope, given)
  if (right === undefined) return undefined
  switch (node.op) {
    case '==':
      return left === right
    case '!=':
      return left !== right
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '>':
      return left > right
    default:
      return left >= right
  }
}

/** The outcomes of the text of a condition; undefined for one with mistakes, too. */
export function outcomesOfText(text: string, scope: Scope, fixed?: Given): Outcomes | undefined {
  const { environment } = typedEnvironment(scope)
  return environment.check(text).valid ? outcomesOf(environment.parse(text).ast, scope, fixed) : undefined
}
