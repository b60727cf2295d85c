import type { ASTNode } from '@marcbachmann/cel-js'
import { typeOf } from '#engine/schema/property.ts'
import { type ExpressionMistake, type Member, pathOf } from './Scope.ts'
import type { Unasked } from './unasked.ts'

/** A value that is read though it may be absent, with a cure that compiles. @param isAsked whether `has()` may be asked before it */
export function mayBeAbsent(unasked: Unasked, text: string, isAsked: boolean): ExpressionMistake {
  const { node } = unasked
  const { start, end } = within(node, text)
  const path = text.slice(start, end)
  const mistake = { message: `${path} may be absent`, start, end }
  if (pathOf(node) === undefined) return { ...mistake, cure: cureOfBrackets(node, text, unasked) }
  const withHas = path === text.trim() ? `write has(${path})` : `ask first: has(${path}) && …`
  return { ...mistake, cure: isAsked ? withHas : valueIfAbsent(path, unasked) }
}

/** The place of a path with the bracket that it begins with, which the library leaves out. */
function within({ range: { start, end } }: ASTNode, text: string): { start: number; end: number } {
  const opened = [...text.slice(start, end)].reduce(
    (depth, sign) => depth + Number(sign === '(') - Number(sign === ')'),
    0,
  )
  const before = [...text.slice(0, start).matchAll(/\(/g)].at(opened)?.index
  return { start: opened < 0 ? (before ?? start) : start, end }
}

/** The cure where a value is worked out: a value that counts in the place of the absent one. */
function valueIfAbsent(path: string, unasked: Unasked): string {
  const value = insteadOf(path, unasked)
  return value === undefined ? `ask first: has(${path}) ? … : null` : `write (${value})`
}

/** A value, and what counts in its place; undefined for a day, which nothing stands for. */
function insteadOf(path: string, { schema, isDate }: Unasked): string | undefined {
  const type = schema && typeOf(schema)
  if (isDate || !schema) return undefined
  if (type === 'boolean') return `has(${path}) && ${path}`
  return `has(${path}) ? ${path} : ${type === 'number' || type === 'integer' ? '0.0' : "''"}`
}

/** The cure where `has()` cannot ask, which takes nothing but names and dots: an item is asked for in its list, a choice in each branch. */
function cureOfBrackets(node: Member, text: string, unasked: Unasked): string {
  const steps: string[] = []
  let holder: ASTNode = node
  for (; holder.op === '.'; holder = holder.args[0]) steps.unshift(holder.args[1])
  const behind = steps.join('.')
  const partOf = (part: ASTNode) => {
    const { start, end } = within(part, text)
    return text.slice(start, end)
  }
  if (holder.op === '?:') {
    const [condition, yes, no] = holder.args.map(partOf)
    return `write (${condition} ? ${yes}.${behind} : ${no}.${behind})`
  }
  if (holder.op !== '[]') return 'compute it in a field of its own first'
  const [list, index] = holder.args.map(partOf)
  const value = insteadOf(`one.${behind}`, unasked)
  return value === undefined
    ? `look into the list: ${list}.exists(one, has(one.${behind}) && …)`
    : `write ${list}.map(one, ${value})[${index}]`
}
