import type { ASTNode, Environment } from '@marcbachmann/cel-js'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { cureOf } from '../findings/nearest.ts'
import { emit, emitValue, NotCompiled } from './emit.ts'
import { impossible } from './impossible.ts'
import { typedEnvironment } from './recordTypes.ts'
import { type ExpressionMistake, fieldsOf, partsOf, scopeAt, type Scope, withItem } from './Scope.ts'
import { demandedBy, unasked } from './unasked.ts'

export interface CompiledExpression {
  /** The JavaScript of the value, over the names of the scope and `cel`, the functions of `engine/expressions/values.ts`. */
  code: string
  /** The CEL type of what it gives. */
  type: string
  /** Paths of the fields that must be there for it to be true, as in `self.person.name`. */
  demands: ReadonlySet<string>
}

/** Compiles an expression that gives a field its value, which is absent where a value that it needs is. */
export function compileValue(
  text: string,
  scope: Scope,
  field: PropertySchema,
): CompiledExpression | ExpressionMistake[] {
  return compile(text, scope, { field, write: emitValue })
}

/** Compiles an expression that must be true or false, and that asks for what may be absent. */
export function compileCondition(text: string, scope: Scope): CompiledExpression | ExpressionMistake[] {
  return ofTruth(text, compile(text, scope, { isAsked: true }))
}

/** Compiles an expression that may not be false; it does not apply where a value is absent. */
export function compileRule(text: string, scope: Scope): CompiledExpression | ExpressionMistake[] {
  return ofTruth(text, compile(text, scope, {}))
}

interface Demands {
  /** What may be absent must be asked for first. */
  isAsked?: boolean
  /** The field that takes the value. */
  field?: PropertySchema
  write?: typeof emit
}

function compile(
  text: string,
  scope: Scope,
  { isAsked = false, field, write = emit }: Demands,
): CompiledExpression | ExpressionMistake[] {
  const { environment, typeIn } = typedEnvironment(scope)
  const { valid, type = 'dyn', error } = environment.check(text)
  if (!valid || error) return [mistakeOf(error, text, environment, scope)]
  const { ast } = environment.parse(text)
  const wanted = field && typeIn(field, 'Type of the field')
  if (wanted !== undefined && ![wanted, 'dyn'].includes(type.replace(/^int$/, 'double')))
    return [{ message: `this gives a ${type}, and the field is a ${wanted}`, start: 0, end: text.length }]
  try {
    const code = write(ast, scope)
    const absent = isAsked ? unasked(ast, scope).map((node) => mayBeAbsent(node, text)) : []
    const mistakes = [...unknown(ast, scope), ...impossible(ast, scope), ...absent]
    return mistakes.length === 0 ? { code, type, demands: demandedBy(ast, scope) } : mistakes
  } catch (problem) {
    if (!(problem instanceof NotCompiled)) throw problem
    return [{ message: problem.message, ...problem.node.range }]
  }
}

function ofTruth(text: string, compiled: CompiledExpression | ExpressionMistake[]) {
  if (Array.isArray(compiled) || compiled.type === 'bool') return compiled
  const message = `this gives a ${compiled.type}, and is to be true or false`
  return [{ message, cure: 'compare it with something', start: 0, end: text.length }]
}

type CheckError = ReturnType<Environment['check']>['error']

function mistakeOf(error: CheckError, text: string, environment: Environment, scope: Scope): ExpressionMistake {
  const { start = 0, end = text.length } = error?.range ?? {}
  const name = text.slice(start, end)
  if (error?.code !== 'no_such_key') return { message: plainly(error?.summary ?? 'this is no expression'), start, end }
  return noField(name, namesBeside(error.node, scopeAt(environment.parse(text).ast, start, scope)), { start, end })
}

/** What the library says, without the names that it has for types. */
const plainly = (summary: string) =>
  summary.replace('no such overload', 'these do not go together').replaceAll('google.protobuf.Timestamp', 'date')

function noField(name: string, names: string[], place: { start: number; end: number }): ExpressionMistake {
  return { message: `there is no field "${name}"`, ...place, ...cureOf(name, names) }
}

/** Fields that do not exist, where the library passes over them: it takes every name within `has()`. */
function unknown(node: ASTNode, scope: Scope): ExpressionMistake[] {
  const inner = node.op === 'rcall' ? withItem(scope, node) : scope
  const below = partsOf(node).flatMap((part) => unknown(part, inner))
  if (node.op !== '.') return below
  const [, name] = node.args
  const names = namesBeside(node, scope)
  const { end } = node.range
  return names.length === 0 || names.includes(name) ? below : [noField(name, names, { start: end - name.length, end })]
}

/** Names of the fields of what holds a field, also where that is a record at which one points. */
function namesBeside(node: unknown, scope: Scope): string[] {
  const part = node as ASTNode
  return part.op === '.' ? Object.keys(fieldsOf(part.args[0], scope) ?? {}) : []
}

function mayBeAbsent({ range }: ASTNode, text: string): ExpressionMistake {
  const path = text.slice(range.start, range.end)
  return { message: `${path} may be absent`, cure: `ask first: has(${path}) && …`, start: range.start, end: range.end }
}
