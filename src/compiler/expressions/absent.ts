import type { ASTNode } from '@marcbachmann/cel-js'
import { typeOf } from '#engine/schema/property.ts'
import { type ExpressionMistake, type Member, pathOf } from './Scope.ts'
import type { Unasked } from './unasked.ts'

/**
 * The mistake of reading a value that may be absent, with a corrected text that compiles.
 * @param isAsked whether `has()` is the way to correct it, as in a condition
 */
export function mayBeAbsent(unasked: Unasked, text: string, isAsked: boolean): ExpressionMistake {
  const { node } = unasked
  const { start, end } = rangeWithBracket(node, text)
  const path = text.slice(start, end)
  const mistake = { message: `${path} may be absent`, start, end }
  if (pathOf(node) === undefined) return { ...mistake, cure: cureOfBrackets(node, text, unasked) }
  const withHas = path === text.trim() ? `write has(${path})` : `ask first: has(${path}) && …`
  return { ...mistake, cure: isAsked ? withHas : valueIfAbsent(path, unasked) }
}

/** The range of a path with its opening bracket, which the range of the library leaves out. */
function rangeWithBracket({ range: { start, end } }: ASTNode, text: string): { start: number; end: number } {
  const opened = [...text.slice(start, end)].reduce(
    (depth, sign) => depth + Number(sign === '(') - Number(sign === ')'),
    0,
  )
  const before = [...text.slice(0, start).matchAll(/\(/g)].at(opened)?.index
  return { start: opened < 0 ? (before ?? start) : start, end }
}

/** The correction for an expression that computes a value: a fallback for the absent one. */
function valueIfAbsent(path: string, unasked: Unasked): string {
  const value = withFallback(path, unasked)
  return value === undefined ? `ask first: has(${path}) ? … : null` : `write (${value})`
}

/**
 * An expression for a value with the fallback for its type: `has(self.rent) ? self.rent : 0.0`. Undefined for a date,
 * which has none.
 */
function withFallback(path: string, { schema, isDate }: Unasked): string | undefined {
  const type = schema && typeOf(schema)
  if (isDate || !schema) return undefined
  if (type === 'boolean') return `has(${path}) && ${path}`
  return `has(${path}) ? ${path} : ${type === 'number' || type === 'integer' ? '0.0' : "''"}`
}

/**
 * The correction if `has()` cannot be used, since it takes nothing but names and dots: an item is tested inside a macro
 * on its list, a choice in each branch.
 */
function cureOfBrackets(node: Member, text: string, unasked: Unasked): string {
  const steps: string[] = []
  let holder: ASTNode = node
  for (; holder.op === '.'; holder = holder.args[0]) steps.unshift(holder.args[1])
  const behind = steps.join('.')
  const partOf = (part: ASTNode) => {
    const { start, end } = rangeWithBracket(part, text)
    return text.slice(start, end)
  }
  if (holder.op === '?:') {
    const [condition, yes, no] = holder.args.map(partOf)
    return `write (${condition} ? ${yes}.${behind} : ${no}.${behind})`
  }
  if (holder.op !== '[]') return 'compute it in a field of its own first'
  const [list, index] = holder.args.map(partOf)
  const value = withFallback(`one.${behind}`, unasked)
  return value === undefined
    ? `look into the list: ${list}.exists(one, has(one.${behind}) && …)`
    : `write ${list}.map(one, ${value})[${index}]`
}
