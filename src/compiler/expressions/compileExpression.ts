import type { ASTNode, Environment } from '@marcbachmann/cel-js'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { typeName } from '../text/Finding.ts'
import { mayBeAbsent } from './absent.ts'
import { mistakeAt } from './cures.ts'
import { emit, emitValue, isPassedOn, NotCompiled } from './emit.ts'
import { noField, missedMistakes } from './overlooked.ts'
import { typedEnvironment } from './recordTypes.ts'
import { type ExpressionMistake, type Scope, scopeAt } from './Scope.ts'
import { demandedBy, unaskedBy } from './unasked.ts'

export interface CompiledExpression {
  /** The JavaScript of the value, over the names of the scope and `cel`, the functions of `engine/expressions/values.ts`. */
  code: string
  /** Paths of the fields that must be there for it to be true, as in `self.person.name`. */
  demands: ReadonlySet<string>
  /** Whether the value is read from a field rather than calculated. */
  isPassedOn: boolean
}

/**
 * The use of an expression: a condition is true or false and asks for values that may be absent; a rule may not be false,
 * and does not apply where a value is absent; a field takes the value, and the expression says where there is none.
 */
export type Purpose = 'condition' | 'rule' | { field: PropertySchema }

/**
 * Compiles an expression of the definition language, a subset of CEL, to JavaScript. Returns the mistakes instead if it
 * has any: syntax, types, unknown fields, or values that may be absent.
 */
export function compileExpression(
  text: string,
  scope: Scope,
  purpose: Purpose,
): CompiledExpression | ExpressionMistake[] {
  const { environment, typeIn } = typedEnvironment(scope)
  const isValue = typeof purpose === 'object'
  const { valid, type = 'dyn', error } = isValue ? checkValue(text, environment) : environment.check(text)
  if (!valid || error) return [typeMistake(error, text, environment, scope)]
  const { ast } = environment.parse(text)
  const wanted = isValue ? typeIn(purpose.field) : 'bool'
  const ofAll = (message: string, cure: string): ExpressionMistake[] => [
    { message: withPlainTypes(message), cure: withPlainTypes(cure), start: 0, end: text.length },
  ]
  if (isValue && ![wanted, 'dyn'].includes(type.replace(/^int$/, 'double'))) {
    return ofAll(`this gives ${type}, and the field is ${wanted}`, `write what gives ${wanted}`)
  }
  try {
    const code = (isValue ? emitValue : emit)(ast, scope)
    const absent = unaskedBy[isValue ? 'value' : purpose](ast, scope).map((one) =>
      mayBeAbsent(one, text, purpose === 'condition'),
    )
    const mistakes = [...missedMistakes(ast, scope), ...absent]
    if (mistakes.length > 0) return mistakes
    if (!isValue && type !== 'bool') {
      return ofAll(`this gives ${type}, and is to be true or false`, 'compare it with something')
    }
    return { code, demands: demandedBy(ast, scope), isPassedOn: isPassedOn(ast) }
  } catch (problem) {
    if (!(problem instanceof NotCompiled)) throw problem
    return [mistakeAt(problem.message, text, problem.node.range)]
  }
}

/** Checks an expression of a value, in which a branch of `? :` may be `null`: no value. */
function checkValue(text: string, environment: Environment): ReturnType<Environment['check']> {
  try {
    const parsed = environment.parse(text)
    removeNullBranches(parsed.ast)
    return parsed.check()
  } catch {
    return environment.check(text)
  }
}

/** Replaces a `null` branch of `? :` by the other branch, so that the library finds one type for both. */
function removeNullBranches(node: ASTNode): void {
  if (node.op !== '?:') return
  const [, yes, no] = node.args
  const isNull = ({ op, args }: ASTNode) => op === 'value' && args === null
  if (isNull(yes)) node.args[1] = no
  if (isNull(no)) node.args[2] = yes
  removeNullBranches(yes)
  removeNullBranches(no)
}

type CheckError = ReturnType<Environment['check']>['error']

/**
 * The first mistake that the library finds, with its range and a correction. An unknown field gets the similar fields
 * of its holder.
 */
function typeMistake(error: CheckError, text: string, environment: Environment, scope: Scope): ExpressionMistake {
  const { start = 0, end = text.length } = error?.range ?? {}
  const fields = Object.keys(scope.names.get('self')?.properties ?? {})
  const found = mistakeAt(withPlainTypes(error?.summary ?? 'this is no expression'), text, { start, end }, fields)
  const node = error?.node as ASTNode | undefined
  if (node?.op !== '.') return found
  const lacking = noField(node, scopeAt(environment.parse(text).ast, start, scope), end)
  return error?.code === 'no_such_key' ? lacking : { ...found, of: lacking.of }
}

/** The message of the library in plain terms: without its names of types, such as `google.protobuf.Timestamp`. */
const withPlainTypes = (summary: string) =>
  summary
    .replace('no such overload', 'these do not go together')
    .replace(/List index must be int, got .*/, 'a list has no fields of its own')
    .replace(/Cannot index type 'record.*/, 'this is one record, and no list')
    .replace(/Cannot index type '(.*?)'/, '$1 has no fields')
    .replaceAll(/list<.*?>+/g, 'a list')
    .replaceAll(/\brecord \d+/g, 'a record')
    .replaceAll(/\b(google\.protobuf\.\w+|double|int|string|bool)\b(?!\()/g, typeName)
