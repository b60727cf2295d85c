import type { ASTNode } from '@marcbachmann/cel-js'
import { patternMistake } from '../text/patternMistake.ts'
import { typeOf } from '#engine/schema/property.ts'
import { referredRow } from '#engine/schema/propertyAt.ts'
import { normalForm } from '#engine/text/normalForm.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { type Member, schemaOf, withItem, type Scope } from './Scope.ts'

/** Functions of `cel` that take the values of all parts. */
const operators: Partial<Record<ASTNode['op'], string>> = {
  '==': 'equal',
  '!=': 'unequal',
  '<': 'less',
  '<=': 'atMost',
  '>': 'more',
  '>=': 'atLeast',
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '%': 'remainder',
  '!_': 'not',
  '-_': 'negative',
  in: 'isIn',
  list: 'list',
}
const methods = new Set(['contains', 'startsWith', 'endsWith', 'matches', 'size', 'sum'])
const functions = new Set(['size', 'string', 'double', 'today', 'days', 'months'])
const roundings = new Set(['round', 'floor', 'ceil'])
const macros = new Set(['all', 'exists', 'filter', 'map'])
/** Loops in each other at most: each multiplies the time by the length of its list. */
const maxLoops = 3

/** An expression that cannot be compiled, with its place in the text. */
export class NotCompiled extends Error {
  readonly node: ASTNode
  constructor(message: string, node: ASTNode) {
    super(message)
    this.node = node
  }
}

/** The JavaScript of an expression, over the functions of `engine/expressions/values.ts` under the name `cel`. */
export function emit(node: ASTNode, scope: Scope): string {
  const inner = (part: ASTNode) => emit(part, scope)
  const call = (name: string, args: readonly ASTNode[]) => `cel.${name}(${args.map(inner).join(', ')})`
  const name = operators[node.op]
  if (['+', '-'].includes(node.op) && (node.args as ASTNode[]).some((part) => isDay(part, scope))) {
    throw new NotCompiled('days can be compared, not added or subtracted', node)
  }
  if (node.op === '[]') return emitTyped(call('itemAt', node.args), schemaOf(node, scope), scope)
  if (name) return call(name, [node.args].flat() as ASTNode[])
  switch (node.op) {
    case 'value':
      if (typeof node.args === 'string') return JSON.stringify(normalForm(node.args))
      return typeof node.args === 'bigint' ? node.args.toString() : JSON.stringify(node.args)
    case 'id':
      return emitTyped(nameInCode(node.args), schemaOf(node, scope), scope)
    case '.':
      return emitTyped(emitField(node, scope), schemaOf(node, scope), scope)
    case '&&':
    case '||':
      return `cel.${node.op === '&&' ? 'and' : 'or'}(${inner(node.args[0])}, () => ${inner(node.args[1])})`
    case '?:':
      return `cel.choose(${inner(node.args[0])}, () => ${inner(node.args[1])}, () => ${inner(node.args[2])})`
    case '/':
      return call(isWhole(node) ? 'wholeBy' : 'by', node.args)
    case 'call':
      return emitCall(node, scope)
    case 'rcall':
      return emitMethod(node, scope)
    default:
      throw new NotCompiled(`"${node.op}" is not part of the language`, node)
  }
}

/**
 * Name of a variable in the generated code. A macro may name its item `class` or `cel`; the prefix `$`, which no
 * expression can have, avoids the clash.
 */
export const nameInCode = (name: string) => (name === 'self' ? name : `$${name}`)

/**
 * The JavaScript of an expression whose value is stored in a field. Values keep their stored form: a date remains text
 * instead of the number by which it is compared.
 */
export function emitValue(node: ASTNode, scope: Scope): string {
  if (node.op === '.') return emitField(node, scope)
  if (node.op === 'call' && node.args[0] === 'dyn') return emitValue(node.args[1][0] as ASTNode, scope)
  if (node.op === '?:') {
    const [condition, yes, no] = node.args
    return `cel.choose(${emit(condition, scope)}, () => ${emitValue(yes, scope)}, () => ${emitValue(no, scope)})`
  }
  return isDay(node, scope) ? `cel.dayText(${emit(node, scope)})` : emit(node, scope)
}

/** Whether an expression only copies the values of fields. Copied numbers are not rounded. */
export function isPassedOn(node: ASTNode): boolean {
  if (node.op === '?:') return node.args.slice(1).every(isPassedOn)
  if (node.op === 'call' && node.args[0] === 'dyn') return node.args[1].every(isPassedOn)
  return node.op === '.' || node.op === 'value'
}

/** Wraps the code of a field so that a stored value of another type counts as absent. */
function emitTyped(code: string, schema: PropertySchema | undefined, scope: Scope): string {
  if (!schema || schema.properties) return code
  if (schema.items) return `cel.items(${code})`
  if (scope.isDate(schema)) return `cel.day(${code})`
  const type = typeOf(schema)
  if (type === 'number' || type === 'integer') return `cel.${type}(${code})`
  if (type === 'boolean') return `cel.flag(${code})`
  return type === 'string' || schema.enum ? `cel.text(${code})` : code
}

/** Whether a node is a date: `today()`, or a field of that kind. */
function isDay(node: ASTNode, scope: Scope): boolean {
  if (node.op === 'call' && node.args[0] === 'today') return true
  const schema = schemaOf(node, scope)
  return schema !== undefined && scope.isDate(schema)
}

/**
 * The code that reads a field as it is stored. For a field behind a reference, it looks the referred record up first.
 */
function emitField({ args: [holder, name] }: Member, scope: Scope): string {
  const target = referredRecord(holder, scope)
  const value = emit(holder, scope)
  const row = target === undefined ? value : `cel.rowOf(${JSON.stringify(target)}, ${value})`
  return `cel.field(${row}, ${JSON.stringify(name)})`
}

/** Name of the record to which the value of a field refers; undefined for other expressions. */
function referredRecord(node: ASTNode, scope: Scope): string | undefined {
  const schema = schemaOf(node, scope)
  return schema && referredRow(schema) ? schema.refers : undefined
}

/** The code of a function call, `has(…)` included. Throws for functions that the language lacks. */
function emitCall(node: Extract<ASTNode, { op: 'call' }>, scope: Scope): string {
  const [name, args] = node.args
  const [first] = args
  if (name === 'has' && first?.op === '.') return `cel.has(${emitField(first, scope)})`
  if (functions.has(name)) return `cel.${name}(${args.map((arg) => emit(arg, scope)).join(', ')})`
  throw new NotCompiled(`"${name}" is not part of the language`, node)
}

/**
 * The code of a method call or a macro, such as `self.rooms.filter(room, …)`. Throws for methods that the language
 * lacks, and for macros nested too deep.
 */
function emitMethod(node: Extract<ASTNode, { op: 'rcall' }>, scope: Scope): string {
  const [name, of, args] = node.args
  const [first, second, third] = args
  if (isMath(of, scope) && roundings.has(name)) {
    return `cel.math.${name}(${args.map((arg) => emit(arg, scope)).join(', ')})`
  }
  const receiver = emit(of, scope)
  if (macros.has(name) && first?.op === 'id' && second) {
    if ((scope.loops ?? 0) >= maxLoops) throw new NotCompiled(`more than ${maxLoops} loops stand in each other`, node)
    const ofItem = (part: ASTNode) => `(${nameInCode(first.args)}) => ${emit(part, withItem(scope, node))}`
    // With three parts, `map` takes only the items for which the second one is true.
    const taken = third ? `cel.filter(${receiver}, ${ofItem(second)})` : receiver
    return `cel.${name}(${taken}, ${ofItem(third ?? second)})`
  }
  if (name === 'matches' && first) return `cel.matches(${receiver}, ${emitPattern(first)})`
  if (methods.has(name)) return `cel.${name}(${[receiver, ...args.map((arg) => emit(arg, scope))].join(', ')})`
  throw new NotCompiled(`"${name}" is not part of the language`, node)
}

const isMath = (node: ASTNode, { names }: Scope) => node.op === 'id' && node.args === 'math' && !names.has('math')

/** The literal of a regular expression, as `matches` needs it. Throws if it is computed, invalid or can backtrack. */
function emitPattern(node: ASTNode): string {
  if (node.op !== 'value' || typeof node.args !== 'string') {
    throw new NotCompiled('a pattern stands in the expression itself, as text', node)
  }
  const text = normalForm(node.args)
  const mistake = patternMistake(text)
  if (mistake) throw new NotCompiled(patternMessages[mistake.code](mistake.about), node)
  return String(new RegExp(text, 'u'))
}

const patternMessages = {
  noPattern: (about: string) => `this is no regular expression with the flag u: ${about}`,
  backtracking: (part: string) => `the pattern can backtrack at ${part}, so a long text holds everything up`,
  unreadPattern: () => 'nobody can tell whether this pattern backtracks',
}

/** Whether CEL treats a number as an int, whose division truncates. A record's numbers are doubles. */
function isWhole(node: ASTNode): boolean {
  if (node.op === 'value') return typeof node.args === 'bigint'
  if (node.op === 'call' || node.op === 'rcall') return node.args[0] === 'size'
  if (node.op === '-_') return isWhole(node.args)
  if (node.op === '?:') return isWhole(node.args[1])
  return ['+', '-', '*', '/', '%'].includes(node.op) && (node.args as ASTNode[]).every(isWhole)
}
