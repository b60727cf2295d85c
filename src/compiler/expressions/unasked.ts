import type { ASTNode } from '@marcbachmann/cel-js'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { type Member, partsOf, pathOf, schemaOf, withItem, type Scope } from './Scope.ts'

/** Paths that are known to be present: `whenTrue` where an expression is true, `whenFalse` where it is false. */
interface Known {
  whenTrue: ReadonlySet<string>
  whenFalse: ReadonlySet<string>
}

const nothing: ReadonlySet<string> = new Set()
const comparisons: readonly ASTNode['op'][] = ['==', '!=', '<', '<=', '>', '>=', 'in']
const union = (left: ReadonlySet<string>, right: ReadonlySet<string>) => new Set([...left, ...right])
const both = (left: ReadonlySet<string>, right: ReadonlySet<string>) =>
  new Set([...left].filter((path) => right.has(path)))

/** A value that an expression reads though it may be absent. */
export interface Unasked {
  node: Member
  schema: PropertySchema | undefined
  isDate: boolean
}

/**
 * The values that an expression reads though they may be absent, without asking `has()` first, by its use.
 * @example `self.end > self.start` names `self.end` where it is optional; `has(self.end) && self.end > self.start` does not
 */
export const unaskedBy = {
  condition(node: ASTNode, scope: Scope): Unasked[] {
    const found: Unasked[] = []
    walkNode(node, scope, nothing, found)
    return found
  },
  value(node: ASTNode, scope: Scope): Unasked[] {
    const found: Unasked[] = []
    walkValue(node, scope, nothing, found)
    return found
  },
  /** A rule does not apply where a field is absent. A field of an item would silence it for all items. */
  rule(node: ASTNode, scope: Scope): Unasked[] {
    const lists = listsIn(node)
    const isWithin = ({ range: { start, end } }: ASTNode) =>
      lists.some(({ range }) => range.start <= start && end <= range.end)
    return unaskedBy
      .condition(node, scope)
      .filter((one) => !/^self\b/.test(pathOf(one.node) ?? '') && isWithin(one.node))
  },
}

/** The calls of `map` and `filter` in an expression: they make a list to count or to sum up. */
function listsIn(node: ASTNode): ASTNode[] {
  const isMade = node.op === 'rcall' && ['map', 'filter'].includes(node.args[0])
  return isMade ? [node] : partsOf(node).flatMap(listsIn)
}

/** Paths of the fields that must be there for an expression to be true, as in `self.person.name`. */
export const demandedBy = (node: ASTNode, scope: Scope): ReadonlySet<string> =>
  walkNode(node, scope, nothing, []).whenTrue

/**
 * Collects in `found` the values that a node of an expression reads without `has()`, and returns the paths whose presence
 * its result proves: the right side of `&&` counts only where the left is true.
 * @param known paths that are present wherever this node is evaluated
 */
function walkNode(node: ASTNode, scope: Scope, known: ReadonlySet<string>, found: Unasked[]): Known {
  switch (node.op) {
    case 'value':
    case 'id':
      return { whenTrue: nothing, whenFalse: nothing }
    case '.':
      return walkPath(node, scope, known, found)
    case '&&':
    case '||': {
      const isAnd = node.op === '&&'
      const left = walkNode(node.args[0], scope, known, found)
      const right = walkNode(node.args[1], scope, union(known, isAnd ? left.whenTrue : left.whenFalse), found)
      return isAnd
        ? { whenTrue: union(left.whenTrue, right.whenTrue), whenFalse: both(left.whenFalse, right.whenFalse) }
        : { whenTrue: both(left.whenTrue, right.whenTrue), whenFalse: union(left.whenFalse, right.whenFalse) }
    }
    case '!_': {
      const { whenTrue, whenFalse } = walkNode(node.args, scope, known, found)
      return { whenTrue: whenFalse, whenFalse: whenTrue }
    }
    case '?:': {
      const condition = walkNode(node.args[0], scope, known, found)
      walkNode(node.args[1], scope, union(known, condition.whenTrue), found)
      walkNode(node.args[2], scope, union(known, condition.whenFalse), found)
      return { whenTrue: nothing, whenFalse: nothing }
    }
    default: {
      const parts = partsOf(node)
      const paths = new Set(parts.flatMap((part) => pathOf(part) ?? []))
      if (node.op === 'call' && node.args[0] === 'has') return { whenTrue: paths, whenFalse: nothing }
      const inner = node.op === 'rcall' ? withItem(scope, node) : scope
      for (const part of parts) walkNode(part, inner, known, found)
      // A comparison with an absent value is never true.
      return { whenTrue: comparisons.includes(node.op) ? paths : nothing, whenFalse: nothing }
    }
  }
}

/**
 * Walks an expression whose value is kept. A value that is merely passed on may be absent: the result is absent then,
 * too.
 */
function walkValue(node: ASTNode, scope: Scope, known: ReadonlySet<string>, found: Unasked[]): void {
  if (node.op === '?:') {
    const [condition, yes, no] = node.args
    const { whenTrue, whenFalse } = walkNode(condition, scope, known, found)
    walkValue(yes, scope, union(known, whenTrue), found)
    walkValue(no, scope, union(known, whenFalse), found)
  } else if (node.op === 'call' && node.args[0] === 'dyn') {
    for (const part of node.args[1]) walkValue(part, scope, known, found)
  } else if (node.op === '.') walkHolder(node, scope, known, found)
  else walkNode(node, scope, known, found)
}

/** Walks the holder of a field. A path of names needs no walk: absent objects read as empty. */
function walkHolder({ args: [holder] }: Member, scope: Scope, known: ReadonlySet<string>, found: Unasked[]): void {
  if (holder.op !== '.' && holder.op !== 'id') walkNode(holder, scope, known, found)
}

/**
 * Adds a field to `found` unless it is required, or a `has()` before it proves that it is present. Objects and lists
 * are exempt, since absent ones read as empty.
 */
function walkPath(node: Member, scope: Scope, known: ReadonlySet<string>, found: Unasked[]): Known {
  walkHolder(node, scope, known, found)
  const schema = schemaOf(node, scope)
  const isPartOrList = schema?.properties !== undefined || schema?.items !== undefined
  const path = pathOf(node) ?? ''
  const isDate = schema !== undefined && scope.isDate(schema)
  if (!isPartOrList && !isAlwaysThere(node, scope) && !known.has(path)) found.push({ node, schema, isDate })
  return { whenTrue: nothing, whenFalse: nothing }
}

/** Whether every object on a path requires the next step. */
export function isAlwaysThere(node: ASTNode, scope: Scope): boolean {
  if (node.op !== '.') return true
  const [holder, name] = node.args
  const demanded = schemaOf(holder, scope)?.required?.includes(name) ?? false
  return demanded && isAlwaysThere(holder, scope)
}
