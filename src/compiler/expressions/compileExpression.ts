import type { ASTNode, Environment } from '@marcbachmann/cel-js'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { nearest } from '../findings/nearest.ts'
import { emit, NotCompiled } from './emit.ts'
import { schemaOf, scopeAt, type Scope } from './Scope.ts'
import { unasked } from './unasked.ts'

/** What is wrong in an expression, and from which to which character of its text. */
export interface ExpressionMistake {
  message: string
  cure?: string
  start: number
  end: number
}

export interface CompiledExpression {
  /** A JavaScript function of the record. */
  code: string
  /** The CEL type of what it gives. */
  type: string
}

/**
 * Compiles an expression on a record.
 * @param environment that of the record, from `environmentOf`
 * @param schema the record's
 */
export function compileExpression(
  text: string,
  environment: Environment,
  schema: PropertySchema,
): CompiledExpression | ExpressionMistake[] {
  const scope: Scope = new Map([['self', schema]])
  const { valid, type = 'dyn', error } = environment.check(text)
  if (!valid || error) return [mistakeOf(error, text, environment, scope)]
  const { ast } = environment.parse(text)
  try {
    const code = `(self) => ${emit(ast, scope)}`
    const absent = unasked(ast, scope)
    return absent.length === 0 ? { code, type } : absent.map((node) => mayBeAbsent(node, text))
  } catch (problem) {
    if (!(problem instanceof NotCompiled)) throw problem
    return [{ message: problem.message, ...problem.node.range }]
  }
}

type CheckError = ReturnType<Environment['check']>['error']

function mistakeOf(error: CheckError, text: string, environment: Environment, scope: Scope): ExpressionMistake {
  const { start = 0, end = text.length } = error?.range ?? {}
  const message = error?.summary ?? 'this is no expression'
  const names =
    error?.code === 'no_such_key' ? namesBeside(error.node, scopeAt(environment.parse(text).ast, start, scope)) : []
  const meant = nearest(text.slice(start, end), names)
  return { message, start, end, ...(meant !== undefined && { cure: `did you mean "${meant}"?` }) }
}

function namesBeside(node: unknown, scope: Scope): string[] {
  const part = node as ASTNode
  return part.op === '.' ? Object.keys(schemaOf(part.args[0], scope)?.properties ?? {}) : []
}

function mayBeAbsent({ range }: ASTNode, text: string): ExpressionMistake {
  const path = text.slice(range.start, range.end)
  return { message: `${path} may be absent`, cure: `ask first: has(${path}) && …`, start: range.start, end: range.end }
}
