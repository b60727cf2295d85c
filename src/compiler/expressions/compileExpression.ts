import type { ASTNode, Environment } from '@marcbachmann/cel-js'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { didYouMean } from '../findings/nearest.ts'
import { typeName } from '../findings/Finding.ts'
import { mistakeAt } from './cures.ts'
import { emit, emitValue, NotCompiled } from './emit.ts'
import { impossible } from './impossible.ts'
import { typedEnvironment } from './recordTypes.ts'
import type { ExpressionMistake, Member, Scope } from './Scope.ts'
import { fieldsOf, partsOf, pathOf, schemaOf, scopeAt, withItem } from './Scope.ts'
import { demandedBy, unasked } from './unasked.ts'

export interface CompiledExpression {
  /** The JavaScript of the value, over the names of the scope and `cel`, the functions of `engine/expressions/values.ts`. */
  code: string
  /** The CEL type of what it gives. */
  type: string
  /** Paths of the fields that must be there for it to be true, as in `self.person.name`. */
  demands: ReadonlySet<string>
}

type Compiled = CompiledExpression | ExpressionMistake[]

/** Compiles an expression that gives a field its value, which is absent where a value that it needs is. */
export function compileValue(text: string, scope: Scope, field: PropertySchema): Compiled {
  return compile(text, scope, { field, write: emitValue })
}

/** Compiles an expression that must be true or false, and that asks for what may be absent. */
export function compileCondition(text: string, scope: Scope): Compiled {
  return ofTruth(text, compile(text, scope, { isAsked: true }))
}

/** Compiles an expression that may not be false; it does not apply where a value is absent. */
export function compileRule(text: string, scope: Scope): Compiled {
  return ofTruth(text, compile(text, scope, {}))
}

interface Demands {
  /** What may be absent must be asked for first. */
  isAsked?: boolean
  /** The field that takes the value. */
  field?: PropertySchema
  write?: typeof emit
}

function compile(text: string, scope: Scope, { isAsked = false, field, write = emit }: Demands): Compiled {
  const { environment, typeIn } = typedEnvironment(scope)
  const { valid, type = 'dyn', error } = environment.check(text)
  if (!valid || error) return [mistakeOf(error, text, environment, scope)]
  const { ast } = environment.parse(text)
  const wanted = field && typeIn(field)
  if (wanted !== undefined && ![wanted, 'dyn'].includes(type.replace(/^int$/, 'double')))
    return ofAll(text, `this gives ${type}, and the field is ${wanted}`, `write what gives ${wanted}`)
  try {
    const code = write(ast, scope)
    const absent = isAsked ? unasked(ast, scope).map((node) => mayBeAbsent(node, text)) : []
    const mistakes = [...unknown(ast, scope), ...impossible(ast, scope), ...absent]
    return mistakes.length === 0 ? { code, type, demands: demandedBy(ast, scope) } : mistakes
  } catch (problem) {
    if (!(problem instanceof NotCompiled)) throw problem
    return [mistakeAt(problem.message, text, problem.node.range)]
  }
}

function ofTruth(text: string, compiled: Compiled): Compiled {
  if (Array.isArray(compiled) || compiled.type === 'bool') return compiled
  return ofAll(text, `this gives ${compiled.type}, and is to be true or false`, 'compare it with something')
}

const ofAll = (text: string, message: string, cure: string): ExpressionMistake[] => [
  { message: plainly(message), cure: plainly(cure), start: 0, end: text.length },
]

type CheckError = ReturnType<Environment['check']>['error']

function mistakeOf(error: CheckError, text: string, environment: Environment, scope: Scope): ExpressionMistake {
  const { start = 0, end = text.length } = error?.range ?? {}
  const fields = Object.keys(scope.names.get('self')?.properties ?? {})
  const found = mistakeAt(plainly(error?.summary ?? 'this is no expression'), text, { start, end }, fields)
  const node = error?.node as ASTNode | undefined
  if (node?.op !== '.') return found
  const lacking = noField(node, scopeAt(environment.parse(text).ast, start, scope), end)
  return error?.code === 'no_such_key' ? lacking : { ...found, of: lacking.of }
}

/** What the library says, without the names that it has for types. */
const plainly = (summary: string) =>
  summary
    .replace('no such overload', 'these do not go together')
    .replace(/List index must be int, got .*/, 'a list has no fields of its own')
    .replace(/Cannot index type 'record.*/, 'this is one record, and no list')
    .replace(/Cannot index type '(.*?)'/, '$1 has no fields')
    .replaceAll(/list<.*?>+/g, 'a list')
    .replaceAll(/\brecord \d+/g, 'a record')
    .replaceAll(/\b(google\.protobuf\.\w+|double|int|string|bool)\b(?!\()/g, typeName)

function noField({ args: [holder, name] }: Member, scope: Scope, end: number): ExpressionMistake {
  const cure = didYouMean(name, Object.keys(fieldsOf(holder, scope) ?? {}))
  const of = schemaOf(holder, scope)?.refers
  return { message: `there is no field "${name}"`, cure, missing: name, of, start: end - name.length, end }
}

/** Fields that do not exist, where the library passes over them: it takes every name within `has()`. */
function unknown(node: ASTNode, scope: Scope): ExpressionMistake[] {
  const inner = node.op === 'rcall' ? withItem(scope, node) : scope
  const below = partsOf(node).flatMap((part) => unknown(part, inner))
  const [holder] = partsOf(node)
  if (!holder || !schemaOf(holder, scope)) return below
  const fields = fieldsOf(holder, scope)
  if (node.op === '[]' && fields)
    return [{ message: 'a field stands behind a dot', cure: `write ${pathOf(holder)}.name`, ...node.range }]
  return node.op !== '.' || (fields && node.args[1] in fields) ? below : [noField(node, scope, node.range.end)]
}

function mayBeAbsent({ range }: ASTNode, text: string): ExpressionMistake {
  const path = text.slice(range.start, range.end)
  const cure = path === text.trim() ? `write has(${path})` : `ask first: has(${path}) && …`
  return { message: `${path} may be absent`, cure, start: range.start, end: range.end }
}
